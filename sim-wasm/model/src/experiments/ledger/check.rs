//! Rules: what a statement requires of a figure. A rule holds when it holds over the whole 95% confidence
//! interval. Its text is made from the same numbers as its computation.

use super::Figure;
use super::figure::plain;

/// "About", "around", "close to": at most this far off, as a share. The paper's figures were read by eye, and
/// its text gives one digit.
pub const ABOUT: f64 = 0.2;
/// "Approximate", of a number that the paper prints with its digits.
pub const PRINTED: f64 = 0.02;
/// Gains that differ by no more than this count as equal, and a gain no larger counts as none: a tenth of the
/// 30% that the paper calls the largest.
pub const SAME_GAIN: f64 = 0.03;

/// A rule and the figure that it judges.
#[derive(Clone, Debug)]
pub struct Check {
    /// The rule in words, with its numbers.
    pub says: String,
    /// What it judges.
    pub figure: Figure,
    /// The range of the middle 95% of the replications, where the paper speaks of a single run.
    pub runs: Option<(f64, f64)>,
    /// Whether the figure is the paired difference of the two that the rule compares.
    pub compares: bool,
    /// Whether the rule holds.
    pub holds: bool,
}

impl Figure {
    fn judged(self, says: String, rule: impl Fn(f64, f64) -> bool) -> Check {
        let (low, high) = self.interval();
        Check { says, holds: rule(low, high), figure: self, runs: None, compares: false }
    }

    fn compared(&self, other: &Self, says: String, rule: impl Fn(f64, f64) -> bool) -> Check {
        Check { compares: true, ..self.minus(other).judged(says, rule) }
    }

    fn amount(&self, value: f64) -> String {
        format!("{} {}", plain(value), self.unit).trim_end().to_owned()
    }

    pub(super) fn at_least(self, bound: f64) -> Check {
        let says = format!("{} is at least {}", self.name, self.amount(bound));
        self.judged(says, |low, _| low >= bound)
    }

    pub(super) fn at_most(self, bound: f64) -> Check {
        let says = format!("{} is at most {}", self.name, self.amount(bound));
        self.judged(says, |_, high| high <= bound)
    }

    pub(super) fn about(self, value: f64) -> Check {
        self.near(value, ABOUT)
    }

    pub(super) fn printed_as(self, value: f64) -> Check {
        self.near(value, PRINTED)
    }

    fn near(self, value: f64, share: f64) -> Check {
        let (from, to) = (value * (1.0 - share), value * (1.0 + share));
        let says =
            format!("{} is {} to {} (about {})", self.name, plain(from), self.amount(to), self.amount(value));
        self.judged(says, |low, high| low >= from && high <= to)
    }

    pub(super) fn between(self, from: f64, to: f64) -> Check {
        let says = format!("{} is {} to {}", self.name, plain(from), self.amount(to));
        self.judged(says, |low, high| low >= from && high <= to)
    }

    pub(super) fn zero(self) -> Check {
        let says = format!("{} is 0", self.name);
        self.judged(says, |low, high| low >= -1e-9 && high <= 1e-9)
    }

    pub(super) fn above(&self, other: &Self) -> Check {
        let says = format!("{} is above {}", self.name, other.name);
        self.compared(other, says, |low, _| low > 0.0)
    }

    pub(super) fn below(&self, other: &Self) -> Check {
        let says = format!("{} is below {}", self.name, other.name);
        self.compared(other, says, |_, high| high < 0.0)
    }

    pub(super) fn same_gain_as(&self, other: &Self) -> Check {
        let says = format!("{} and {} are the same within {SAME_GAIN}", self.name, other.name);
        self.compared(other, says, |low, high| low >= -SAME_GAIN && high <= SAME_GAIN)
    }

    pub(super) fn no_gain(self) -> Check {
        let says = format!("{} is no gain: at most {SAME_GAIN}", self.name);
        self.judged(says, |_, high| high <= SAME_GAIN)
    }

    pub(super) fn some_gain(self) -> Check {
        let says = format!("{} is a gain: over {SAME_GAIN}", self.name);
        self.judged(says, |low, _| low > SAME_GAIN)
    }

    /// The paper's value comes from one run, so it should lie among those of our runs.
    pub(super) fn with_a_run_of(self, value: f64) -> Check {
        let (from, to) = self.middle();
        let says = format!("{} of {} lies in the middle 95% of our runs", self.name, self.amount(value));
        Check {
            says,
            holds: from <= value && value <= to,
            runs: Some((from, to)),
            figure: self,
            compares: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Mean 1, interval from 0.5 to a little over 1.5.
    fn figure() -> Figure {
        Figure::new("x", "ms", vec![0.8, 1.2, 0.8, 1.2], String::new())
    }

    #[test]
    fn a_rule_holds_on_the_whole_interval() {
        let (low, high) = figure().interval();
        assert!(low < 0.7 && high > 1.3);
        assert!(figure().at_least(0.6).holds && !figure().at_least(0.9).holds);
        assert!(figure().at_most(1.4).holds && !figure().at_most(1.1).holds);
        assert!(!figure().about(1.0).holds);
        assert!(figure().between(0.5, 1.5).holds && !figure().between(0.7, 1.5).holds);
        assert_eq!(figure().about(2.0).says, "x is 1.6 to 2.4 ms (about 2 ms)");
    }

    #[test]
    fn order_is_of_paired_differences() {
        let higher = Figure::new("y", "", vec![0.9, 1.31, 0.91, 1.3], String::new());
        assert!(higher.above(&figure()).holds && figure().below(&higher).holds);
        assert!(!figure().above(&higher).holds && !higher.below(&figure()).holds);
        assert!(!higher.above(&higher).holds);
        assert!(higher.same_gain_as(&higher).holds && !higher.same_gain_as(&figure()).holds);
    }

    #[test]
    fn a_single_run_lies_among_ours() {
        assert!(figure().with_a_run_of(1.1).holds);
        assert!(!figure().with_a_run_of(1.3).holds);
    }
}
