//! Numbers as sentences have them: two significant digits, in a suitable unit.

use crate::extremes::larger;
use crate::trace::words::numerals::grouped;

/// The number of decimals for this many significant digits.
fn digits(number: f64, significant: i32) -> usize {
    let whole = if number > 0.0 { libm::floor(libm::log10(number)) as i32 + 1 } else { 1 };
    (significant - whole).clamp(0, 9) as usize
}

fn rounded(number: f64) -> String {
    if number >= 1000.0 {
        return grouped(number.round() as u64);
    }
    let text = format!("{number:.*}", digits(number, 2));
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

/// `23%`, `0.08%`; a share above 0 is never written as 0%, and one below 1 never as 100%.
pub fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    match percent {
        ..=0.0 => "0%".to_owned(),
        ..0.0001 => "less than 0.0001%".to_owned(),
        99.5..100.0 => "more than 99%".to_owned(),
        _ => format!("{}%", rounded(percent)),
    }
}

/// `10 µs`, `6.9 ms`, `2.3 s`.
pub fn time(ms: f64) -> String {
    match ms {
        ..0.1 => format!("{} µs", rounded(1000.0 * ms)),
        ..2000.0 => format!("{} ms", rounded(ms)),
        _ => format!("{} s", rounded(ms / 1000.0)),
    }
}

/// The same, rounded up, for a time that has to be at least as long.
pub fn time_at_least(ms: f64) -> String {
    let unit = match ms {
        ..0.1 => 1e-3,
        ..2000.0 => 1.0,
        _ => 1e3,
    };
    let step = unit / libm::pow(10.0, digits(ms / unit, 2) as f64);
    // a value just above a step counts as that step; 0 stays 0, without a sign
    time(larger(libm::ceil(ms / step - 1e-6), 0.0) * step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_digits_in_the_unit_that_suits() {
        assert_eq!(
            [0.0, 1e-9, 0.0008, 0.234, 0.5, 0.9999, 1.0].map(percent),
            ["0%", "less than 0.0001%", "0.08%", "23%", "50%", "more than 99%", "100%"]
        );
        assert_eq!(
            [0.0, 0.0101, 0.81, 6.94, 123.0, 2345.0].map(time),
            ["0 µs", "10 µs", "0.81 ms", "6.9 ms", "123 ms", "2.3 s"]
        );
        assert_eq!(
            [0.0, 0.8101, 6.9, 6.91, 123.4, 2345.0, 0.0101].map(time_at_least),
            ["0 µs", "0.82 ms", "6.9 ms", "7 ms", "124 ms", "2.4 s", "11 µs"]
        );
    }
}
