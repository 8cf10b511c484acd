//! A rendered board as an indexed PNG.
//!
//! A board has eight flat colours and their blends along the edges. With a palette the
//! file is a third of the size it has in full colour, which counts when it travels in
//! every letter.

use std::collections::HashMap;

use super::Undrawable;

/// Enough for smooth edges; more only makes the file larger.
const COLOURS: usize = 48;

type Rgb = [u8; 3];

/// Encodes opaque RGBA pixels of a square picture.
pub(super) fn indexed(rgba: &[u8], px: u32) -> Result<Vec<u8>, Undrawable> {
    let pixels = rgba
        .as_chunks::<4>()
        .0
        .iter()
        .map(|[r, g, b, _]| [*r, *g, *b]);
    let mut counts: HashMap<Rgb, u32> = HashMap::new();
    for pixel in pixels.clone() {
        *counts.entry(pixel).or_default() += 1;
    }
    let mut colours: Vec<(u32, Rgb)> = counts.into_iter().map(|(rgb, n)| (n, rgb)).collect();
    // By the colour too, so that the same board always gives the same bytes.
    colours.sort_unstable_by(|a, b| b.cmp(a));
    let palette = choose(&colours);
    let index: HashMap<Rgb, u8> = colours
        .iter()
        .map(|(_, rgb)| (*rgb, nearest(&palette, *rgb)))
        .collect();
    let data: Vec<u8> = pixels
        .map(|pixel| index.get(&pixel).copied().unwrap_or(0))
        .collect();
    encode(&palette, &data, px).map_err(|error| Undrawable::Encoding(error.to_string()))
}

/// The most frequent colours that are not almost the same as one already chosen.
fn choose(colours: &[(u32, Rgb)]) -> Vec<Rgb> {
    let mut palette: Vec<Rgb> = Vec::with_capacity(COLOURS);
    for (_, rgb) in colours {
        if palette.len() == COLOURS {
            break;
        }
        if palette.iter().all(|known| distance(*known, *rgb) > 300) {
            palette.push(*rgb);
        }
    }
    palette
}

fn distance(a: Rgb, b: Rgb) -> u32 {
    a.iter()
        .zip(b)
        .map(|(a, b)| u32::from(a.abs_diff(b)).pow(2))
        .sum()
}

fn nearest(palette: &[Rgb], rgb: Rgb) -> u8 {
    (0u8..)
        .zip(palette)
        .min_by_key(|(_, known)| distance(**known, rgb))
        .map_or(0, |(index, _)| index)
}

fn encode(palette: &[Rgb], data: &[u8], px: u32) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::with_capacity(32_000);
    let mut encoder = png::Encoder::new(&mut bytes, px, px);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(data)?;
    writer.finish()?;
    Ok(bytes)
}
