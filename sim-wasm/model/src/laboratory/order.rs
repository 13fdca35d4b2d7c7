//! The order in which the points of a sweep are computed: at any moment the points that are done are an even sample of
//! all points. The page uses the same order (`web/bench/along/order.ts`, `fixtures/order.json`).

/// The indices of the points of a line, or of a grid row by row. First every 2ᵏ-th point, with the largest k that gives
/// at least two; then every 2ᵏ⁻¹-th, and so on.
#[must_use]
pub fn coarse_to_fine(columns: usize, rows: usize) -> Vec<usize> {
    let coarsest = columns.max(rows).next_power_of_two() / 2;
    let mut order = Vec::with_capacity(columns * rows);
    let mut stride = coarsest.max(1);
    while stride >= 1 {
        for row in (0..rows).step_by(stride) {
            for column in (0..columns).step_by(stride) {
                let is_known = stride < coarsest && row % (2 * stride) == 0 && column % (2 * stride) == 0;
                if !is_known {
                    order.push(row * columns + column);
                }
            }
        }
        stride /= 2;
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_and_the_command_line_have_one_order() {
        let text = include_str!("../../../../fixtures/order.json");
        let found: Vec<(usize, usize, Vec<usize>)> = text.lines().filter_map(read).collect();
        assert!(found.len() > 5);
        for (columns, rows, order) in found {
            assert_eq!(coarse_to_fine(columns, rows), order, "{columns} {rows}");
        }
    }

    /// Reads a line of the fixture: `{ "columns": 2, "rows": 1, "order": [0, 1] },`
    fn read(line: &str) -> Option<(usize, usize, Vec<usize>)> {
        let mut numbers =
            line.split(|letter: char| !letter.is_ascii_digit()).filter_map(|text| text.parse().ok());
        Some((numbers.next()?, numbers.next()?, numbers.collect()))
    }

    /// The widest gap between neighbouring points that are done, or before the first or after the last, over the mean
    /// gap.
    fn unevenness(known: &[usize], count: usize) -> f64 {
        let mut places = known.to_vec();
        places.sort_unstable();
        let last = *places.last().unwrap_or(&0);
        let within = places.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap_or_default();
        within.max(count - last) as f64 * known.len() as f64 / count as f64
    }

    #[test]
    fn whenever_it_ends_the_sample_is_even() {
        for count in [21, 61, 201, 1000] {
            let order = coarse_to_fine(count, 1);
            for known in 1..=count {
                let found = unevenness(&order[..known], count);
                assert!(found <= 2.0, "{known} of {count}: the widest gap is {found} times the mean gap");
            }
        }
    }

    #[test]
    fn every_point_comes_once() {
        for (columns, rows) in [(1, 1), (61, 1), (61, 6), (3, 10)] {
            let mut order = coarse_to_fine(columns, rows);
            order.sort_unstable();
            assert!(order.into_iter().eq(0..columns * rows), "{columns} {rows}");
        }
    }
}
