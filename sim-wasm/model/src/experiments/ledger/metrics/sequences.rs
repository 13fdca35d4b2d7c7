//! Section 2: how reordering is counted, on arrival orders of a few packets.

use super::super::{Mark, Statement};
use super::study::{displaced, inverted, of_sequence, share_displaced_by};

const FIRST: &str = "1 2 4 5 3 6";
const SECOND: &str = "1 2 5 4 3 6";

/// The page's bench of typed orders, with its figure of the density.
const DENSITY: &str = "bench=sequence&fig=density";

pub fn counted() -> Vec<Statement> {
    let late = |order: &str| of_sequence(order, "reordered_ratio", "reordered share");
    let eight = "5 6 1 2 3 4 7 8";
    vec![
        Statement::of(1, "2", "In both sequences we can say that the packets 3, 4, and 5 are out-of-order (50%).")
            .check(inverted(FIRST).printed_as(0.5))
            .check(inverted(SECOND).printed_as(0.5))
            .beside(displaced(FIRST))
            .beside(displaced(SECOND))
            .note("Out-of-order in this first of the paper’s three readings are the packets of every pair that arrives the wrong way round, whichever of the two is late. Being away from its own place is something else: packet 4 of the second sequence arrives fourth."),
        Statement::of(2, "2", "In the first sequence only packet 3 is out-of-order (16.6%).")
            .check(late(FIRST).printed_as(0.166)),
        Statement::of(3, "2", "In the second sequence packets 3 and 4 are out-of-order (33, 3%).")
            .check(late(SECOND).printed_as(0.333)),
        Statement::of(
            4, "2.1, tables 1 and 2",
            "For RD from Table 2 the Mean Displacement (MD) is equal to 2 and the Entropy (Er) is approximately 1.04.",
        )
        .check(of_sequence(eight, "mean_displacement", "MD").printed_as(2.0))
        .check(of_sequence(eight, "entropy", "Er").printed_as(1.04))
        .note("An order with table 2's RD: two packets early by four, two in place, four late by two."),
        Statement::of(
            17, "2, tables 1 and 2",
            "two packets arrived in four positions early, two packets arrived in right order, and four packets arrived in two positions late",
        )
        .check(share_displaced_by(eight, -4).printed_as(0.25).drawn(Mark::at(DENSITY, -4.0)))
        .check(share_displaced_by(eight, 0).printed_as(0.25).drawn(Mark::at(DENSITY, 0.0)))
        .check(share_displaced_by(eight, 2).printed_as(0.5).drawn(Mark::at(DENSITY, 2.0)))
        .note("The order of table 1 is not in the text; this one has its displacements."),
    ]
}
