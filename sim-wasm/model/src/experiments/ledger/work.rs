//! Who computes the figures of a ledger: here one after the other; `oos` does it on all cores, and keeps what is finished.

/// Computes numbers that are asked for. An answer depends on its question alone, so neither the order nor the number of
/// those who compute matters.
pub trait Work: Sync {
    /// The numbers of each question. A question names all that its answer depends on: measured things, scenario, replication.
    fn answers(&self, questions: &[String], answer: &(dyn Fn(usize) -> Vec<f64> + Sync)) -> Vec<Vec<f64>>;

    /// The same where each answer has `width` numbers, for those who have to know it before the first one.
    fn sized(
        &self,
        questions: &[String],
        _width: usize,
        answer: &(dyn Fn(usize) -> Vec<f64> + Sync),
    ) -> Vec<Vec<f64>> {
        self.answers(questions, answer)
    }
}

/// One after the other.
pub struct InTurn;

impl Work for InTurn {
    fn answers(&self, questions: &[String], answer: &(dyn Fn(usize) -> Vec<f64> + Sync)) -> Vec<Vec<f64>> {
        (0..questions.len()).map(answer).collect()
    }
}

/// How much a ledger computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Replications.
    pub runs: u32,
    /// Whether each is as long as the paper's.
    pub is_long: bool,
}

/// What a ledger is asked for.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// Who computes.
    pub work: &'a dyn Work,
    /// How much.
    pub size: Size,
    /// Parameters that all simulations have beside what the statements say, such as `sim=ns2`; may be empty.
    pub rules: &'static str,
}

impl Asked<'_> {
    /// Numbers of each replication of something in a scenario.
    pub(super) fn each(
        &self,
        what: &str,
        scenario: &str,
        runs: u32,
        of: &(dyn Fn(u32) -> Vec<f64> + Sync),
    ) -> Vec<Vec<f64>> {
        let questions: Vec<_> = (0..runs).map(|run| question(what, scenario, run)).collect();
        self.work.answers(&questions, &|place| of(place as u32))
    }
}

/// What is asked of a replication.
pub(super) fn question(what: &str, scenario: &str, run: u32) -> String {
    format!("{what} of run {run} of {scenario}")
}

/// What a question asks, in whichever replication, and of which scenario.
pub(super) fn parts(question: &str) -> (&str, &str) {
    let (what, scenario) = question.split_at(question.find("#/").unwrap_or(question.len()));
    (what.split_once(" of run ").map_or(what, |(what, _)| what), scenario)
}
