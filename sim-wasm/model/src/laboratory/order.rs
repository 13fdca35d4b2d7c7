//! The order in which the points of a sweep are worth computing: whatever is known at any moment is an even sample of all
//! of them. The page has the same (`web/sim/order.ts`, `fixtures/order.json`).

/// How many points of a line are skipped at first.
const LINE: usize = 8;
/// The same along each side of a grid.
const GRID: usize = 4;

/// The points of a line, or of a grid row by row, by their places.
#[must_use]
pub fn coarse_to_fine(columns: usize, rows: usize) -> Vec<usize> {
    let coarsest = if rows == 1 { LINE } else { GRID };
    let mut order = Vec::with_capacity(columns * rows);
    let mut stride = coarsest;
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

    /// `{ "columns": 2, "rows": 1, "order": [0, 1] },`
    fn read(line: &str) -> Option<(usize, usize, Vec<usize>)> {
        let mut numbers =
            line.split(|letter: char| !letter.is_ascii_digit()).filter_map(|text| text.parse().ok());
        Some((numbers.next()?, numbers.next()?, numbers.collect()))
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
