//! The text form of decimal numbers, and percent-decoding.

/// `[+-]? (digits [. digits*] | . digits) ([eE] [+-]? digits)?`: decimals that Rust and JavaScript read the same way.
pub fn is_decimal(text: &str) -> bool {
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let (mantissa, exponent) = match unsigned(text).split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(unsigned(exponent))),
        None => (unsigned(text), None),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mantissa_reads =
        is_digits(whole) && is_digits(fraction) && !(whole.is_empty() && fraction.is_empty());
    mantissa_reads && exponent.is_none_or(|digits| !digits.is_empty() && is_digits(digits))
}

fn unsigned(text: &str) -> &str {
    text.strip_prefix(['+', '-']).unwrap_or(text)
}

/// The first `characters` characters of a text, and the next one if there are more. Slicing could panic, and the
/// message would bring Unicode tables into every module of the page.
pub fn start_of(text: &str, characters: usize) -> (&str, Option<char>) {
    match text.char_indices().nth(characters) {
        Some((end, next)) => (text.get(..end).unwrap_or(text), Some(next)),
        None => (text, None),
    }
}

/// Percent-decodes, with `+` as a space; `None` if the bytes are not UTF-8.
pub fn decode(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'%' => {
                let digits = text.get(at + 1..at + 3)?;
                decoded.push(u8::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))?);
                at += 3;
                continue;
            }
            b'+' => decoded.push(b' '),
            byte => decoded.push(byte),
        }
        at += 1;
    }
    String::from_utf8(decoded).ok()
}
