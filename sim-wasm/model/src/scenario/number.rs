//! Numbers as text, without the standard library's conversion tables: in a WebAssembly module of the page these are
//! larger than many a laboratory.

use super::exact;
use super::text::is_decimal;

/// Powers of ten up to this exponent are exact, so a product or quotient with one of them is rounded once.
const EXACT: i32 = 22;
/// Every whole number up to this one is exact in an `f64`.
const WHOLE: u64 = 1 << 53;
const DECIMALS: u32 = 9;

/// The `f64` nearest to a decimal, as every language reads it; `None` for any other text, such as `inf`.
pub fn decimal(text: &str) -> Option<f64> {
    is_decimal(text).then(|| read(text))
}

fn read(text: &str) -> f64 {
    let (is_negative, unsigned) = match text.as_bytes() {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        text => (false, text),
    };
    let mut parts = unsigned.splitn(2, |byte| matches!(byte, b'e' | b'E'));
    let mantissa = parts.next().unwrap_or_default();
    let decimals = mantissa.iter().rev().position(|&byte| byte == b'.').unwrap_or(0);
    let shift = parts.next().map_or(0, whole).saturating_sub(decimals as i32);
    let digits: Vec<u8> =
        mantissa.iter().copied().filter(|&byte| byte != b'.').skip_while(|&byte| byte == b'0').collect();
    let add = |number: u64, digit: &u8| number.checked_mul(10)?.checked_add(u64::from(digit - b'0'));
    let size = match digits.iter().try_fold(0, add).filter(|&number| number <= WHOLE) {
        Some(number) if (0..=EXACT).contains(&shift) => number as f64 * power_of_ten(shift as u32),
        Some(number) if (-EXACT..0).contains(&shift) => number as f64 / power_of_ten(shift.unsigned_abs()),
        _ => exact::nearest(&digits, shift),
    };
    if is_negative { -size } else { size }
}

fn power_of_ten(exponent: u32) -> f64 {
    (0..exponent).fold(1.0, |power, _| power * 10.0)
}

/// A whole number with an optional sign, clamped to `i32`: beyond it no exponent makes a difference.
fn whole(text: &[u8]) -> i32 {
    let add = |size: i32, byte: &u8| size.saturating_mul(10).saturating_add(i32::from(byte - b'0'));
    let size = text.iter().filter(|byte| byte.is_ascii_digit()).fold(0, add);
    if text.first() == Some(&b'-') { -size } else { size }
}

/// The shortest text of a number with at most nine decimals; more are rounded. No parameter has more.
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
            "1e99999999999",
            "1e-99999999999",
            "0.000000000000000000000000000000",
            "99999999999999999999999999",
            "9007199254740993",
            "9007199254740993.00000000000000000000000000000001",
            "1.7976931348623157e308",
            "1.7976931348623158079372897140530341507993413271003782693617377898044496829276475094664901797758720709633028641669288791094655554785194040263065748867150582068190890200070838367627385484581771153176447573027006985557136695962284291481986083493647529271907416844436551070434271155969950809304288017790417449779e308",
            "1.797693134862315808e308",
            "5e-324",
            "2.4703282292062327208e-324",
            "2.4703282292062328e-324",
            "2.2250738585072011e-308",
            "2.2250738585072014e-308",
        ];
        for text in edge {
            assert_eq!(read(text), text.parse::<f64>().unwrap(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_decimal_is_read_as_the_standard_library_reads_it(
            digits in "[0-9]{0,40}(\\.[0-9]{1,40})?", exponent in -400_i32..400, sign in "[+-]?",
        ) {
            let text = format!("{sign}0{digits}e{exponent}");
            prop_assert_eq!(read(&text).to_bits(), text.parse::<f64>().unwrap().to_bits(), "{}", text);
        }

        #[test]
        fn every_number_is_read_back(bits in 0..=f64::MAX.to_bits()) {
            let value = f64::from_bits(bits);
            prop_assert_eq!(read(&value.to_string()), value);
            prop_assert_eq!(read(&format!("{value:e}")), value);
        }

        #[test]
        fn what_is_half_way_goes_to_the_even_number(number in WHOLE..2 * WHOLE, power in 0_u32..30) {
            // (2 n + 1) / 2^power as a decimal
            let half = (2 * u128::from(number) + 1) * 5_u128.pow(power);
            for digits in [format!("{half}"), format!("{half}.0000000000000000001"), format!("{}9", half - 1)] {
                let text = format!("{digits}e-{power}");
                prop_assert_eq!(read(&text), text.parse::<f64>().unwrap(), "{}", text);
            }
        }

        #[test]
        fn a_value_is_written_as_the_standard_library_writes_it(digits in -1_000_000_000_i64..1_000_000_000, decimals in 0_u32..7) {
            let value = digits as f64 / power_of_ten(decimals);
            prop_assert_eq!(write(value), (value + 0.0).to_string());
        }
    }
}
