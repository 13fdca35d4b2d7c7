//! How measures are described: everything that the command line, the page's tables, exports and the
//! documentation say of a measure is written here once. Each laboratory has its own list; TypeScript's is
//! generated from it (`pkg/measures.ts`).

use crate::words::word;

/// A measure as the tables describe it.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    /// Name on the command line and in exports.
    pub id: &'static str,
    /// What is measured: the id without the suffix that names the side; the whole id if there is only one
    /// side.
    pub quantity: &'static str,
    /// Which of the sides that a scenario compares, in words; empty if there is only one.
    pub side: &'static str,
    /// The paper's symbol; empty where it has none.
    pub symbol: &'static str,
    /// Unit (`crate::units`); empty for pure numbers.
    pub unit: &'static str,
    /// Short name of the quantity for people.
    pub name: &'static str,
    /// What it tells, in a sentence or two.
    pub meaning: &'static str,
    /// Where it is defined: section of a paper or an RFC.
    pub source: &'static str,
    /// Which way is better.
    pub better: Better,
    /// How its values are written.
    pub shown: ValueFormat,
    /// Whether a replication may have no value of it: the mean is then over the replications that have one, and their
    /// number is reported.
    pub is_partial: bool,
}

/// Which way a measure is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// More is better.
    Higher,
    /// Less is better.
    Lower,
    /// It describes the traffic and is neither good nor bad.
    Neither,
}

impl Better {
    /// Its name in JSON and in TypeScript.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Higher => "higher",
            Self::Lower => "lower",
            Self::Neither => "neither",
        }
    }
}

/// How people see the values of a measure. Exports and JSON contain the plain number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueFormat {
    /// With as many digits as suit its size.
    Number,
    /// A count: whole in every run, with decimals where it is a mean.
    Count,
    /// A share, as a percentage.
    Percent,
}

impl ValueFormat {
    /// Its name in JSON and in TypeScript.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::Count => "count",
            Self::Percent => "percent",
        }
    }
}

/// A measure and how to compute it from a sample, the results of one replication of a laboratory.
#[derive(Debug)]
pub struct SampleMeasure<S: 'static> {
    /// Its description.
    pub about: Measure,
    /// Its value in one replication.
    pub of: fn(&S) -> f64,
}

impl<S> Clone for SampleMeasure<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for SampleMeasure<S> {}

/// The table `measures` for a build: the page's WebAssembly modules leave out the texts for people.
#[must_use]
pub const fn table<S, const N: usize>(measures: &[SampleMeasure<S>]) -> [SampleMeasure<S>; N] {
    assert!(measures.len() == N);
    let mut table = [measures[0]; N];
    let mut at = 0;
    while at < N {
        let Measure { side, symbol, name, meaning, source, .. } = measures[at].about;
        let (side, symbol, name) = (word(side), word(symbol), word(name));
        let (meaning, source) = (word(meaning), word(source));
        table[at] = measures[at];
        table[at].about = Measure { side, symbol, name, meaning, source, ..measures[at].about };
        at += 1;
    }
    table
}

impl Measure {
    /// Its name for people, including the side.
    #[must_use]
    pub fn words(&self) -> String {
        if self.side.is_empty() { self.name.to_owned() } else { format!("{}, {}", self.name, self.side) }
    }
}

/// The descriptions of a table's measures.
#[must_use]
pub fn descriptions<S>(table: &'static [SampleMeasure<S>]) -> Vec<&'static Measure> {
    table.iter().map(|measured| &measured.about).collect()
}

/// `part` over `whole`; 0 if both are 0.
#[must_use]
pub fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

/// The values of the measures in `ids` (separated by blanks) in one replication, in that order.
///
/// # Panics
/// If the table has no such measure.
pub fn chosen<S>(table: &[SampleMeasure<S>], ids: &str, sample: &S) -> impl Iterator<Item = f64> {
    let of =
        |id: &str| table.iter().find(|measured| measured.about.id == id).expect("a measure of the table");
    ids.split_ascii_whitespace().map(move |id| (of(id).of)(sample))
}

/// The values of all measures in one replication, in the order of the table.
#[must_use]
pub fn values<S>(table: &[SampleMeasure<S>], sample: &S) -> Vec<f64> {
    table.iter().map(|measured| (measured.of)(sample)).collect()
}
