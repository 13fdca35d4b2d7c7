//! Whole numbers in sentences.

use crate::scenario::thousands;

/// A number with separated thousands, `65,535`, as everywhere on the page.
#[must_use]
pub fn grouped(number: u64) -> String {
    thousands(&number.to_string())
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
