//! Rules: what a statement requires of a figure. A rule holds when it holds over the whole 95% confidence interval,
//! fails when it holds nowhere on it, and is undecided in between: then more runs would tell. Its text is made from the
//! same numbers as its computation.

use super::Figure;
use super::figure::plain;
use crate::units;

/// "About", "around", "close to": at most this far off, as a share. The paper's figures were read by eye, and
/// its text gives one digit.
pub const ABOUT: f64 = 0.2;
/// A number that the paper prints with all its digits, and without a word such as "approximately": the largest
/// difference, as a share.
pub const PRINTED: f64 = 0.02;
/// Gains that differ by no more than this count as equal, and a gain no larger counts as none: a tenth of the
/// 30% that the paper calls the largest.
pub const SAME_GAIN: f64 = 0.03;

/// The result of a rule for a figure's interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It holds on all of it.
    Holds,
    /// It holds on a part of it.
    Undecided,
    /// It holds nowhere on it.
    Fails,
}

impl Outcome {
    /// The result as a word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Holds => "yes",
            Self::Undecided => "undecided",
            Self::Fails => "no",
        }
    }
}

/// A rule and the figure that it judges.
#[derive(Clone, Debug)]
pub struct Check {
    /// The rule in words, with its numbers.
    pub says: String,
    /// The figure that it judges.
    pub figure: Figure,
    /// The range of the middle 95% of the replications, where the paper speaks of a single run.
    pub runs: Option<(f64, f64)>,
    /// Whether the figure is the paired difference of the two that the rule compares.
    pub compares: bool,
    /// The range in which the rule allows the figure; `None` if the rule is about the range of the replications.
    pub allowed: Option<(f64, f64)>,
    /// The number that the paper states, if the rule is about one.
    pub stated: Option<f64>,
    /// The place of the paper's number in a figure of the page, if an axis there shows it.
    pub mark: Option<Mark>,
    /// Whether the rule holds.
    pub outcome: Outcome,
}

/// The place of a number that the paper states in a figure of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// The figure and what it shows then, as parameters of a scenario: `fig=throughput&against=entropy`.
    pub shown: &'static str,
    /// Its place in the figure.
    pub lies: AxisPlace,
    /// The curve or other part of the figure that the number is about, if no parameter selects it; empty otherwise.
    pub of: &'static str,
    /// The label of a line; empty for a point.
    pub words: &'static str,
}

/// The place of a number on the axes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AxisPlace {
    /// The number is a value of the y axis, at this value of the x axis.
    At(f64),
    /// The number is a value of the y axis, for the whole figure.
    Level,
    /// The number is a value of the x axis.
    Across,
    /// The number's place is this value of the x axis; the rule is about something else there.
    Place(f64),
}

impl Mark {
    pub(super) const fn at(shown: &'static str, place: f64) -> Self {
        Self { shown, lies: AxisPlace::At(place), of: "", words: "" }
    }

    pub(super) const fn level(shown: &'static str, words: &'static str) -> Self {
        Self { shown, lies: AxisPlace::Level, of: "", words }
    }

    pub(super) const fn across(shown: &'static str, words: &'static str) -> Self {
        Self { shown, lies: AxisPlace::Across, of: "", words }
    }

    pub(super) const fn place(shown: &'static str, words: &'static str, place: f64) -> Self {
        Self { shown, lies: AxisPlace::Place(place), of: "", words }
    }

    pub(super) const fn of(self, of: &'static str) -> Self {
        Self { of, ..self }
    }

    /// Its x and y coordinates, each if it has one.
    #[must_use]
    pub fn place_of(&self, stated: Option<f64>) -> (Option<f64>, Option<f64>) {
        match self.lies {
            AxisPlace::At(place) => (Some(place), stated),
            AxisPlace::Level => (None, stated),
            AxisPlace::Across => (stated, None),
            AxisPlace::Place(place) => (Some(place), None),
        }
    }
}

impl Check {
    /// Whether the rule holds on the whole interval.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.outcome == Outcome::Holds
    }

    /// The same check, of a bound that the paper states as a number.
    pub(super) fn stating(self, value: f64) -> Self {
        Self { stated: Some(value), ..self }
    }

    /// The same check, whose number a figure of the page can draw.
    pub(super) fn drawn(self, mark: Mark) -> Self {
        Self { mark: Some(mark), ..self }
    }
}

/// The values that a rule allows.
#[derive(Clone, Copy)]
enum AllowedValues {
    /// From one value to another, both included.
    Within(f64, f64),
    Above(f64),
    Below(f64),
}

impl AllowedValues {
    /// The ends of the range, to be drawn, whether or not the rule includes them.
    fn range(self) -> (f64, f64) {
        match self {
            Self::Within(from, to) => (from, to),
            Self::Above(bound) => (bound, f64::INFINITY),
            Self::Below(bound) => (f64::NEG_INFINITY, bound),
        }
    }

    fn outcome(self, (low, high): (f64, f64)) -> Outcome {
        let (holds, fails) = match self {
            Self::Within(from, to) => (low >= from && high <= to, high < from || low > to),
            Self::Above(bound) => (low > bound, high <= bound),
            Self::Below(bound) => (high < bound, low >= bound),
        };
        match (holds, fails) {
            (true, _) => Outcome::Holds,
            (_, true) => Outcome::Fails,
            _ => Outcome::Undecided,
        }
    }
}

impl Figure {
    fn judged(self, says: String, allowed: AllowedValues) -> Check {
        let outcome = allowed.outcome(self.interval());
        let allowed = Some(allowed.range());
        Check { says, outcome, figure: self, runs: None, compares: false, allowed, stated: None, mark: None }
    }

    fn compared(&self, other: &Self, says: String, allowed: AllowedValues) -> Check {
        Check { compares: true, ..self.minus(other).judged(says, allowed) }
    }

    fn amount(&self, value: f64) -> String {
        let unit = if value == 1.0 && self.unit == units::PACKETS { "packet" } else { self.unit };
        format!("{} {unit}", plain(value)).trim_end().to_owned()
    }

    pub(super) fn at_least(self, bound: f64) -> Check {
        let says = format!("{} is at least {}", self.name, self.amount(bound));
        self.judged(says, AllowedValues::Within(bound, f64::INFINITY))
    }

    pub(super) fn at_most(self, bound: f64) -> Check {
        let says = format!("{} is at most {}", self.name, self.amount(bound));
        self.judged(says, AllowedValues::Within(f64::NEG_INFINITY, bound))
    }

    pub(super) fn about(self, value: f64) -> Check {
        self.near(value, ABOUT, "about")
    }

    pub(super) fn printed_as(self, value: f64) -> Check {
        self.near(value, PRINTED, "printed")
    }

    fn near(self, value: f64, share: f64, word: &str) -> Check {
        let (from, to) = (value * (1.0 - share), value * (1.0 + share));
        let says = format!(
            "{} is {} to {} ({word} {})",
            self.name,
            plain(from),
            self.amount(to),
            self.amount(value)
        );
        Check { stated: Some(value), ..self.judged(says, AllowedValues::Within(from, to)) }
    }

    pub(super) fn between(self, from: f64, to: f64) -> Check {
        let says = if from == to {
            format!("{} is {}", self.name, self.amount(to))
        } else {
            format!("{} is {} to {}", self.name, plain(from), self.amount(to))
        };
        self.judged(says, AllowedValues::Within(from, to))
    }

    pub(super) fn zero(self) -> Check {
        let says = format!("{} is 0", self.name);
        self.judged(says, AllowedValues::Within(-1e-9, 1e-9))
    }

    pub(super) fn above(&self, other: &Self) -> Check {
        let says = format!("{} is above {}", self.name, other.name);
        self.compared(other, says, AllowedValues::Above(0.0))
    }

    pub(super) fn below(&self, other: &Self) -> Check {
        let says = format!("{} is below {}", self.name, other.name);
        self.compared(other, says, AllowedValues::Below(0.0))
    }

    pub(super) fn same_gain_as(&self, other: &Self) -> Check {
        let says = format!("{} and {} are the same within {SAME_GAIN}", self.name, other.name);
        self.compared(other, says, AllowedValues::Within(-SAME_GAIN, SAME_GAIN))
    }

    pub(super) fn no_gain(self) -> Check {
        let says = format!("{} is no gain: at most {SAME_GAIN}", self.name);
        self.judged(says, AllowedValues::Within(f64::NEG_INFINITY, SAME_GAIN))
    }

    pub(super) fn some_gain(self) -> Check {
        let says = format!("{} is a gain: over {SAME_GAIN}", self.name);
        self.judged(says, AllowedValues::Above(SAME_GAIN))
    }

    /// The paper's value is that of a single run, so it should lie within the range of ours.
    pub(super) fn with_a_run_of(self, value: f64) -> Check {
        let (from, to) = self.middle();
        let says = format!("{} of {} lies in the middle 95% of our runs", self.name, self.amount(value));
        Check {
            says,
            outcome: if from <= value && value <= to { Outcome::Holds } else { Outcome::Fails },
            runs: Some((from, to)),
            figure: self,
            compares: false,
            allowed: None,
            stated: Some(value),
            mark: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A figure with the mean 1 and an interval from 0.5 to a little over 1.5.
    fn figure() -> Figure {
        Figure::new("x", "ms", vec![0.8, 1.2, 0.8, 1.2], String::new())
    }

    #[test]
    fn a_rule_holds_on_the_whole_interval() {
        let (low, high) = figure().interval();
        assert!(low < 0.7 && high > 1.3);
        assert!(figure().at_least(0.6).holds() && !figure().at_least(0.9).holds());
        assert!(figure().at_most(1.4).holds() && !figure().at_most(1.1).holds());
        assert!(!figure().about(1.0).holds());
        assert!(figure().between(0.5, 1.5).holds() && !figure().between(0.7, 1.5).holds());
        assert_eq!(figure().about(2.0).says, "x is 1.6 to 2.4 ms (about 2 ms)");
        assert_eq!(figure().between(1.0, 1.0).says, "x is 1 ms");
    }

    #[test]
    fn a_rule_tells_its_range_and_the_papers_number() {
        let shown = |check: Check| (check.allowed, check.stated);
        assert_eq!(shown(figure().about(2.0)), (Some((1.6, 2.4)), Some(2.0)));
        assert_eq!(shown(figure().at_least(0.6)), (Some((0.6, f64::INFINITY)), None));
        assert_eq!(shown(figure().below(&figure())), (Some((f64::NEG_INFINITY, 0.0)), None));
        assert_eq!(shown(figure().with_a_run_of(1.1)), (None, Some(1.1)));
    }

    #[test]
    fn an_interval_with_the_bound_inside_decides_nothing() {
        let outcomes = [0.3, 0.9, 1.9].map(|bound| figure().at_least(bound).outcome);
        assert_eq!(outcomes, [Outcome::Holds, Outcome::Undecided, Outcome::Fails]);
        assert_eq!(figure().between(2.0, 3.0).outcome, Outcome::Fails);
        // for a number without an interval every rule decides, at its bound too
        let exact = |value: f64| Figure::new("x", "", vec![value], String::new());
        assert_eq!(exact(1.0).at_least(1.0).outcome, Outcome::Holds);
        assert_eq!(exact(1.0).above(&exact(1.0)).outcome, Outcome::Fails);
    }

    #[test]
    fn order_is_of_paired_differences() {
        let higher = Figure::new("y", "", vec![0.9, 1.31, 0.91, 1.3], String::new());
        assert!(higher.above(&figure()).holds() && figure().below(&higher).holds());
        assert!(!figure().above(&higher).holds() && !higher.below(&figure()).holds());
        assert!(!higher.above(&higher).holds());
        assert!(higher.same_gain_as(&higher).holds() && !higher.same_gain_as(&figure()).holds());
    }

    #[test]
    fn a_single_run_lies_among_ours() {
        assert!(figure().with_a_run_of(1.1).holds());
        assert!(!figure().with_a_run_of(1.3).holds());
    }
}
