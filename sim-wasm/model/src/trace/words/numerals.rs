//! Whole numbers in sentences.

/// A number with separated thousands, `65,535`, as everywhere on the page.
#[must_use]
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `1 packet`, `2 packets`.
#[must_use]
pub fn counted(number: u64, what: &str) -> String {
    format!("{} {what}{}", grouped(number), if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        let found = [0, 999, 1000, 65_535, 1_234_567].map(grouped);
        assert_eq!(found, ["0", "999", "1,000", "65,535", "1,234,567"]);
    }

    #[test]
    fn one_is_no_plural() {
        assert_eq!([0, 1, 2000].map(|n| counted(n, "row")), ["0 rows", "1 row", "2,000 rows"]);
    }
}
