//! Sections 2 and 3: the effect of reordering on TCP, and the setting of the measurements.

use super::super::{Figure, Statement};
use super::study::{KEPT, Study};

/// A path on which some packets are overtaken by three others, and a sender with only SACK and a threshold of three.
const BARE: &str = "stack=bare&cc=reno&jitter=0.1";

pub fn statements(study: &Study) -> Vec<Statement> {
    let bare = study.at(BARE);
    let told = study.at(&format!("{BARE}&dsack=on"));
    let [kept, told_kept] = [(&bare, "SACK alone"), (&told, "D-SACK")]
        .map(|(point, name)| point.of(KEPT, &format!("throughput kept at j = 0.1 ms, {name}")));
    let undisturbed = study.at("jitter=0").of("duration", "duration of a transfer without jitter");
    let simulations = f64::from(62 * 3 * 3 * 30);
    vec![
        Statement::of(
            21, "2.2",
            "reordering can occur in such a way that it will be confused with a loss and will cause a decrease in data transfer throughput",
        )
        .check(bare.of("cuts", "cuts of the window at j = 0.1 ms, SACK alone").at_least(1.0))
        .check(kept.clone().at_most(0.9))
        .beside(bare.of("lag3_ratio", "share of packets with a lag of three or more"))
        .note("Nothing is lost on this path: every cut is a mistake. A decrease is read as a tenth of the throughput."),
        Statement::of(
            22, "2.2",
            "D-SACK defines a method in which the recipient informs the sender about segments that have received duplicates, thus allowing the sender to infer that reordering has occurred",
        )
        .check(told.of("undos", "cuts undone at j = 0.1 ms, D-SACK").at_least(1.0))
        .check(told_kept.above(&kept))
        .note("The same sender with an undo by duplicates and nothing else."),
        Statement::of(
            23, "3",
            "a data transfer of approximately 120 MB, which, in the best case, would spend more than 10s to complete the transfer",
        )
        .check(undisturbed.at_least(10.0)),
        Statement::of(
            24, "3",
            "For each link configuration, 30 TCP tests were performed using three congestion control algorithms: bic, high speed, and Westwood. [...] In total, 16, 740 simulations were generated.",
        )
        .check(Figure::new("62 jitters x 3 laws x 3 algorithms x 30 transfers", "", vec![simulations], "#/tcp?runs=30&curves=laws".to_owned()).printed_as(16_740.0))
        .note("Figure 8 has a fourth algorithm, yeah, and the normal law alone: the text counts neither its transfers nor says where they come from."),
    ]
}
