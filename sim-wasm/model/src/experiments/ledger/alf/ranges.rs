//! Statements of the abstract and of sections 3.2 to 5 about ranges of parameters: where there is a gain, and what
//! widens that range.

use super::super::check::SAME_GAIN;
use super::super::{Figure, Statement};
use super::study::{Study, gb_of, scenario};
use crate::stats::estimate;

const MEAN_B: &str = "mean ADU blocking time B";

/// Sections 3.2 and 4.1.
pub fn limits(study: &mut Study) -> Vec<Statement> {
    let long = study.at_runs("n=10000", 20);
    let [rare, wide, rarer, wider] = study.gains(["l=0.01", "w=64", "l=0.001", "w=128"]);
    let [usual, near, fast] = ["", "d=1", "r=0.1"].map(surface);
    vec![
        Statement::of(
            59, "3.2",
            "We do not investigate infinite flows (i.e. N = ∞) because the benefit on latency is not easy to quantify on infinite flows (gains are only measurable on buffer occupancy and jitter).",
        )
        .check(long.saving("buffer_mean", "mean occupancy").at_least(0.01))
        .check(long.saving("jitter", "jitter").at_least(0.01))
        .check(long.gain().no_gain())
        .note("An infinite flow has no total time; the longest here has 10 000 ADUs. A gain is read as 1% at least, as in the conclusions, and \"only\" as none on the total time. The ordered side falls behind further with every loss, so G does not shrink with N."),
        Statement::of(
            62, "4.1",
            "for lower loss rates (or for larger windows as the window limits the number of ADUs that can be accumulated in reception), the ordered protocol has enough time to process blocked ADUs and the two approaches become equivalent",
        )
        .check(rare.no_gain())
        .check(wide.no_gain())
        .beside(rarer)
        .beside(wider)
        .note("Taken at the lowest loss rate asked for elsewhere, 1%, and at the largest window that the appendix names, 64. At a tenth of that loss rate, and at twice that window, the two are equivalent."),
        Statement::of(
            63, "4.1, figure 7",
            "the surface of the maximum gain area tends to zero for small round-trip-times or large transmission rates, whatever the application processing time and the loss rate are",
        )
        .check(near.over(&usual).at_most(SMALL))
        .check(fast.over(&usual).at_most(SMALL))
        .note("The surface of Gb = 1 over Ta and n from 2 to 20. Towards zero is read as a twentieth at most of the surface at D = 100 ms and R = 10 ms, where either is a hundredth of that."),
    ]
}

/// A gain that counts as small: 5%.
const SMALL: f64 = 0.05;

/// The surface over Ta and n = 1/L on which Gb is 1: its end at Ta = R.
fn surface(query: &str) -> Figure {
    const PARTS: u32 = 200;
    let base = scenario(query);
    let width = base.number("r") / f64::from(PARTS);
    let inside = |n: u32| {
        let mut scenario = base.clone();
        let is_inside = |part: &u32| {
            let ta = (f64::from(*part) + 0.5) * width;
            let set = [("l", 1.0 / f64::from(n)), ("ta", ta)];
            set.into_iter().all(|(id, value)| scenario.set(id, value).is_ok()) && gb_of(&scenario) == 1.0
        };
        (0..PARTS).filter(is_inside).count() as f64 * width
    };
    let area = (2..=20).map(inside).sum();
    let (d, r) = (base.number("d"), base.number("r"));
    Figure::new(format!("surface of Gb = 1 at D = {d} ms, R = {r} ms"), "ms", vec![area], base.canonical())
}

/// Sections 4.2.1 to 4.2.5.
pub fn window_and_delay(study: &mut Study) -> Vec<Statement> {
    let [near, near_fitting] = ["d=50", "d=50&w=16"].map(|query| study.curve(query, 60).mean());
    let [far, far_fitting] = ["d=200", "d=200&w=64"].map(|query| study.curve(query, 100).mean());
    let important = study.gains(["d=200", "d=300", "d=250&ta=40"]);
    vec![
        Statement::of(
            64, "4.2.1",
            "the maximum gain area can be increased by choosing a window size which depends on the end-to-end delay",
        )
        .check(near_fitting.above(&near))
        .check(far_fitting.above(&far))
        .note("A window in proportion to the delay, as W = 32 is to 100 ms, against W = 32. The area is read as that below the curve of G against Ta. At D = 200 ms the wider window is the worse one: the ordered side is stopped less often, and catches up."),
        small_window(study),
        important.into_iter().fold(
            Statement::of(66, "4.2.4", "However, transcontinental transmission would result in important gains."),
            |statement, gain| statement.check(gain.at_least(0.2)),
        )
        .note("At the 200 to 300 ms that the paper gives for it, with Ta at its default and below the 50 ms that it allows there. Important is read as two thirds of the 30% that it calls the limit."),
        like_the_analysis(study),
    ]
}

fn small_window(study: &mut Study) -> Statement {
    let [usual, small, lossy] = ["ta=20", "ta=20&w=8", "ta=20&l=0.3"].map(|query| study.at(query));
    let statement = Statement::of(
        65,
        "4.2.1",
        "If the window is small, then the window control mechanism limits blocking time in both situations. This is equivalent to have a small value of n.",
    );
    [("waiting_mean_in_order", "in order"), ("waiting_mean_out_of_order", "out of sequence")]
        .into_iter()
        .fold(statement, |statement, (id, mode)| {
            let name = format!("{MEAN_B}, {mode},");
            let [usual, small, lossy] = [&usual, &small, &lossy].map(|point| point.measure(id, &name));
            statement.check(small.below(&usual)).check(lossy.below(&usual))
        })
        .note("At Ta = 20 ms, where ADUs wait in both modes. A small value of n is a high loss rate; in order it makes ADUs wait longer, for the analysis has one loss in a burst, recovered before the next.")
}

fn like_the_analysis(study: &mut Study) -> Statement {
    let statement = Statement::of(
        67,
        "4.2.5, figures 7 and 12",
        "The value of G shows similar results to those obtained analytically (figure 7 left).",
    );
    ["l=0.01", "", "l=0.4", "l=0.6"]
        .into_iter()
        .fold(statement, |statement, query| {
            let mut scenario = scenario(query);
            let analysis: Vec<f64> = (0..=60)
                .map(|ta| scenario.set("ta", f64::from(ta)).map_or(f64::NAN, |()| gb_of(&scenario)))
                .collect();
            let curve = study.curve(query, 60);
            statement.check(curve.away_from(&analysis, "mean distance of G over its largest from Gb").at_most(0.2))
        })
        .note("G and Gb are of different times, so G is taken as a share of its largest; similar is read as 0.2 away at most, on average over Ta. Beyond R the formula falls as a hyperbola, and G ends.")
}

/// Section 5 and the abstract.
pub fn narrow_ranges(study: &mut Study) -> Vec<Statement> {
    let end = |study: &mut Study, query: &str, to: u32| {
        let curve = study.curve(query, to);
        (curve.end_above(SAME_GAIN, "largest Ta with a gain"), curve.step())
    };
    let (usual, step) = end(study, "", 60);
    let (far, _) = end(study, "d=200", 100);
    let only = Statement::of(
        71,
        "5",
        "Benefit on total time is limited to a very narrow range of application processing times. Only increasing the transmission delay can extend this application processing time range.",
    );
    let others =
        [("l=0.3", 80), ("r=20", 60), ("w=16", 60), ("a=8", 60)].map(|(query, to)| end(study, query, to).0);
    vec![
        others.into_iter().fold(only.check(far.above(&usual)), |statement, other| {
            statement.check(other.minus(&usual).at_most(step))
        })
        .note("What else could extend the range: more losses, a slower emission, a smaller window, rarer acknowledgments. Each does, by more than the step of the curve, where its rule fails."),
        Statement::of(
            72, "abstract",
            "out-of-sequence processing is beneficial only for very limited ranges of transmission delays and application processing time",
        )
        .check(share_with_a_gain(study).at_most(0.25))
        .note("Of the ranges of figure 10: Ta from 0 to 100 ms in steps of 10, D from 50 to 500 ms in steps of 50, means of 5 runs. Very limited is read as a quarter at most."),
    ]
}

fn share_with_a_gain(study: &mut Study) -> Figure {
    let (mut seen, mut with) = (0.0, 0.0);
    for d in (50..=500).step_by(50) {
        for ta in (0..=100).step_by(10) {
            let point = study.at_runs(&format!("d={d}&ta={ta}"), 5);
            let gain = estimate(&point.gain().samples).mean;
            seen += 1.0;
            with += f64::from(u8::from(gain > SAME_GAIN));
        }
    }
    let name = format!("share with a gain of {seen} pairs of D and Ta");
    Figure::new(name, "", vec![with / seen], "#/alf?fig=surface".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// At rtt = 200 ms and R = 10 ms every Ta up to R is inside for n up to 20; at rtt = 2 ms only 2/n ms are.
    #[test]
    fn the_surface_of_the_largest_gain() {
        let area = |query: &str| surface(query).samples[0];
        assert_eq!(area(""), 190.0);
        let harmonic: f64 = (2..=20).map(|n| 2.0 / f64::from(n)).sum();
        assert!((area("d=1") - harmonic).abs() < 0.5, "{}", area("d=1"));
    }
}
