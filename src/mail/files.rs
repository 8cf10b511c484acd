//! Letters as files in the data folder: where no mail server is set up, the administrator reads them in the browser. They
//! hold links that let one act for their readers, hence 0600 and the warning on that page.

use std::fs;
use std::io::{self, Read as _, Write};
use std::path::Path;

use super::opened::{header, html_part, text_part};

/// What is read of a file for the list: our header is shorter.
const HEAD: u64 = 8 * 1024;
/// What is read of one letter at most: ours are a tenth of it.
const LARGEST: u64 = 1024 * 1024;

/// A letter that lies in the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The file's name; names sort by the time of writing.
    pub name: String,
    /// To whom.
    pub to: String,
    /// Subject, as it stands in the header.
    pub subject: String,
}

/// Writes a letter; a letter sent again (the same `message_id`) takes the place of the first one only if it is written in
/// the same millisecond, so that a doubled mail is seen. Returns the file's name.
///
/// # Errors
/// The folder cannot be written to.
pub fn write(folder: &Path, at_millis: i64, message_id: &str, bytes: &[u8]) -> io::Result<String> {
    make_folder(folder)?;
    let word: String = message_id
        .chars()
        .take_while(|c| *c != '@')
        .filter(|c| c.is_ascii_alphanumeric() || *c == '.')
        .take(60)
        .collect();
    let name = format!("{at_millis:015}-{word}.eml");
    // First under another name: whoever lists the folder never meets half a letter.
    let unfinished = folder.join(format!(".{name}"));
    let mut file = private().open(&unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&unfinished, folder.join(&name))?;
    Ok(name)
}

/// The letters in the folder, newest first, at most `limit`.
///
/// # Errors
/// The folder cannot be read; one that does not exist is empty.
pub fn list(folder: &Path, limit: usize) -> io::Result<Vec<Listed>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| is_name(name))
        .collect();
    names.sort_unstable_by(|a, b| b.cmp(a));
    names.truncate(limit);
    Ok(names
        .into_iter()
        .filter_map(|name| {
            let bytes = read_some(folder, &name, HEAD).ok()?;
            let header = |field| header(&bytes, field).unwrap_or_default();
            Some(Listed {
                to: header("To"),
                subject: header("Subject"),
                name,
            })
        })
        .collect())
}

/// A letter's bytes; of a file that no letter of ours can be, only its beginning.
///
/// # Errors
/// No such letter; also any name that is not one of [`list`]'s.
pub fn read(folder: &Path, name: &str) -> io::Result<Vec<u8>> {
    read_some(folder, name, LARGEST)
}

fn read_some(folder: &Path, name: &str, most: u64) -> io::Result<Vec<u8>> {
    let path = folder.join(name);
    // a pipe that somebody has put there would be waited for, for ever
    if !is_name(name) || !fs::metadata(&path)?.is_file() {
        return Err(io::ErrorKind::NotFound.into());
    }
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What the administrator's page shows of a letter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Opened {
    /// To whom.
    pub to: String,
    /// Subject.
    pub subject: String,
    /// The text part.
    pub text: String,
}

/// Takes a letter of ours apart again. Only what this program writes is understood.
#[must_use]
pub fn open(bytes: &[u8]) -> Opened {
    let text = text_part(bytes).unwrap_or_default();
    Opened {
        to: header(bytes, "To").unwrap_or_default(),
        subject: header(bytes, "Subject").unwrap_or_default(),
        text,
    }
}

/// A letter's HTML as its reader sees it, the picture within.
#[must_use]
pub fn html(bytes: &[u8]) -> Option<String> {
    html_part(bytes)
}

/// Only our own names: no path leads out of the folder.
fn is_name(name: &str) -> bool {
    name.ends_with(".eml")
        && name.starts_with(|c: char| c.is_ascii_digit())
        && name
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '.')
}

fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

fn private() -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
