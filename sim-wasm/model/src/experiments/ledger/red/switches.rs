//! Which switch decides whether reordering helps.

use super::super::{Figure, Statement};
use super::study::Study;

/// What the paper leaves open, or has as it is, and what else it could be.
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

/// What τ = 2 ms gains in utilization at min_th 16 under each of them.
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
