//! Numbers as people read them: three digits.

use crate::trace::words::numerals::grouped;

/// A number with three significant digits; from 1000 on, rounded to a whole number.
pub fn three(number: f64) -> String {
    if !number.is_finite() {
        return "–".to_owned();
    }
    let size = number.abs();
    if size >= 100.0 {
        let sign = if number < 0.0 { "−" } else { "" };
        return format!("{sign}{}", grouped(size.round() as u64));
    }
    let (mut decimals, mut scale) = (1, 10.0);
    // 9.995 has its third digit at the second decimal, 0.09995 at the fourth
    while size * scale < 100.0 && decimals < 12 && size > 0.0 {
        decimals += 1;
        scale *= 10.0;
    }
    let text = format!("{number:.*}", decimals.min(9));
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_owned() } else { short.replace('-', "−") }
}

/// A share as a percentage.
pub fn percent(share: f64) -> String {
    format!("{}%", three(share * 100.0))
}

/// A time; from 2 000 ms on in seconds.
pub fn time(ms: f64) -> String {
    if ms.abs() < 0.1 && ms != 0.0 {
        format!("{} µs", three(ms * 1e3))
    } else if ms.abs() < 2000.0 {
        format!("{} ms", three(ms))
    } else {
        format!("{} s", three(ms / 1e3))
    }
}

/// A moment since 1970, ms, as a date and time of day in UTC.
pub fn moment(ms: f64) -> String {
    let seconds = (ms / 1e3).floor() as i64;
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = date(days);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02} UTC")
}

/// Year, month and day, so many days after 1970-01-01, by the Gregorian calendar. Years are taken to begin in March, so
/// that the leap day comes last.
fn date(days: i64) -> (i64, i64, i64) {
    let since = days + 719_468;
    let (era, day) = (since.div_euclid(146_097), since.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let month = if march < 10 { march + 3 } else { march - 9 };
    (year + era * 400 + i64::from(month <= 2), month, of_year - (153 * march + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_digits() {
        for (number, text) in [
            (0.0, "0"),
            (23.0, "23"),
            (23.456, "23.5"),
            (0.023_456, "0.0235"),
            (1234.5, "1,235"),
            (-4.04, "−4.04"),
            (99.96, "100"),
            (f64::NAN, "–"),
        ] {
            assert_eq!(three(number), text);
        }
        assert_eq!([0.0123, 3.0, 2500.0].map(time), ["12.3 µs", "3 ms", "2.5 s"]);
        assert_eq!(percent(0.2305), "23.1%");
    }

    #[test]
    fn days_of_the_calendar() {
        for (ms, text) in [
            (0.0, "1970-01-01 00:00:00 UTC"),
            (951_782_400_000.0, "2000-02-29 00:00:00 UTC"),
            (1_600_000_000_000.0, "2020-09-13 12:26:40 UTC"),
            (-1.0, "1969-12-31 23:59:59 UTC"),
        ] {
            assert_eq!(moment(ms), text);
        }
    }
}
