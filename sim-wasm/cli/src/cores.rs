//! Work on all cores: `sweep`, `ledger`, `coverage`, `campaign` and `trace` share it.

use crate::error::CliError;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, available_parallelism};

/// The option of every command that computes on all cores.
pub const CORES: (&str, &str) = ("--cores N", "uses N cores (default: all); the results are the same");

/// Reads the number after that option.
pub fn cores_of(text: &str) -> Result<NonZeroUsize, CliError> {
    text.parse().map_err(|_| CliError::Usage(format!("--cores takes a whole number from 1, not “{text}”")))
}

/// The number of cores asked for, or of all.
pub fn cores_or_all(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    asked.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

/// Does the pieces of work 0 to `count` - 1, each on the next free core. Each thread makes a working memory that it
/// reuses. After a piece that fails, no other begins.
pub fn on_cores<M>(
    cores: NonZeroUsize,
    count: usize,
    memory: impl Fn() -> M + Sync,
    work: impl Fn(&mut M, usize) -> ControlFlow<()> + Sync,
) {
    let (next, is_over) = (AtomicUsize::new(0), AtomicBool::new(false));
    thread::scope(|scope| {
        for _ in 0..cores.get().min(count) {
            scope.spawn(|| {
                let mut memory = memory();
                while !is_over.load(Ordering::Relaxed) {
                    let piece = next.fetch_add(1, Ordering::Relaxed);
                    if piece >= count {
                        return;
                    }
                    if work(&mut memory, piece).is_break() {
                        is_over.store(true, Ordering::Relaxed);
                    }
                }
            });
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    fn done(cores: usize, count: usize, until: usize) -> Vec<usize> {
        let done = Mutex::new(Vec::new());
        let cores = NonZeroUsize::new(cores).expect("cores");
        on_cores(
            cores,
            count,
            || 0,
            |before, piece| {
                *before += 1;
                done.lock().expect("a list").push(piece);
                if piece >= until { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        let mut done = done.into_inner().expect("a list");
        done.sort_unstable();
        done
    }

    #[test]
    fn each_piece_is_done_once() {
        for cores in [1, 3, 200] {
            assert_eq!(done(cores, 100, 100), (0..100).collect::<Vec<_>>(), "{cores}");
        }
        assert_eq!(done(4, 0, 0), [] as [usize; 0]);
    }

    #[test]
    fn a_piece_that_breaks_ends_the_work() {
        assert_eq!(done(1, 100, 7), (0..8).collect::<Vec<_>>());
        let some = done(3, 100_000, 7);
        // the other threads finish only the piece that they are at
        assert!(some.len() < 100_000, "{}", some.len());
    }
}
