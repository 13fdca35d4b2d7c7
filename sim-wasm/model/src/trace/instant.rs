//! Times of day and dates as ISO 8601 writes them: `2024-05-01T12:00:00.001Z`, `12:00:00.001`.

/// Seconds of a date with its time of day (since 1970), or of a time of day alone (since midnight).
pub fn instant(text: &str) -> Option<f64> {
    let Some((date, time)) = text.split_once(['T', 't', ' ']) else { return time_of_day(text) };
    let days = days(date)?;
    let time = time.trim();
    let (time, offset) = match time.strip_suffix(['Z', 'z']) {
        Some(time) => (time, 0.0),
        None => match time.rfind(['+', '-']) {
            Some(at) => (&time[..at], zone(&time[at..])?),
            None => (time, 0.0),
        },
    };
    Some(days * 86_400.0 + time_of_day(time.trim_end())? - offset)
}

/// `12:00:00.001`, `12:00`; a decimal comma is allowed.
fn time_of_day(text: &str) -> Option<f64> {
    let mut parts = text.splitn(3, ':');
    let hours = whole(parts.next()?, 24)?;
    let minutes = whole(parts.next()?, 59)?;
    let seconds = parts.next().unwrap_or("0");
    let is_decimal = seconds.starts_with(|c: char| c.is_ascii_digit())
        && seconds.bytes().all(|byte| byte.is_ascii_digit() || b".,".contains(&byte));
    let seconds: f64 = seconds.replace(',', ".").parse().ok().filter(|_| is_decimal)?;
    // a leap second has the number 60
    (seconds < 61.0).then_some(f64::from(hours) * 3600.0 + f64::from(minutes) * 60.0 + seconds)
}

/// Seconds east of Greenwich: `+02:00`, `-0530`, `+02`.
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
fn days(date: &str) -> Option<f64> {
    let mut parts = date.split(['-', '/']);
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    if year.len() != 4 || parts.next().is_some() {
        return None;
    }
    let (year, month, day) = (whole(year, 9999)?, whole(month, 12)?, whole(day, 31)?);
    if month == 0 || day == 0 {
        return None;
    }
    // years that begin in March end with the day that not every year has
    let (year, month) = if month > 2 { (year, month - 3) } else { (year.checked_sub(1)?, month + 9) };
    let before = year * 365 + year / 4 - year / 100 + year / 400;
    let days = before + (153 * month + 2) / 5 + day;
    // 1970-01-01 counted in this way
    Some(f64::from(days) - 719_469.0)
}

fn whole(text: &str, most: u32) -> Option<u32> {
    let is_digits = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&number: &u32| is_digits && number <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instants_are_read() {
        assert_eq!(instant("1970-01-01T00:00:00Z"), Some(0.0));
        assert_eq!(instant("2024-05-01T12:00:00.5Z"), Some(1_714_564_800.5));
        assert_eq!(instant("2024-05-01 14:00:00,5+02:00"), Some(1_714_564_800.5));
        assert_eq!(instant("2024/02/29 00:00:00 -0030"), Some(1_709_166_600.0));
        assert_eq!(instant("2000-03-01T00:00:00+00"), Some(951_868_800.0));
        assert_eq!(instant("01:02:03.25"), Some(3723.25));
        assert_eq!(instant("23:59"), Some(86_340.0));
    }

    #[test]
    fn what_is_no_instant_is_not_read() {
        for text in
            ["", "7", "0.5", "oops", "12:99:00", "2024-13-01T00:00:00", "2024-05-01", "1:2:inf", "12:00:-1"]
        {
            assert_eq!(instant(text), None, "{text}");
        }
    }
}
