//! Computes the figures of a ledger on all cores.

use super::kept::AnswerFile;
use crate::cores::{cores_or_all, on_cores};
use crate::error::CliError;
use crate::interrupt::{on_signal, taken_or_exit};
use crate::output::say;
use crate::progress::{CountedWork, Progress};
use model::experiments::ledger::Work;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::exit;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The threads that compute, one for each core, and their answers.
pub struct Crew {
    cores: NonZeroUsize,
    found: Arc<Mutex<CrewAnswers>>,
}

/// The answers, under one lock: a signal that ends the command finds only whole lines in the file.
struct CrewAnswers {
    kept: AnswerFile,
    progress: Progress,
}

impl Crew {
    /// A crew of this many threads, or one for each core; it begins with the answers in the file.
    pub fn new(cores: Option<NonZeroUsize>, file: Option<PathBuf>) -> Result<Self, CliError> {
        let kept = file.map_or_else(|| Ok(AnswerFile::default()), AnswerFile::open)?;
        let progress = Progress::new(CountedWork { total: None, before: 0, what: "answers" }, false);
        let found = Arc::new(Mutex::new(CrewAnswers { kept, progress }));
        let shared = Arc::clone(&found);
        on_signal(move |status| {
            let mut found = taken_or_exit(&shared, status);
            found.progress.clear();
            say(&found.kept.interrupted());
            exit(status);
        });
        Ok(Self { cores: cores_or_all(cores), found })
    }

    fn found(&self) -> MutexGuard<'_, CrewAnswers> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes the file when everything is computed.
    pub fn end(&self) -> Result<(), CliError> {
        let mut found = self.found();
        found.progress.clear();
        found.kept.failure().map_or(Ok(()), Err)
    }
}

impl Work for Crew {
    fn answers(&self, questions: &[String], answer: &(dyn Fn(usize) -> Vec<f64> + Sync)) -> Vec<Vec<f64>> {
        let open: Vec<usize> = {
            let found = self.found();
            (0..questions.len()).filter(|&place| found.kept.get(&questions[place]).is_none()).collect()
        };
        let one = |(): &mut (), turn: usize| {
            let numbers = answer(open[turn]);
            let mut found = self.found();
            found.kept.add(&questions[open[turn]], numbers);
            let count = found.kept.computed();
            found.progress.at(count);
            ControlFlow::Continue(())
        };
        on_cores(self.cores, open.len(), || (), one);
        let found = self.found();
        questions.iter().map(|question| found.kept.get(question).unwrap_or_default().to_vec()).collect()
    }
}
