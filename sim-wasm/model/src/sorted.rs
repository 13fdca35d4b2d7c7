//! Sorting by a key of 64 bits. The standard library's sort is compiled again for each closure, several kB each time;
//! this one is compiled once.

/// The indices of the keys in ascending order; equal keys keep their order.
#[must_use]
pub fn ascending(keys: impl Iterator<Item = u64>) -> Vec<u32> {
    places(keys.zip(0..).collect())
}

#[inline(never)]
fn places(mut keys: Vec<(u64, u32)>) -> Vec<u32> {
    keys.sort_unstable();
    keys.into_iter().map(|(_, place)| place).collect()
}

/// Sorts values by a key; values with equal keys keep their order.
pub fn by_key<T>(values: &mut Vec<T>, key: impl Fn(&T) -> u64) {
    let places = ascending(values.iter().map(key));
    let mut left: Vec<Option<T>> = values.drain(..).map(Some).collect();
    values.extend(places.iter().filter_map(|&place| left[place as usize].take()));
}

/// The key that sorts numbers as `f64::total_cmp` does.
#[must_use]
pub fn of_number(number: f64) -> u64 {
    let bits = number.to_bits();
    // among negative numbers, the one with the larger bits is the lower
    bits ^ ((bits as i64 >> 63) as u64 | 1 << 63)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_the_standard_library_sorts() {
        let numbers =
            [2.5, -0.0, f64::NAN, 0.0, f64::NEG_INFINITY, -7.25, f64::INFINITY, -f64::NAN, 2.5, 1e-310];
        let mut expected: Vec<(f64, usize)> = numbers.iter().copied().zip(0..).collect();
        let mut found = expected.clone();
        expected.sort_by(|a, b| a.0.total_cmp(&b.0));
        by_key(&mut found, |&(number, _)| of_number(number));
        assert_eq!(format!("{found:?}"), format!("{expected:?}"));
        let places: Vec<u32> = expected.iter().map(|&(_, place)| place as u32).collect();
        assert_eq!(ascending(numbers.into_iter().map(of_number)), places);
    }
}
