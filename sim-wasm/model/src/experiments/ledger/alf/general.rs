//! Sections 3 and 4.1: the assumptions of the simulation, and the gain against Ta.

use super::super::check::{Check, SAME_GAIN};
use super::super::{Figure, Mark, Statement};
use super::study::{GAIN, Study};
use crate::alf::Replication;
use crate::stats::estimate;

pub fn assumptions(study: &mut Study) -> Vec<Statement> {
    let reference = study.at("").gain();
    let same = |statement: Statement, study: &mut Study, queries: &[&str]| {
        queries.iter().fold(statement, |statement, query| {
            let figure = study.at(query).gain();
            statement.check(figure.same_gain_as(&reference))
        })
    };
    let bursts = Statement::of(
        1,
        "3.1.4, losses",
        "the behavior of the out-of-sequence processing depends only on L, as opposed to specific values of p and q",
    );
    let laws = Statement::of(
        2,
        "3.1.4, delays",
        "We have found that the performance results do not depend on the specific distribution.",
    );
    let point = study.at("");
    let precision = |name: &str, of: fn(&Replication) -> f64| {
        let groups = point.replications().chunks(5).filter(|group| group.len() > 1);
        let samples = groups.map(|group| {
            let found = estimate(&group.iter().map(of).collect::<Vec<_>>());
            found.ci95.unwrap_or(f64::NAN) / found.mean
        });
        let name = format!("half-width of 5 runs' interval over their mean, {name},");
        let samples = samples.collect();
        Figure { samples, unit: "", ..point.of(&name, "", of) }
    };
    vec![
        same(bursts, study, &["burst=1.5", "burst=2", "burst=3", "burst=5"]).note(
            "ADUs that are lost in a row are recovered together: at equal L, bursts make fewer stalls, and the ordered side gains from that.",
        ),
        same(laws, study, &["delay=constant", "delay=exponential", "delay=hyperexponential", "delay=erlang"])
            .beside(study.at("delay=constant&d=110").gain())
            .beside(study.at("delay=hyperexponential&w=64").gain())
            .note(
            "The network keeps order, so what spreads the delay also lengthens it: all that follows a slow ADU waits for it. G depends on the round trip (4.2.4): a constant delay of 110 ms gives the gain of the default law, and with the widest law the window holds back both modes.",
        ),
        Statement::of(
            3, "3.2",
            "[N = 1000] is sufficient to obtain a 95% confidence interval smaller than 5% of the estimated values. Each simulation has been run 5 times",
        )
        .check(precision("in-order total time", |r| r.in_order.total_time).at_most(0.05))
        .check(precision("out-of-sequence total time", |r| r.out_of_order.total_time).at_most(0.05))
        .check(precision("G", Replication::gain).at_most(0.05))
        .note("Over groups of 5 of our runs. In-order times are at the bound; G, of a difference, varies more."),
    ]
}

pub fn gain_against_ta(study: &mut Study) -> Vec<Statement> {
    let [zero, huge, no_window, at_40, at_40_r0] =
        study.gains(["ta=0", "ta=200", "ta=0&w=256", "ta=40", "r=0&ta=40"]);
    let paced = study.curve("", 60);
    let windowed = study.curve("r=0", 60);
    let stable = study.at("");
    let constant = study.at("delay=constant");
    let at_30 = study.at("ta=30");
    let unstable = study.at("ta=20");
    let wide = study.at("ta=20&w=256");
    let largest = "largest out-of-sequence occupancy";
    let mean = "mean out-of-sequence occupancy";
    vec![
        Statement::of(
            4, "4.1, figures 3 and 4",
            "When Ta tends towards 0 or ∞, out-of-sequence processing should have very little impact on Ti meaning that G tends towards 0.",
        )
        .check(zero.no_gain())
        .check(huge.no_gain())
        .beside(no_window)
        .note(
            "At Ta = 0 the window still stalls the ordered sender, as 4.1 itself says further down (\"the receiver stays idle and the protocol is never able to recover the lost time\").",
        ),
        Statement::of(
            5, "4.1",
            "If R is greater or equal to Ta, then the system is said to be stable (no buffer required in case of out-of-sequence processing",
        )
        .check(stable.measure("buffer_max_out_of_order", largest).at_most(1.0))
        .check(constant.measure("buffer_max_out_of_order", largest).at_most(1.0))
        .note("No buffer is read as one ADU at most, at the border R = Ta. Random delays that keep their order bring ADUs in bunches, and bunches wait."),
        Statement::of(
            6, "4.1",
            "If Ta is greater than R, then [...] ADUs will accumulate in the reception buffers (up to infinity).",
        )
        .check(
            unstable
                .measure("buffer_mean_out_of_order", mean)
                .above(&stable.measure("buffer_mean_out_of_order", mean)),
        )
        .check(wide.measure("buffer_mean_out_of_order", mean).above(&unstable.measure("buffer_mean_out_of_order", mean)))
        .note("\"Up to infinity\" is read as: up to the window, whatever it is."),
        Statement::of(7, "4.1, figures 5 and 6", "The maximum gain observed in figures 5 and 6 is around 30%.")
            .check(paced.maximum().about(0.3).drawn(LARGEST_GAIN))
            .check(windowed.maximum().about(0.3).drawn(LARGEST_GAIN))
            .beside(stable.gain_latency())
            .note("The paper's Ti is of one ADU, and its figure 13 compares completions. The gain of completions meets its figures; that of the mean ADU does not."),
        Statement::of(
            8, "4.1, figures 5 and 6",
            "Figures 5 and 6 also show that the gain is higher with rate control than without (or with R=0).",
        )
        .check(paced.maximum().above(&windowed.maximum()))
        .check(paced.mean().above(&windowed.mean()))
        .against(&[28])
        .note("The paper contradicts itself: 4.2.3 states the opposite."),
        Statement::of(
            9, "4.1, figures 5 and 6",
            "The point when out-of-sequence processing becomes useless corresponds, for the current transmission parameters setting, to be approximately 40ms.",
        )
        .check(at_40.no_gain())
        .check(at_40_r0.no_gain())
        .check(useful_end(study, "").about(40.0).drawn(USELESS))
        .check(useful_end(study, "r=0").about(40.0).drawn(USELESS))
        .beside(useful_end(study, "a=1"))
        .beside(useful_end(study, "a=8"))
        .beside(paced.end_above(0.01, "largest Ta with G over 0.01"))
        .beside(at_30.gain_latency())
        .note("At 40 ms there is no gain, but it is gone long before. A = 1 changes nothing, and A = 8 keeps a small gain beyond 40 ms; neither gain definition gives 40. Cause unknown."),
        Statement::of(
            10, "4.1",
            "when Ta is sufficiently large, the two control scenarios provide the same results",
        )
        .check(gain_pair(study, 40))
        .check(gain_pair(study, 60)),
    ]
}

const LARGEST_GAIN: Mark = Mark::level(GAIN, "largest gain");
const USELESS: Mark = Mark::across(GAIN, "useless from");

fn gain_pair(study: &mut Study, ta: u32) -> Check {
    let [with, without] = study.gains([&format!("ta={ta}"), &format!("r=0&ta={ta}")]);
    with.same_gain_as(&without)
}

fn useful_end(study: &mut Study, query: &str) -> Figure {
    study.curve(query, 60).end_above(SAME_GAIN, "largest Ta with a gain")
}
