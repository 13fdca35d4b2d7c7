//! The settings that decide whether reordering helps.

use super::super::{Figure, Statement};
use super::study::Study;

/// Alternatives to the paper's setting: choices that it leaves open, or that could be otherwise.
const SWITCHES: [(&str, &str); 14] = [
    ("as it stands", ""),
    ("spacing wait", "&spacing=wait"),
    ("gentle", "&gentle=on"),
    ("short queues spared", "&spare=on"),
    ("careful Reno", "&careful=on"),
    ("both, as in ns-2", "&spare=on&careful=on"),
    ("least timeout 0.2 s", "&rtomin=200"),
    ("timer granularity 0.5 s", "&granularity=500"),
    ("limited transmit", "&limited=on"),
    ("NewReno", "&stack=newreno"),
    ("SACK", "&stack=sack"),
    ("packets of 1000 bytes", "&size=1000"),
    ("packets of 1500 bytes", "&size=1500"),
    ("one round-trip time for all", "&spread=0"),
];

/// The gain in utilization from τ = 2 ms at min_th 16 with each alternative.
pub fn beside(study: &mut Study, statement: Statement) -> Statement {
    if !study.has_own_rules() {
        return statement;
    }
    SWITCHES.iter().fold(statement, |statement, (name, query)| {
        let [none, two] = ["tau=0", "tau=2"].map(|disturbance| study.at(&format!("{disturbance}{query}")));
        let [none, two] = [none, two].map(|point| point.of("utilization", ""));
        let gained = two.minus(&none);
        statement
            .beside(Figure {
                name: format!("utilization gained by τ = 2 ms at min_th 16: {name}"), ..gained
            })
    })
}

/// The alternatives that decide how much reordering helps, as rules.
pub fn finding(study: &mut Study) -> Statement {
    let statement = Statement::ours(
        28,
        "3, figure 2",
        "How RED spaces its drops decides whether reordering helps; limited transmit and a least timeout of 0.2 s take a part of the benefit.",
    );
    if !study.has_own_rules() {
        return statement;
    }
    let mut gained = |name: &str, query: &str| {
        let [none, two] = ["tau=0", "tau=2"].map(|disturbance| study.at(&format!("{disturbance}{query}")));
        let [none, two] = [none, two].map(|point| point.of("utilization", ""));
        two.minus(&none).named(format!("utilization gained by τ = 2 ms at min_th 16, {name}"))
    };
    let as_it_stands = gained("as it stands", "");
    let [spaced, limited, soon] = [
        ("drops spaced by a wait", "&spacing=wait"),
        ("limited transmit", "&limited=on"),
        ("least timeout 0.2 s", "&rtomin=200"),
    ]
    .map(|(name, query)| gained(name, query));
    statement
        .check(as_it_stands.clone().at_least(0.0))
        .check(spaced.at_most(0.0))
        .check(limited.below(&as_it_stands))
        .check(soon.below(&as_it_stands))
        .note("With drops spaced by a wait, the default of later simulators, RED does not drop in bursts, and the link is nearly full at min_th 16 without reordering: only its harm is left. Statement 1 has the effects of other switches.")
}
