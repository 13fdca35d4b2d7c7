//! What text must look like to be a number, and percent-decoding.

/// `[+-]? (digits [. digits*] | . digits) ([eE] [+-]? digits)?`: what both languages read the same way.
pub fn is_decimal(text: &str) -> bool {
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (mantissa, exponent) = match unsigned.find(['e', 'E']) {
        Some(at) => (&unsigned[..at], Some(&unsigned[at + 1..])),
        None => (unsigned, None),
    };
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mantissa_reads =
        is_digits(whole) && is_digits(fraction) && !(whole.is_empty() && fraction.is_empty());
    let exponent_reads = exponent.is_none_or(|exponent| {
        let digits = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
        !digits.is_empty() && is_digits(digits)
    });
    mantissa_reads && exponent_reads
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
