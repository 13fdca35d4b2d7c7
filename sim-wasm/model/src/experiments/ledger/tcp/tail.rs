//! Our own findings: why entropy does not predict the collapse, and which measure does.

use super::super::Statement;
use super::study::{Curve, KEPT, Study, ranks};

/// The same entropy in two ways: a jitter that moves many packets by one place; below, a few packets that are far too
/// late.
const BULK: &str = "cc=westwood&law=uniform&jitter=0.05";
const TAIL: &str = "cc=westwood&law=held&share=0.002&extra=6";
/// One packet in a hundred that is displaced beyond RD's threshold; below, that threshold, packets.
const BEYOND: &str = "law=held&share=0.01&extra=100";
const THRESHOLD: u32 = 200;

pub fn findings(study: &Study, laws: &[Curve; 3]) -> Vec<Statement> {
    let curves = laws.each_ref();
    let of = |id: &str, what: &str| ranks(&curves, id, what);
    let tail = of("displacement_q999", "the 99.9% quantile of the displacement");
    let entropy = of("entropy", "Er");
    let three = of("lag3_ratio", "P(lag ≥ 3)");
    let ranked = Statement::ours(
        31, "5",
        "Across the laws the right tail predicts the loss of throughput better than the entropy: Linux waits for the longest lag, and the entropy is of the bulk.",
    )
    .check(tail.above(&entropy))
    .check(tail.above(&of("mean_displacement", "MD")))
    .check(three.below(&entropy))
    .beside(tail)
    .beside(entropy)
    .beside(three)
    .note("Spearman’s rank correlation over all points of the three curves. The share of packets with a lag of three or more is the worst: it is what a threshold of three sees, and Linux has left that behind after the first lag. For a sender whose threshold stays at three, all measures rank about alike (`oos figure '#/tcp?fig=predicts&stack=bare&curves=laws&jitter=5'`).");
    let [bulk, few, beyond] = [BULK, TAIL, BEYOND].map(|query| study.at(query));
    let of = |point: &super::study::Point, name: &str, id: &str, what: &str| {
        point.of(id, &format!("{what}, {name}"))
    };
    let (many_moved, few_late) = ("j = 0.05 ms, uniform", "0.2% later by 6 ms");
    let same = of(&few, few_late, "entropy", "Er").over(&of(&bulk, many_moved, "entropy", "Er"));
    let different = Statement::ours(
        33, "5",
        "At the same entropy a sender may keep all of its throughput or lose nearly all of it, under one algorithm and one stack.",
    )
    .check(same.between(0.8, 1.2))
    .check(of(&bulk, many_moved, KEPT, "throughput kept").at_least(0.97))
    .check(of(&few, few_late, KEPT, "throughput kept").at_most(0.5))
    .check(of(&few, few_late, "displacement_q999", "99.9% quantile of the displacement").above(&of(&bulk, many_moved, "displacement_q999", "99.9% quantile of the displacement")))
    .note("Westwood+. Many packets that change places with a neighbour, and two in a thousand that fifty others overtake, have the same entropy.");
    let name = "1% later by 100 ms";
    let [entropy_within, displacement_within] = study.within(THRESHOLD, name, BEYOND);
    let blind = Statement::ours(
        34, "3",
        "A threshold DT of 200 hides what harms most: packets that are later than that leave RD, and entropy and MD stay at nothing.",
    )
    .check(entropy_within.at_most(0.05))
    .check(displacement_within.at_most(0.05))
    .check(of(&beyond, name, KEPT, "throughput kept").at_most(0.75))
    .beside(of(&beyond, name, "entropy", "Er of all packets"))
    .beside(of(&beyond, name, "mean_displacement", "MD of all packets"))
    .beside(of(&beyond, name, "displacement_q999", "99.9% quantile of the displacement"))
    .beside(of(&beyond, name, "lag3_ratio", "share of packets with a lag of three or more"))
    .note("100 ms are 823 packets at this rate. RFC 5236 counts what is later than DT as lost. The measures of this laboratory leave no packet out, and see it.");
    vec![ranked, different, blind]
}
