//! Numbers of scenarios as text, without the standard library's tables for every number there is: these weigh more
//! in a module of the page than most laboratories.

/// A power of ten up to this one is exact, and so is a product or a quotient with one, once rounded.
const EXACT: i32 = 22;
/// More digits than this decide about nothing that a parameter keeps.
const DIGITS: u32 = 19;
const DECIMALS: u32 = 9;

/// The number that `text` is, which has been found to be a decimal (`is_decimal`). Exact for the fifteen digits that
/// a number of ours can have; of longer ones the last bit may differ, which rounding to the parameter's decimals undoes.
pub fn read(text: &str) -> f64 {
    let (is_negative, unsigned) = match text.as_bytes().first() {
        Some(b'-') => (true, &text[1..]),
        Some(b'+') => (false, &text[1..]),
        _ => (false, text),
    };
    let (mantissa, exponent) = match unsigned.find(['e', 'E']) {
        Some(at) => (&unsigned[..at], whole(&unsigned[at + 1..])),
        None => (unsigned, 0),
    };
    let (mut digits, mut kept, mut shift, mut is_fraction) = (0_u64, 0, exponent, false);
    for byte in mantissa.bytes() {
        if byte == b'.' {
            is_fraction = true;
            continue;
        }
        let has_room = kept < DIGITS;
        if has_room {
            digits = digits * 10 + u64::from(byte - b'0');
            kept += u32::from(digits > 0);
        }
        shift = shift.saturating_add(i32::from(!has_room)).saturating_sub(i32::from(is_fraction));
    }
    let size = scaled(digits as f64, shift);
    if is_negative { -size } else { size }
}

/// `number` times ten to the power of `shift`.
fn scaled(mut number: f64, mut shift: i32) -> f64 {
    while number != 0.0 && number.is_finite() && shift != 0 {
        let step = shift.clamp(-EXACT, EXACT);
        let power = power_of_ten(step.unsigned_abs());
        number = if step < 0 { number / power } else { number * power };
        shift -= step;
    }
    number
}

fn power_of_ten(exponent: u32) -> f64 {
    (0..exponent).fold(1.0, |power, _| power * 10.0)
}

/// Digits behind a sign, as far as they make a difference.
fn whole(text: &str) -> i32 {
    let size = text
        .bytes()
        .filter(u8::is_ascii_digit)
        .fold(0_i32, |size, byte| size.saturating_mul(10).saturating_add(i32::from(byte - b'0')));
    if text.starts_with('-') { -size } else { size }
}

/// The shortest text of a number with at most nine decimals, which every parameter's value is; others are rounded.
pub fn write(value: f64) -> String {
    if !value.is_finite() {
        return if value.is_nan() { "no number" } else { "infinity" }.to_owned();
    }
    let size = value.abs();
    let as_whole = |decimals| (size * power_of_ten(decimals) + 0.5).floor();
    let is_enough = |decimals: &u32| as_whole(*decimals) / power_of_ten(*decimals) == size;
    let decimals = (0..DECIMALS).find(is_enough).unwrap_or(DECIMALS);
    let sign = if value < 0.0 { "-" } else { "" };
    let digits = as_whole(decimals) as u64;
    let unit = 10_u64.pow(decimals);
    let (whole, fraction) = (digits / unit, digits % unit);
    if decimals == 0 {
        format!("{sign}{whole}")
    } else {
        format!("{sign}{whole}.{fraction:0>width$}", width = decimals as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_a_link_may_hold_is_read_as_the_standard_library_reads_it() {
        let edge = [
            "0",
            "-0",
            "1.",
            ".5",
            "+7",
            "1e3",
            "1E-3",
            "00012.50",
            "123456789012345",
            "1e22",
            "1e400",
            "1e-400",
        ];
        for text in edge {
            assert_eq!(read(text), text.parse::<f64>().unwrap(), "{text}");
        }
        assert!(read("99999999999999999999999999").total_cmp(&1e25).is_gt());
        assert_eq!(read("1e99999999999"), f64::INFINITY);
        assert_eq!(read("0.000000000000000000000000000000"), 0.0);
    }

    proptest! {
        #[test]
        fn fifteen_digits_are_exact(digits in 0_u64..1_000_000_000_000_000, decimals in 0_u32..16) {
            let text = format!("{digits}e-{decimals}");
            prop_assert_eq!(read(&text), text.parse::<f64>().unwrap());
        }

        #[test]
        fn a_longer_number_is_off_by_its_last_bits_at_most(value in -1e6_f64..1e6) {
            let read = read(&value.to_string());
            prop_assert!((read - value).abs() <= 2.0 * f64::EPSILON * value.abs(), "{} {}", read, value);
        }

        #[test]
        fn a_value_is_written_as_the_standard_library_writes_it(digits in -1_000_000_000_i64..1_000_000_000, decimals in 0_u32..7) {
            let value = digits as f64 / power_of_ten(decimals);
            prop_assert_eq!(write(value), (value + 0.0).to_string());
        }
    }
}
