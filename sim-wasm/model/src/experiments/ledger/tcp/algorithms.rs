//! Section 4, figure 8: four algorithms under one law.

use super::super::{Figure, Mark, Statement};
use super::laws::COLLAPSE;
use super::study::{Curve, JITTER, KEPT, Study};

/// Ids of the paper's algorithms.
const BIC: &str = "bic";
const HIGHSPEED: &str = "highspeed";
const YEAH: &str = "yeah";
const WESTWOOD: &str = "westwood";
/// Jitters that the paper names, ms: where three algorithms keep their throughput, and where westwood collapses.
const HIGH: &str = "0.8585";
const LOW: &str = "0.075";

/// The page's figure of the paper's figure 8.
const FIGURE_8: &str = "fig=throughput&curves=cc&against=entropy";

/// The curves of the algorithms along the jitters of the normal law; that of bic is `normal`.
pub fn curves(study: &Study, normal: &Curve) -> [Curve; 4] {
    let [highspeed, yeah, westwood] =
        [HIGHSPEED, YEAH, WESTWOOD].map(|name| study.along(name, &format!("law=normal&curves=cc&cc={name}")));
    [normal.named(BIC), highspeed, yeah, westwood]
}

pub fn statements(study: &Study, curves: &[Curve; 4]) -> Vec<Statement> {
    let at = |name: &str, jitter: &str, query: &str| {
        study.kept(&format!("{name} at j = {jitter} ms"), &format!("cc={name}&jitter={jitter}{query}"))
    };
    let entropy =
        |jitter: &str| study.at(&format!("jitter={jitter}")).of("entropy", &format!("Er at j = {jitter} ms"));
    let [_, highspeed, _, westwood] = curves;
    let apart = |id: &str, what: &str| {
        let [near, far] = [westwood, highspeed].map(|curve| curve.where_below(COLLAPSE, id, what));
        far.minus(&near)
    };
    let most = study.at("jitter=10").of("entropy", "Er at 10 ms");
    let three = [BIC, HIGHSPEED, YEAH].iter().fold(
        Statement::of(
            15,
            "4, figure 8",
            "the bic, highspeed, and yeah algorithms perform well for Entropy of approximately 3.3",
        ),
        |statement, name| {
            statement.check(at(name, HIGH, "").at_least(COLLAPSE).drawn(Mark::place(
                FIGURE_8,
                "bic, highspeed and yeah keep it to",
                3.3,
            )))
        },
    );
    vec![
        three.beside(entropy(HIGH)).note("Well is read as 90% kept, at the jitter that the paper gives for this entropy."),
        Statement::of(16, "4, figure 8", "The Westwood algorithm collapsed with a much lower value, approximately 0.75.")
            .check(at(WESTWOOD, LOW, "").at_most(0.5).drawn(Mark::place(FIGURE_8, "westwood collapsed at", 0.75)))
            .beside(entropy(LOW))
            .beside(at(BIC, LOW, ""))
            .beside(at(WESTWOOD, "0.05", ""))
            .note("Collapsed is read as less than half kept. A single cut does it, and it is undone (tcp-30)."),
        Statement::of(
            28, "4, figure 8",
            "In spite of the small time difference of the jitter to the collapse point among the algorithms, the scale of the Entropy allowed differentiating them clearly.",
        )
        .check(apart(JITTER, "jitter").at_most(1.0))
        .check(Figure { unit: "", ..apart("entropy", "Er").with(&most, "Er of highspeed less that of westwood where less than 0.9 is kept, over Er at 10 ms", |a, b| a / b) }.at_least(0.25))
        .note("Small is read as a tenth of the 10 ms, clearly as a quarter of the figure’s entropies. The paper’s two jitters are 0.78 ms apart; here highspeed holds out longer, so that the jitter tells the two apart as well."),
    ]
}

/// Section 5.
pub fn conclusions(curves: &[Curve; 4]) -> Vec<Statement> {
    let statement = Statement::of(
        32,
        "5",
        "In the emulations where the reordering was caused using the same probability distribution, it was possible to clearly detect the maximum Entropy until the performance collapses.",
    );
    let detected = curves.iter().fold(statement, |statement, curve| {
        let found = curve.where_below(COLLAPSE, "entropy", "Er");
        let mean = found.estimate().mean;
        let name = format!("{}, over its mean", found.name);
        let samples = found.samples.iter().map(|value| value / mean).collect();
        let relative = Figure { name, unit: "", samples, ..found.clone() };
        statement.check(relative.between(0.8, 1.2)).beside(found)
    });
    vec![detected.note("Clearly is read as an interval of a fifth either way, over our replications.")]
}

/// The cause of westwood's collapse, in numbers of a single cut.
pub fn westwood(study: &Study) -> Statement {
    let point = |query: &str| study.at(&format!("cc=westwood&{query}"));
    let one = point("jitter=0.075");
    Statement::ours(
        30, "4",
        "Westwood+ collapses by its own rule: a single needless cut, though it is undone, leaves a window that was estimated in slow start.",
    )
    .check(one.of("cuts", "cuts of westwood at j = 0.075 ms").between(1.0, 2.0))
    .check(one.of("undos", "cuts undone").at_least(1.0))
    .check(one.of(KEPT, "throughput kept").at_most(0.5))
    .check(point("jitter=0.075&dupthresh=5").of(KEPT, "throughput kept, threshold of 5").at_least(0.97))
    .check(point("jitter=0.8585&rack=on").of(KEPT, "throughput kept at j = 0.8585 ms, RACK").at_least(COLLAPSE))
    .note("The end of a recovery sets the window to the estimated rate times the shortest round trip, in Linux also where the cut was undone (growth-5); slow start is over then, and ten seconds are too short to grow back. What prevents the first cut saves it.")
}
