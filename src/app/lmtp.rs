//! Mail by LMTP (RFC 2033) on standard input and output: for mail servers that would rather speak than start a pipe for each
//! mail. Each recipient gets an answer of his own.

use super::receive::{Handed, Unreceived, store};
use crate::domain::time::Instant;
use crate::now::{Now as _, Stopwatch, SystemNow};
use crate::settings::Settings;
use crate::storage::inbound::LONGEST;
use std::io::{BufRead, Read as _, Result, Write};

/// The longest line of a command.
const LINE: u64 = 4_096;
/// So many recipients are taken of one mail.
const RECIPIENTS: usize = 50;

/// What has been said so far of the next mail.
#[derive(Default)]
struct Envelope {
    from: Option<String>,
    to: Vec<String>,
}

/// Speaks until the other side ends it.
///
/// # Errors
/// The other side is gone.
pub fn lmtp(settings: &Settings, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<()> {
    let mut envelope = Envelope::default();
    say(output, "220 fernzug LMTP")?;
    while let Some(line) = command(input)? {
        let upper = line.to_ascii_uppercase();
        let verb = upper.split([' ', ':']).next().unwrap_or_default();
        match verb {
            "LHLO" => {
                envelope = Envelope::default();
                say(
                    output,
                    "250-fernzug\r\n250-ENHANCEDSTATUSCODES\r\n250-8BITMIME",
                )?;
                say(output, &format!("250-PIPELINING\r\n250 SIZE {LONGEST}"))?;
            }
            "MAIL" if envelope.from.is_none() => {
                envelope.from = Some(address(&line));
                say(output, "250 2.1.0 ok")?;
            }
            "RCPT" if envelope.from.is_none() => say(output, "503 5.5.1 MAIL first")?,
            "RCPT" if envelope.to.len() >= RECIPIENTS => say(output, "452 4.5.3 too many")?,
            "RCPT" => {
                envelope.to.push(address(&line));
                say(output, "250 2.1.5 ok")?;
            }
            "DATA" if envelope.to.is_empty() => say(output, "503 5.5.1 no recipient")?,
            "DATA" => {
                say(output, "354 go on")?;
                let raw = data(input)?;
                hand_over(settings, &std::mem::take(&mut envelope), raw, output)?;
            }
            "RSET" => {
                envelope = Envelope::default();
                say(output, "250 2.0.0 ok")?;
            }
            "NOOP" => say(output, "250 2.0.0 ok")?,
            "QUIT" => return say(output, "221 2.0.0 bye"),
            _ => say(output, "500 5.5.2 not understood")?,
        }
    }
    Ok(())
}

fn say(output: &mut dyn Write, line: &str) -> Result<()> {
    output.write_all(line.as_bytes())?;
    output.write_all(b"\r\n")?;
    output.flush()
}

/// A line without its end; `None`: the other side has ended it.
fn command(input: &mut dyn BufRead) -> Result<Option<String>> {
    let mut line = Vec::new();
    if input.take(LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}

/// `MAIL FROM:<a@b> SIZE=1`: what stands between the brackets.
fn address(line: &str) -> String {
    let inside = line
        .split_once('<')
        .and_then(|(_, rest)| rest.split_once('>'));
    inside.map_or("", |(address, _)| address).to_owned()
}

/// The mail up to the line with a single full stop; `None`: the other side was gone before. What is too long is read, but
/// not kept.
fn data(input: &mut dyn BufRead) -> Result<Option<Vec<u8>>> {
    let mut raw = Vec::new();
    let mut begins = true;
    loop {
        let mut piece = Vec::new();
        if input.take(LINE).read_until(b'\n', &mut piece)? == 0 {
            return Ok(None);
        }
        if begins && (piece == b".\r\n" || piece == b".\n") {
            return Ok(Some(raw));
        }
        let stuffed = begins && piece.starts_with(b".");
        begins = piece.ends_with(b"\n");
        if raw.len() <= LONGEST {
            raw.extend_from_slice(piece.get(usize::from(stuffed)..).unwrap_or_default());
        }
    }
}

fn hand_over(
    settings: &Settings,
    envelope: &Envelope,
    raw: Option<Vec<u8>>,
    output: &mut dyn Write,
) -> Result<()> {
    let (at, since) = (Instant(SystemNow.now()).whole_second(), Stopwatch::start());
    let Some(raw) = raw else { return Ok(()) };
    for recipient in &envelope.to {
        let handed = Handed {
            recipient: Some(recipient.clone()),
            sender: envelope.from.clone(),
        };
        match store(settings, handed, raw.clone(), at, &since) {
            Ok(()) => say(output, "250 2.0.0 stored")?,
            Err(why @ Unreceived::TooLong) => say(output, &format!("552 5.3.4 {why}"))?,
            Err(why @ Unreceived::Nothing) => say(output, &format!("554 5.6.0 {why}"))?,
            Err(_) => say(output, "451 4.3.0 not now")?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_on_the_envelope() {
        assert_eq!(address("MAIL FROM:<a@b.org> SIZE=12"), "a@b.org");
        assert_eq!(address("MAIL FROM:<>"), "");
        assert_eq!(address("RCPT TO"), "");
    }

    #[test]
    fn a_mail_ends_with_a_full_stop_alone() {
        let read = |text: &str| data(&mut text.as_bytes()).unwrap();
        let raw = read("a\r\n..b\r\n.c\r\n.\r\nQUIT\r\n").unwrap();
        assert_eq!(raw, b"a\r\n.b\r\nc\r\n");
        assert_eq!(read("a\r\nb"), None);
        // a line longer than a piece is no end, whatever it looks like
        let long = format!("{}.\r\n.\r\n", "x".repeat(4_096));
        assert_eq!(read(&long).unwrap().len(), 4_096 + 3);
    }
}
