//! The reproduction ledger: what the papers state, what the models give, and whether the two agree.
//!
//! A statement is split into checks. A check computes a figure and names the rule by which it is judged; the
//! verdict follows from the checks alone. Rules follow the paper's words and parameters its values; where it leaves one
//! open, the note says which was taken.

pub mod alf;
mod check;
mod claim;
pub mod dccp;
mod figure;
pub mod metrics;
pub mod red;
mod stated;
pub mod tcp;
mod work;

pub use check::{ABOUT, AxisPlace, Check, Mark, Outcome, PRINTED, SAME_GAIN};
pub use claim::Claim;
pub use figure::{Figure, plain, show_estimate};
pub use stated::{Stated, stated};
pub use work::{LedgerRequest, SequentialWork, Size, Work};

/// The ledgers of all papers, for tests of modules that the list of laboratories uses, and that may not use it: its own
/// tests check that none is missing here.
#[cfg(test)]
pub(crate) const LEDGERS: [(&crate::params::Lab, &Ledger); 5] = [
    (&crate::alf::LAB, &alf::LEDGER),
    (&crate::dccp::LAB, &dccp::LEDGER),
    (&crate::metrics::LAB, &metrics::LEDGER),
    (&crate::red::LAB, &red::LEDGER),
    (&crate::tcp::LAB, &tcp::LEDGER),
];

/// What a laboratory's paper states, and how it is checked.
#[derive(Debug)]
pub struct Ledger {
    /// Authors and title.
    pub paper: &'static str,
    /// What is computed by default, and what `npm test` compares.
    pub quick: Size,
    /// As much as the paper has, and more replications where it has few.
    pub full: Size,
    /// Most replications allowed.
    pub runs_at_most: u32,
    /// Under which rules the statements are checked: a column each, the page's own first.
    pub columns: &'static [Column],
    /// Every statement, with our figures.
    pub statements: fn(&LedgerRequest) -> Vec<Statement>,
}

/// Rules under which all statements of a ledger are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// A word for programs.
    pub id: &'static str,
    /// Name for people: whose rules these are.
    pub name: &'static str,
    /// The rules as parameters of a scenario.
    pub rules: &'static str,
}

impl Column {
    /// The column of a ledger that has only one: the defaults.
    pub const DEFAULTS: Self = Self { id: "defaults", name: "the defaults", rules: "" };
}

/// How far model and paper agree on a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every check holds.
    Reproduced,
    /// Some checks hold, others fail.
    InPart,
    /// No check fails, but some need more runs; or no check holds, and not all fail.
    Undecided,
    /// Every check fails.
    NotReproduced,
    /// Not every check holds, and the paper states the opposite elsewhere.
    Contradictory,
    /// There is no model to check it with.
    NotTestable,
    /// The paper does not state it: it is our own finding, and every check holds.
    Ours,
}

impl Verdict {
    /// All verdicts, the best first; our own findings last.
    pub const ALL: [Self; 7] = [
        Self::Reproduced,
        Self::InPart,
        Self::Undecided,
        Self::NotReproduced,
        Self::Contradictory,
        Self::NotTestable,
        Self::Ours,
    ];

    /// The verdict in words.
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            Self::Reproduced => "reproduced",
            Self::InPart => "reproduced in part",
            Self::Undecided => "undecided",
            Self::NotReproduced => "not reproduced",
            Self::Contradictory => "contradictory",
            Self::NotTestable => "not testable",
            Self::Ours => "finding of ours",
        }
    }
}

/// A statement of a paper.
#[derive(Clone, Debug)]
pub struct Statement {
    /// Its number in its ledger, which stays when statements are added before or after it.
    pub number: u32,
    /// Section and figure.
    pub place: &'static str,
    /// The paper's words.
    pub quote: &'static str,
    /// The checks that decide the verdict.
    pub checks: Vec<Check>,
    /// Further figures, which explain but decide nothing.
    pub beside: Vec<Figure>,
    /// Reason for a disagreement, or how the words were read; may be empty.
    pub note: &'static str,
    /// The statements of the same paper that say the opposite, by their numbers.
    pub against: &'static [u32],
    /// Whether it is our own finding, in our own words.
    pub is_ours: bool,
}

impl Statement {
    fn of(number: u32, place: &'static str, quote: &'static str) -> Self {
        let (checks, beside) = (Vec::new(), Vec::new());
        Self { number, place, quote, checks, beside, note: "", against: &[], is_ours: false }
    }

    /// A finding of ours that belongs to this place of the paper.
    fn ours(number: u32, place: &'static str, words: &'static str) -> Self {
        Self { is_ours: true, ..Self::of(number, place, words) }
    }

    /// The same statement, contradicted by these statements of the paper.
    fn against(self, against: &'static [u32]) -> Self {
        Self { against, ..self }
    }

    fn check(mut self, check: Check) -> Self {
        self.checks.push(check);
        self
    }

    fn beside(mut self, figure: Figure) -> Self {
        self.beside.push(figure);
        self
    }

    fn note(mut self, note: &'static str) -> Self {
        self.note = note;
        self
    }

    /// Its name among all ledgers, such as `red-17`.
    #[must_use]
    pub fn id(&self, lab: &str) -> String {
        format!("{lab}-{}", self.number)
    }

    /// The verdict that the checks give.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let count = |outcome| self.checks.iter().filter(|check| check.outcome == outcome).count();
        match [Outcome::Holds, Outcome::Undecided, Outcome::Fails].map(count) {
            [0, 0, 0] => Verdict::NotTestable,
            [_, 0, 0] if self.is_ours => Verdict::Ours,
            [_, 0, 0] => Verdict::Reproduced,
            _ if !self.against.is_empty() => Verdict::Contradictory,
            [0, 0, _] => Verdict::NotReproduced,
            [_, _, 0] | [0, _, _] => Verdict::Undecided,
            _ => Verdict::InPart,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(samples: &[f64]) -> Figure {
        Figure::new("x", "", samples.to_vec(), String::new())
    }

    fn verdict(values: &[f64]) -> Verdict {
        let statement = Statement::of(1, "", "");
        values.iter().fold(statement, |s, value| s.check(figure(&[*value]).at_least(0.0))).verdict()
    }

    #[test]
    fn verdicts_follow_from_checks() {
        assert_eq!(verdict(&[]), Verdict::NotTestable);
        assert_eq!(verdict(&[1.0, 2.0]), Verdict::Reproduced);
        assert_eq!(verdict(&[1.0, -2.0]), Verdict::InPart);
        assert_eq!(verdict(&[-1.0, -2.0]), Verdict::NotReproduced);
        let with = |values: &[f64]| {
            let open = Statement::of(1, "", "").check(figure(&[-1.0, 1.0]).at_least(0.0));
            values.iter().fold(open, |s, value| s.check(figure(&[*value]).at_least(0.0))).verdict()
        };
        assert_eq!(with(&[]), Verdict::Undecided);
        assert_eq!(with(&[1.0]), Verdict::Undecided);
        assert_eq!(with(&[-1.0]), Verdict::Undecided);
        assert_eq!(with(&[1.0, -1.0]), Verdict::InPart);
    }

    /// A number that the paper prints with two digits or more, and without a word such as "about", has 2% either way.
    #[test]
    fn only_rough_words_are_read_roughly() {
        let digits = |text: &str| text.trim_matches('0').replace('.', "").trim_start_matches('0').to_owned();
        for (lab, ledger) in LEDGERS {
            for statement in claim::outlines(ledger) {
                let words = statement.quote;
                if ["about", "around", "approximat", "close to"].iter().any(|rough| words.contains(rough)) {
                    continue;
                }
                let of_number = |c: char| c.is_ascii_digit() || c == '.';
                let printed: Vec<String> = words.split(|c| !of_number(c)).map(digits).collect();
                let is_rough = |check: &&Check| {
                    check
                        .stated
                        .zip(check.allowed)
                        .is_some_and(|(stated, (_, to))| to > stated * (1.0 + ABOUT / 2.0))
                };
                for check in statement.checks.iter().filter(is_rough) {
                    let stated = digits(&format!("{:.8}", check.stated.unwrap_or_default()));
                    let is_printed = stated.len() > 1 && printed.contains(&stated);
                    assert!(!is_printed, "{}: {}", statement.id(lab.id), check.says);
                }
            }
        }
    }

    #[test]
    fn a_contradiction_and_a_finding_are_told_apart() {
        let with =
            |statement: Statement, value: f64| statement.check(figure(&[value]).at_least(0.0)).verdict();
        let opposed = || Statement::of(1, "", "").against(&[2]);
        assert_eq!(
            [1.0, -1.0].map(|value| with(opposed(), value)),
            [Verdict::Reproduced, Verdict::Contradictory]
        );
        assert_eq!(opposed().verdict(), Verdict::NotTestable);
        let ours = || Statement::ours(1, "", "");
        assert_eq!([1.0, -1.0].map(|value| with(ours(), value)), [Verdict::Ours, Verdict::NotReproduced]);
    }
}
