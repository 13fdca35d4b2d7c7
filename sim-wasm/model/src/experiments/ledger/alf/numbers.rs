//! A replication of the `alf` laboratory as a list of numbers, and back: the answers of
//! `Work` are numbers.

use crate::alf::{Bench, Outcome, Replication};
use std::cell::RefCell;

/// Numbers of a transfer.
const OF_TRANSFER: usize = 7;
/// Numbers of a replication.
pub const NUMBERS: usize = 2 * OF_TRANSFER + 2;

thread_local! {
    /// The bench of each thread: it keeps the draws of the last replications.
    static BENCH: RefCell<Bench> = RefCell::default();
}

/// Calls `of` with this thread's bench.
pub fn with_bench<T>(of: impl FnOnce(&mut Bench) -> T) -> T {
    BENCH.with_borrow_mut(of)
}

fn of_transfer(outcome: &Outcome) -> [f64; OF_TRANSFER] {
    let Outcome { total_time, latency_mean, buffer_mean, buffer_max, waiting_mean, blocking_mean, jitter } =
        *outcome;
    [total_time, latency_mean, buffer_mean, f64::from(buffer_max), waiting_mean, blocking_mean, jitter]
}

fn transfer(numbers: &[f64]) -> Outcome {
    Outcome {
        total_time: numbers[0],
        latency_mean: numbers[1],
        buffer_mean: numbers[2],
        buffer_max: numbers[3] as u32,
        waiting_mean: numbers[4],
        blocking_mean: numbers[5],
        jitter: numbers[6],
    }
}

/// A replication as numbers.
pub fn numbers(replication: &Replication) -> Vec<f64> {
    let Replication { in_order, out_of_order, mean_displacement, entropy } = replication;
    let mut numbers = [of_transfer(in_order), of_transfer(out_of_order)].concat();
    numbers.extend([*mean_displacement, *entropy]);
    numbers
}

/// The replication of these numbers.
pub fn replication(numbers: &[f64]) -> Replication {
    let (in_order, rest) = numbers.split_at(OF_TRANSFER);
    let (out_of_order, rest) = rest.split_at(OF_TRANSFER);
    Replication {
        in_order: transfer(in_order),
        out_of_order: transfer(out_of_order),
        mean_displacement: rest[0],
        entropy: rest[1],
    }
}

#[cfg(test)]
mod tests {
    use super::super::study::scenario;
    use super::*;
    use crate::alf::Parameters;

    #[test]
    fn a_replication_comes_back_from_its_numbers() {
        let p = Parameters::of(&scenario("n=50"));
        let first = with_bench(|bench| bench.replicate(&p, 3));
        assert_eq!(numbers(&first).len(), NUMBERS);
        assert_eq!(replication(&numbers(&first)), first);
    }
}
