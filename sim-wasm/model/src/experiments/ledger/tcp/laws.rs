//! Section 4, figures 6 and 7: three laws of the delay under one sender.

use super::super::{Figure, Mark, Statement};
use super::study::{Curve, JITTER, KEPT, Study};

/// The paper's laws: name and query.
pub const LAWS: [(&str, &str); 3] =
    [("uniform", "law=uniform"), ("normal", "law=normal"), ("exponential", "law=exponential")];
/// The page's figure with these laws, up to the paper's largest jitter.
pub const FIGURE: &str = "curves=laws";

/// The collapse has begun where less than this share of the throughput is kept. The page marks the same value.
pub const COLLAPSE: f64 = 0.9;
/// Two figures are "different" if their ratio is larger than "about the same" allows.
const DIFFERENT: f64 = 1.2;

/// Jitters at which uniform and exponential have an entropy of 3.8, ms.
const SAME_ENTROPY: [&str; 2] = ["law=uniform&jitter=1.43", "law=exponential&jitter=1.75"];

/// Alternatives to the paper's setting: choices that it leaves open, or that could be otherwise.
const SWITCHES: [(&str, &str); 9] = [
    ("as it stands", ""),
    ("jitter in front of the link", "&place=before"),
    ("threshold of 30 at most", "&cap=30"),
    ("threshold that stays at 3", "&adapt=off"),
    ("no undo by timestamps", "&eifel=off"),
    ("no undo", "&dsack=off&eifel=off"),
    ("every packet acknowledged", "&delack=0"),
    ("RACK", "&rack=on"),
    ("Linux 2019", "&stack=linux-2019"),
];

pub fn statements(study: &Study, laws: &[Curve; 3]) -> Vec<Statement> {
    let difference = |id: &str, what: &str| {
        let [uniform, normal, exponential] =
            laws.each_ref().map(|curve| curve.where_below(COLLAPSE, id, what));
        [uniform.over(&normal), normal.over(&exponential)].map(|ratio| ratio.at_least(DIFFERENT))
    };
    let [first, second] = difference("mean_displacement", "MD");
    let displacement = Statement::of(
        13, "4, figure 6",
        "the Mean Displacement of the packets, at the moment of the throughput collapse, is quite different for the three distributions",
    )
    .check(first)
    .check(second)
    .note("The collapse is read as less than 90% kept, and quite different as a fifth apart.");
    let steep = laws.iter().fold(
        Statement::of(
            19, "4, figure 6",
            "much of the degradation occurs in a small range of delay variance, making it difficult to compare",
        ),
        |statement, curve| statement.check(curve.lost_within_a_tenth().at_least(0.5)).beside(curve.where_below(COLLAPSE, JITTER, "jitter")),
    );
    let intermediate = laws.iter().fold(
        Statement::of(
            25,
            "4, figure 7",
            "Unlike the MD, the moment of the throughput collapse occurs for intermediate Entropy",
        ),
        |statement, curve| {
            statement
                .check(curve.share_where_below(COLLAPSE, "entropy", "Er").between(0.25, 0.75))
                .beside(curve.share_where_below(COLLAPSE, "mean_displacement", "MD"))
        },
    );
    let [first, second] = difference("entropy", "Er");
    vec![
        displacement,
        steep.note("Much is read as half of what is lost between 0 and 10 ms, and a small range as 1 ms of the 10. Under each law the throughput falls little by little, for nearly every cut is undone; no step of 1 ms has half of the loss."),
        intermediate.note("Intermediate is read as the middle half of what the figure has up to 10 ms. Linux 2010 as we have it holds out longer than the paper’s hosts: the collapse begins near the right end of the entropies. With an undo by duplicates alone, or none, more is lost earlier (tcp-14)."),
        Statement::of(
            26, "4, figure 7",
            "the distribution of probability used considerably compromises the comparison",
        )
        .check(first)
        .check(second)
        .note("Read as for figure 6: Er at the collapse a fifth apart. Because entropy grows with the logarithm of the jitter, laws that collapse at jitters far apart have entropies that are near: what the paper likes in the measure hides the difference here."),
        same_entropy(study),
    ]
}

fn same_entropy(study: &Study) -> Statement {
    let at = |place: usize, name: &str, query: &str| {
        study.kept(&format!("{}, {name}", LAWS[place * 2].0), &format!("{}{query}", SAME_ENTROPY[place]))
    };
    let entropy =
        |place: usize| study.at(SAME_ENTROPY[place]).of("entropy", &format!("Er, {}", LAWS[place * 2].0));
    let [uniform, exponential] = [0, 1].map(|place| at(place, "Er 3.8", ""));
    let at_same = Mark::at("fig=throughput&curves=laws&against=entropy", 3.8);
    let statement = Statement::of(
        14, "4, figure 7",
        "While for the uniform distribution, an Entropy of 3.8, the throughput is above 90%, for the exponential distribution, the TCP throughput falls below 80%.",
    )
    .check(uniform.at_least(COLLAPSE).stating(COLLAPSE).drawn(at_same))
    .check(exponential.at_most(0.8).stating(0.8).drawn(at_same))
    .beside(entropy(0))
    .beside(entropy(1));
    SWITCHES
        .iter()
        .fold(statement, |statement, (name, query)| {
            [0, 1].into_iter().fold(statement, |statement, place| statement.beside(at(place, name, query)))
        })
        .note("The order comes out, the distance does not: exponential keeps over 90%. A threshold of 30 at most in place of 127 brings both where the paper has them, for uniform lags stay below it and exponential ones pass it; the paper names no such cap. An acknowledgment for each packet brings exponential to 88%, and the place of the jitter moves nothing. The paper does not say which Linux its hosts ran, nor where its jitter and its limit of the rate stand to one another.")
}

/// Section 5.
pub fn conclusions(study: &Study) -> Vec<Statement> {
    let [uniform, exponential] =
        [0, 1].map(|place| study.kept(&format!("{} at Er 3.8", LAWS[place * 2].0), SAME_ENTROPY[place]));
    let [near, far] = [("uniform", "law=uniform&jitter=5"), ("exponential", "law=exponential&jitter=6.2")]
        .map(|(name, query)| {
            (
                study.kept(&format!("{name} at MD 35"), query),
                study.at(query).of("mean_displacement", &format!("MD, {name}")),
            )
        });
    vec![
        Statement::of(
            20, "5",
            "the same Mean Displacement or Entropy may reflect on a different performance to a protocol being evaluated",
        )
        .check(uniform.above(&exponential))
        .check(near.0.above(&far.0))
        .beside(near.1)
        .beside(far.1)
        .note("Far out, where both have an MD of 35, the difference is larger than at an entropy of 3.8."),
        few_packets(study),
    ]
}

/// Few late packets do much harm: the value of each measure there, as a share of that at 10 ms.
fn few_packets(study: &Study) -> Statement {
    let [few, most] = ["jitter=0.075", "jitter=10"].map(|query| study.at(&format!("cc=westwood&{query}")));
    let share = |id: &str, what: &str| -> Figure {
        few.of(id, &format!("{what} at j = 0.075 ms")).over(&most.of(id, &format!("{what} at 10 ms")))
    };
    let [displacement, entropy] = [share("mean_displacement", "MD"), share("entropy", "Er")];
    Statement::of(
        27, "5",
        "For cases where few packets reorder can cause a high performance degradation, the Entropy was more significant in the measurement due to its logarithmic scale.",
    )
    .check(few.of(KEPT, "throughput kept by westwood at j = 0.075 ms").at_most(0.5))
    .check(few.of("lag3_ratio", "share of packets with a lag of three or more at j = 0.075 ms").at_most(0.01))
    .check(entropy.at_least(0.1))
    .check(displacement.at_most(0.01))
    .note("More significant is read as a tenth of the measure’s largest value in the figure, where MD has a hundredth. It is a better scale, and no warning: at the same entropy bic loses nothing (tcp-16).")
}
