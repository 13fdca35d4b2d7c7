//! Computing the figures of a ledger: here one after another; `oos` uses all cores, and keeps finished results in a
//! file.

/// Computes answers to questions. An answer depends only on its question, so neither the order nor the number of
/// threads matters.
pub trait Work: Sync {
    /// The answer, a list of numbers, to each question. A question names everything that its answer depends on: what is
    /// measured, scenario and replication.
    fn answers(&self, questions: &[String], answer: &(dyn Fn(usize) -> Vec<f64> + Sync)) -> Vec<Vec<f64>>;

    /// The same with the number of values in each answer, `width`, for implementations that have to know it in advance.
    fn sized(
        &self,
        questions: &[String],
        _width: usize,
        answer: &(dyn Fn(usize) -> Vec<f64> + Sync),
    ) -> Vec<Vec<f64>> {
        self.answers(questions, answer)
    }
}

/// Computes one answer after another.
pub struct SequentialWork;

impl Work for SequentialWork {
    fn answers(&self, questions: &[String], answer: &(dyn Fn(usize) -> Vec<f64> + Sync)) -> Vec<Vec<f64>> {
        (0..questions.len()).map(answer).collect()
    }
}

/// The size of a ledger's run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Number of replications.
    pub runs: u32,
    /// Whether each replication is as long as the paper's.
    pub is_long: bool,
}

/// How a ledger is to be computed.
#[derive(Clone, Copy)]
pub struct LedgerRequest<'a> {
    /// Computes the answers.
    pub work: &'a dyn Work,
    /// The size of the run.
    pub size: Size,
    /// Parameters set in all simulations in addition to those of the statements, such as `sim=ns2`; may be empty.
    pub rules: &'static str,
}

impl LedgerRequest<'_> {
    /// The numbers of each replication of a scenario.
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

/// The question about one replication of a scenario.
pub(super) fn question(what: &str, scenario: &str, run: u32) -> String {
    format!("{what} of run {run} of {scenario}")
}

/// The measured thing of a question, whatever its replication, and its scenario.
pub(super) fn parts(question: &str) -> (&str, &str) {
    let (what, scenario) = question.split_at(question.find("#/").unwrap_or(question.len()));
    (what.split_once(" of run ").map_or(what, |(what, _)| what), scenario)
}
