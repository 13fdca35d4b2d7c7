//! Rows of a table split into fields, with quotes as in RFC 4180.

use crate::trace::table::instant::Instant;

/// What separates the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delimiter {
    Mark(char),
    /// Any run of spaces.
    Spaces,
}

impl Delimiter {
    /// The first of tab, semicolon, vertical bar and comma that the row has outside quotes; without one, spaces, if
    /// there are any.
    pub fn of(row: &str) -> Self {
        let mut is_quoted = false;
        let bare: String = row
            .chars()
            .filter(|&c| {
                is_quoted ^= c == '"';
                !is_quoted
            })
            .collect();
        match ['\t', ';', '|', ','].into_iter().find(|&mark| bare.contains(mark)) {
            Some(mark) => Self::Mark(mark),
            None if bare.trim().contains(' ') => Self::Spaces,
            None => Self::Mark(','),
        }
    }
}

/// The fields of a row; `None` if a quoted field is still open, which the next line may close.
pub fn fields(row: &str, delimiter: Delimiter) -> Option<Vec<String>> {
    let mark = match delimiter {
        Delimiter::Mark(mark) => mark,
        Delimiter::Spaces => return Some(row.split_whitespace().map(str::to_owned).collect()),
    };
    let mut found = Vec::new();
    let mut rest = row.chars().peekable();
    loop {
        let mut field = String::new();
        while rest.next_if(|&c| c == ' ' && mark != ' ').is_some() {}
        if rest.next_if_eq(&'"').is_some() {
            loop {
                match rest.next()? {
                    // a quote inside a quoted field is doubled
                    '"' if rest.next_if_eq(&'"').is_none() => break,
                    c => field.push(c),
                }
            }
        }
        while let Some(c) = rest.next_if(|&c| c != mark) {
            field.push(c);
        }
        found.push(field.trim().to_owned());
        if rest.next().is_none() {
            return Some(found);
        }
    }
}

/// A whole number without a sign.
pub fn number(text: &str) -> Option<u64> {
    let is_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_digits.then(|| text.parse().ok()).flatten()
}

/// A whole number written with decimals, `3.0`, as spreadsheets export columns with gaps.
pub fn whole(text: &str) -> Option<u64> {
    let (digits, zeros) = text.split_once('.')?;
    number(digits).filter(|_| zeros.bytes().all(|byte| byte == b'0'))
}

/// A decimal number; a decimal comma is allowed if commas do not separate columns.
pub fn decimal(text: &str, delimiter: Delimiter) -> Option<f64> {
    let text = match delimiter {
        Delimiter::Mark(',') => text.to_owned(),
        _ => text.replace(',', "."),
    };
    finite(&text)
}

/// A finite number as programs write it.
pub fn finite(text: &str) -> Option<f64> {
    text.parse().ok().filter(|number: &f64| number.is_finite())
}

/// From this many seconds on, the fraction is kept separately: in a single float, it would keep only seven decimals.
const LARGE: f64 = 1e9;

/// A decimal number as a point in time.
pub fn moment(text: &str, delimiter: Delimiter) -> Option<Instant> {
    let number = decimal(text, delimiter)?;
    let plain = Instant { whole: number, fraction: 0.0 };
    let digits = text.split_once(if text.contains('.') { '.' } else { ',' });
    let parts = digits.and_then(|(whole, decimals)| Some((self::number(whole)? as f64, decimals)));
    let Some((whole, decimals)) = parts.filter(|&(whole, _)| whole >= LARGE) else { return Some(plain) };
    let fraction = format!("0.{decimals}").parse().ok().filter(|fraction| (0.0..1.0).contains(fraction));
    Some(fraction.map_or(plain, |fraction| Instant { whole, fraction }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_as_in_rfc_4180() {
        let cut = |row: &str| fields(row, Delimiter::of(row));
        let owned = |fields: &[&str]| Some(fields.iter().map(|&field| field.to_owned()).collect::<Vec<_>>());
        assert_eq!(cut("\"1\",\"a, \"\"b\"\"\", 3 "), owned(&["1", "a, \"b\"", "3"]));
        assert_eq!(cut("\"a;b\",2"), owned(&["a;b", "2"]));
        assert_eq!(cut("1|0.5|100"), owned(&["1", "0.5", "100"]));
        assert_eq!(cut("  1   0.5 100"), owned(&["1", "0.5", "100"]));
        assert_eq!(cut("1,,"), owned(&["1", "", ""]));
        assert_eq!(cut("1,\"open"), None);
        assert_eq!(decimal("0,5", Delimiter::Mark(';')), Some(0.5));
        assert_eq!(decimal("inf", Delimiter::Mark(',')), None);
        // nanoseconds since 1970 have more digits than a floating-point number
        let since = |later: &str, first: &str| {
            let [later, first] = [later, first].map(|text| moment(text, Delimiter::Mark(';')).unwrap());
            later.since(first)
        };
        assert!((since("1795380526.000000002", "1795380525,999999999") - 3e-9).abs() < 1e-15);
        assert_eq!([since("1.5e3", "0.5e3"), since("-0.25", "0.25"), since("7", "5")], [1000.0, -0.5, 2.0]);
        assert_eq!([whole("3.0"), whole("3.5"), whole("3")], [Some(3), None, None]);
    }
}
