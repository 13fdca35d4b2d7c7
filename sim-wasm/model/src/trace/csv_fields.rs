//! Rows of a table split into fields, with quotes as in RFC 4180.

/// What separates the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delimiter {
    Mark(char),
    /// Any run of spaces.
    Spaces,
}

impl Delimiter {
    /// The first of the separators that occurs in the row outside quotes; otherwise spaces.
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

/// The fields of a row; `None` while a quoted field is open, which the next line may close.
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

pub fn number(text: &str) -> Option<u64> {
    let is_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_digits.then(|| text.parse().ok()).flatten()
}

/// A whole number that was written with decimals, as a column with gaps comes out of a table program: `3.0`.
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
    text.parse().ok().filter(|number: &f64| number.is_finite())
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
        assert_eq!([whole("3.0"), whole("3.5"), whole("3")], [Some(3), None, None]);
    }
}
