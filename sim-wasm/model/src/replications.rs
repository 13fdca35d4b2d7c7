//! Many replications of a scenario, one after another, piece by piece.

use crate::running::Running;
use std::ops::Range;

/// How a laboratory runs a replication.
pub trait Replicate {
    /// A replication under way.
    type Run;

    /// A replication (from 0) at its beginning.
    fn start(&mut self, replication: u32) -> Self::Run;

    /// Does about `budget` units of work, or stops at the end; returns the share of the replication that is done,
    /// 0 to 1, and the units of work used.
    fn step(&mut self, run: &mut Self::Run, budget: u32) -> (f64, u32);

    /// The measures of a replication that is done, in the order of the laboratory's table.
    fn values(&self, run: &Self::Run) -> Vec<f64>;
}

/// Replications under way. The unit of work is the laboratory's.
#[derive(Debug)]
pub struct Replications<R: Replicate> {
    of: R,
    wanted: Range<u32>,
    next: u32,
    current: Option<R::Run>,
    rows: Vec<f64>,
}

impl<R: Replicate> Replications<R> {
    /// The replications `wanted` (from 0).
    #[must_use]
    pub fn new(of: R, wanted: Range<u32>) -> Self {
        Self { of, next: wanted.start, wanted, current: None, rows: Vec::new() }
    }
}

impl<R: Replicate> Running for Replications<R> {
    /// A row for each replication that is done, a column for each measure.
    type Partial = Vec<f64>;
    type Output = Vec<f64>;

    fn step(&mut self, budget: u32) -> f64 {
        let mut left = budget.max(1);
        let mut share = 0.0;
        while self.next < self.wanted.end && left > 0 {
            let (of, next) = (&mut self.of, self.next);
            let run = self.current.get_or_insert_with(|| of.start(next));
            let (done, spent) = of.step(run, left);
            left = left.saturating_sub(spent.max(1));
            share = done;
            if done >= 1.0 {
                self.rows.extend(of.values(run));
                self.current = None;
                self.next += 1;
                share = 0.0;
            }
        }
        if self.next >= self.wanted.end {
            return 1.0;
        }
        (f64::from(self.next - self.wanted.start) + share) / self.wanted.len() as f64
    }

    fn partial(&self) -> Option<Vec<f64>> {
        (!self.rows.is_empty()).then(|| self.rows.clone())
    }

    fn result(&self) -> Vec<f64> {
        self.rows.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A replication takes ten units, and its measures are its number and that number's square.
    struct Squares;

    impl Replicate for Squares {
        type Run = (u32, u32);

        fn start(&mut self, replication: u32) -> (u32, u32) {
            (replication, 0)
        }

        fn step(&mut self, (_, done): &mut (u32, u32), budget: u32) -> (f64, u32) {
            let spent = budget.min(10 - *done);
            *done += spent;
            (f64::from(*done) / 10.0, spent)
        }

        fn values(&self, (number, _): &(u32, u32)) -> Vec<f64> {
            vec![f64::from(*number), f64::from(number * number)]
        }
    }

    #[test]
    fn pieces_add_up_to_the_whole() {
        let whole = Replications::new(Squares, 2..5).finish();
        assert_eq!(whole, [2.0, 4.0, 3.0, 9.0, 4.0, 16.0]);
        let mut pieces = Replications::new(Squares, 2..5);
        assert_eq!(pieces.partial(), None);
        assert!((pieces.step(4) - 4.0 / 30.0).abs() < 1e-12);
        assert_eq!(pieces.partial(), None);
        assert!((pieces.step(11) - 15.0 / 30.0).abs() < 1e-12);
        assert_eq!(pieces.partial(), Some(vec![2.0, 4.0]));
        assert_eq!(pieces.step(15), 1.0);
        assert_eq!(pieces.step(1), 1.0);
        assert_eq!(pieces.result(), whole);
    }

    #[test]
    fn nothing_wanted_is_done_at_once() {
        let mut none = Replications::new(Squares, 3..3);
        assert_eq!(none.step(1), 1.0);
        assert!(none.result().is_empty());
    }
}
