//! Times of day and dates: as ISO 8601 writes them (`2024-05-01T12:00:00.001Z`, `12:00:00.001`), and as older
//! versions of tshark print `frame.time` (`Nov 22, 2026 20:48:46.123456789 UTC`).

/// A point in time, in seconds or in another unit. The fraction is separate: added to the seconds since 1970, it would
/// keep only seven decimals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Instant {
    pub whole: f64,
    pub fraction: f64,
}

impl Instant {
    /// The time since another one.
    pub fn since(self, other: Self) -> f64 {
        (self.whole - other.whole) + (self.fraction - other.fraction)
    }

    fn later(self, seconds: f64) -> Self {
        Self { whole: self.whole + seconds, ..self }
    }
}

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// Seconds of a date with its time of day (since 1970), or of a time of day alone (since midnight). The name of a time
/// zone is ignored.
pub fn instant(text: &str) -> Option<Instant> {
    if let Some((days, rest)) = named_month(text) {
        return in_zone(rest).map(|time| time.later(days * 86_400.0));
    }
    let Some((date, time)) = text.split_once(['T', 't', ' ']) else { return time_of_day(text) };
    let mut parts = date.split(['-', '/']);
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let days = days(year, whole(month, 12)?, day)?;
    in_zone(time.trim()).map(|time| time.later(days * 86_400.0))
}

/// Days from 1970-01-01 to a date such as `Nov  2, 2026`, and the text after it.
fn named_month(text: &str) -> Option<(f64, &str)> {
    let (month, rest) = text.split_once(' ')?;
    let month = MONTHS.iter().position(|&name| month.eq_ignore_ascii_case(name))?;
    let (day, rest) = rest.split_once(',')?;
    let (year, rest) = rest.trim_start().split_once(' ')?;
    Some((days(year, month as u32 + 1, day.trim())?, rest.trim()))
}

/// A time of day followed by a zone; in UTC if the zone is a number.
fn in_zone(text: &str) -> Option<Instant> {
    let end = text.find(|c: char| !c.is_ascii_digit() && !":.,".contains(c)).unwrap_or(text.len());
    let (time, name) = text.split_at(end);
    let time = time_of_day(time)?;
    let name = name.trim();
    if name.starts_with(['+', '-']) {
        return Some(time.later(-zone(name)?));
    }
    // the offset of a named zone is unknown, but it is the same in all rows
    let is_name = name.chars().all(|c| c.is_alphanumeric() || " ._+-/()".contains(c));
    let is_digit = |c: char| c.is_ascii_digit();
    // times with am or pm are not read
    let is_half = ["am", "pm", "a.m.", "p.m."].iter().any(|half| name.eq_ignore_ascii_case(half));
    (is_name && !is_half && !name.starts_with(is_digit)).then_some(time)
}

/// `12:00:00.001`, `12:00`; a decimal comma is allowed.
fn time_of_day(text: &str) -> Option<Instant> {
    let mut parts = text.splitn(3, ':');
    let hours = whole(parts.next()?, 24)?;
    let minutes = whole(parts.next()?, 59)?;
    let seconds = parts.next().unwrap_or("0");
    let (seconds, fraction) = seconds.split_once(['.', ',']).unwrap_or((seconds, ""));
    // a leap second has the number 60
    let seconds = whole(seconds, 60)?;
    Some(Instant { whole: f64::from(hours * 3600 + minutes * 60 + seconds), fraction: decimals(fraction)? })
}

/// `001` as 0.001.
fn decimals(digits: &str) -> Option<f64> {
    let are_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
    are_digits.then(|| format!("0.{digits}").parse().ok()).flatten()
}

/// Seconds east of Greenwich in `+02:00`, `-0530`, `+02`.
fn zone(text: &str) -> Option<f64> {
    let (sign, rest) = text.split_at_checked(1)?;
    let digits = rest.replace(':', "");
    let (hours, minutes) = match digits.len() {
        2 => (digits.as_str(), "0"),
        4 => digits.split_at_checked(2)?,
        _ => return None,
    };
    let seconds = f64::from(whole(hours, 24)?) * 3600.0 + f64::from(whole(minutes, 59)?) * 60.0;
    Some(if sign == "-" { -seconds } else { seconds })
}

/// Days from 1970-01-01 to a date of the Gregorian calendar.
fn days(year: &str, month: u32, day: &str) -> Option<f64> {
    if year.len() != 4 {
        return None;
    }
    let (year, day) = (whole(year, 9999)?, whole(day, 31)?);
    if month == 0 || day == 0 {
        return None;
    }
    // if years begin in March, the leap day is the last one
    let (year, month) = if month > 2 { (year, month - 3) } else { (year.checked_sub(1)?, month + 9) };
    let before = year * 365 + year / 4 - year / 100 + year / 400;
    let days = before + (153 * month + 2) / 5 + day;
    // minus the count for 1970-01-01
    Some(f64::from(days) - 719_469.0)
}

fn whole(text: &str, most: u32) -> Option<u32> {
    let is_digits = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&number: &u32| is_digits && number <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(text: &str) -> Option<f64> {
        instant(text).map(|found| found.whole + found.fraction)
    }

    #[test]
    fn instants_are_read() {
        assert_eq!(seconds("1970-01-01T00:00:00Z"), Some(0.0));
        assert_eq!(seconds("2024-05-01T12:00:00.5Z"), Some(1_714_564_800.5));
        assert_eq!(seconds("2024-05-01 14:00:00,5+02:00"), Some(1_714_564_800.5));
        assert_eq!(seconds("2024/02/29 00:00:00 -0030"), Some(1_709_166_600.0));
        assert_eq!(seconds("2000-03-01T00:00:00+00"), Some(951_868_800.0));
        assert_eq!(seconds("01:02:03.25"), Some(3723.25));
        assert_eq!(seconds("23:59"), Some(86_340.0));
    }

    #[test]
    fn frame_time_of_every_version_is_read() {
        let expected = Some(Instant { whole: 1_795_380_526.0, fraction: 0.123_456_789 });
        for text in [
            "Nov 22, 2026 20:48:46.123456789 UTC",
            "Nov 22, 2026 20:48:46.123456789",
            "2026-11-22T20:48:46.123456789Z",
            "2026-11-22T20:48:46.123456789+0000",
            "2026-11-22 20:48:46.123456789 UTC",
            "Nov 22, 2026 17:48:46.123456789 -03",
            "Nov 22, 2026 20:48:46.123456789 W. Europe Standard Time",
        ] {
            assert_eq!(instant(text), expected, "{text}");
        }
        assert_eq!(seconds("Oct  1, 2026 00:00:00.000000000 CEST"), Some(1_790_812_800.0));
        let [before, after] = ["Dec 31, 2026 23:59:59.999999999 CET", "Jan  1, 2027 00:00:00.000000001 CET"]
            .map(|text| instant(text).unwrap());
        assert!((after.since(before) - 2e-9).abs() < 1e-15);
    }

    #[test]
    fn what_is_no_instant_is_not_read() {
        for text in [
            "",
            "7",
            "0.5",
            "oops",
            "12:99:00",
            "2024-13-01T00:00:00",
            "2024-05-01",
            "1:2:inf",
            "12:00:-1",
            "Nov 22, 2026",
            "Nov 2026 20:48:46",
            "Nox 22, 2026 20:48:46",
            "Nov 22, 2026 20:48:46.1 \"x\"",
            "12:00:00 7",
            "2026-11-22 08:48:46 PM",
        ] {
            assert_eq!(instant(text), None, "{text}");
        }
    }
}
