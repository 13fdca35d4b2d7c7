//! Figures 4 to 8: windows, time between losses, equilibrium.

use super::super::{Figure, Statement};
use super::frontiers::Frontiers;
use super::study::{Point, Study};
use crate::red::equilibrium::{Point as Balance, equilibrium};
use crate::red::{LAB, Parameters};
use crate::scenario::Scenario;

const WINDOW: &str = "cwnd_deviation";
const MEAN: &str = "cwnd_mean";

/// "For a fixed RED setting": the one that the paper marks in figure 2, and one with a full link.
const SETTINGS: [usize; 2] = [1, 4];

pub fn windows(study: &mut Study, f: &Frontiers) -> Vec<Statement> {
    let narrower = |statement: Statement, frontier: &super::study::Frontier| {
        SETTINGS.iter().fold(statement, |statement, &at| {
            let [spread, mean] = [(WINDOW, "deviation of cwnd"), (MEAN, "mean cwnd")]
                .map(|(id, what)| frontier.of(id, what, at).below(&f.none.of(id, what, at)));
            statement.check(spread).check(mean)
        })
    };
    let shrunk = study.at("ps=0.05").of(WINDOW, "deviation of cwnd, ps = 5%, min_th 16");
    vec![
        narrower(
            Statement::of(
                8, "4, figure 5",
                "the cwnd of each flow exhibits less variability and it has a lower average value",
            ),
            &f.lossy,
        )
        .note("At min_th 16 the window's mean does not move: RED drops less often where the disturbance loses some."),
        Statement::of(9, "4, figure 5", "the corresponding curve [of ps = 5%] is extremely shrunk")
            .check(shrunk.below(&f.lossy.of(WINDOW, "deviation of cwnd", 1))),
        narrower(
            Statement::of(
                10, "5, figure 8",
                "figure 8 shows how cwnd density function varies as we introduce reordering. These results confirm the validity of the parallel",
            ),
            &f.two,
        ),
    ]
}

pub fn intervals(study: &mut Study, f: &Frontiers) -> Vec<Statement> {
    let [none, lossy, reordered] = ["tau=0", "ps=0.005", "tau=2"].map(|query| study.long(query));
    let taken =
        study.hump_of_signals("tau=2", "second hump over valley, τ = 2 ms, what senders take for losses");
    let hump = |point: &Point, name: &str| point.second_hump(&format!("second hump over valley, {name}"));
    vec![
        Statement::of(11, "4, figure 6", "for ps = 0 the curve suggests a bimodal dropping process")
            .check(hump(&none, "ps = 0").at_least(2.0))
            .note("The time between two losses of a flow, in pieces of 0.4 s: a drop often follows another within half a second, in one burst, or comes in the next one, about 2.5 s later; almost none in between. Bimodal is read as a second hump of twice the valley in front of it."),
        Statement::of(12, "4, figure 6", "for ps = 0.5% the curve resembles that for an exponential process")
            .check(hump(&lossy, "ps = 0.5%").at_most(1.5))
            .check(hump(&lossy, "ps = 0.5%").below(&hump(&none, "ps = 0")))
            .beside(lossy.of("loss_interval_variation", "variation of the time between losses, ps = 0.5%"))
            .note("An exponential density only falls: its ratio is 1. The valley is filled almost up to what is left of the second hump."),
        Statement::of(
            13, "5",
            "If we consider the introduction of reordering, we find similar results as regards the TCP cwnd and the inter-loss time interval",
        )
        .check(f.two.of(WINDOW, "deviation of cwnd", 1).below(&f.none.of(WINDOW, "deviation of cwnd", 1)))
        .check(f.two.of(MEAN, "mean cwnd", 1).below(&f.none.of(MEAN, "mean cwnd", 1)))
        .check(taken.clone().at_most(1.5))
        .check(taken.below(&hump(&none, "ps = 0")))
        .beside(hump(&reordered, "τ = 2 ms, RED's drops alone"))
        .note("A loss is what a sender takes for one: RED's drops and the lags of three or more, which the paper calls indistinguishable from them; the rules are those of statements 8 and 12. RED's drops alone, which remain, come in bursts as before."),
    ]
}

fn balance(query: &str) -> (Balance, String) {
    let scenario = Scenario::with(&LAB, query).scenario;
    let p = Parameters::of(&scenario);
    (equilibrium(&p, p.loss), scenario.canonical())
}

fn figure(name: &str, unit: &'static str, (value, scenario): (f64, String)) -> Figure {
    Figure::new(name, unit, vec![value], scenario)
}

pub fn fixed_point(study: &mut Study, f: &Frontiers) -> Vec<Statement> {
    let queue = |query: &str, name: &str| {
        let (point, scenario) = balance(query);
        figure(name, "packets", (point.queue, scenario))
    };
    let of_96 = queue("minth=96", "q of T(q, f(q)) = C, min_th 96");
    let with_loss = queue("ps=0.005&minth=96", "q of T(q, ps + f(q)) = C, min_th 96");
    let simulated = f.none.points[6].of("queue_mean", "simulated mean queue, min_th 96");
    let simulated_loss = f.lossy.points[6].of("queue_mean", "simulated mean queue, ps = 0.5%, min_th 96");
    let distance = |theory: &Figure, found: &Figure, name: &str| {
        let samples = found.samples.iter().map(|queue| theory.samples[0] / queue).collect();
        Figure { scenarios: found.scenarios.clone(), ..Figure::new(name, "", samples, String::new()) }
    };
    let (collapsed, scenario) = balance("ps=0.05&minth=96");
    let lossy = study.at("ps=0.05&minth=96");
    vec![
        Statement::of(
            6, "4, figure 4",
            "Being T(·) a decreasing function of q and p, from the comparison of previous equations it follows qf < qi.",
        )
        .check(with_loss.below(&of_96))
        .check(simulated_loss.below(&simulated))
        .check(distance(&of_96, &simulated, "q of theory over the simulated queue, min_th 96").about(1.0))
        .check(distance(&with_loss, &simulated_loss, "q of theory over the simulated queue, ps = 0.5%, min_th 96").about(1.0))
        .note("Padhye's full formula, summed over the ten flows, against what RED drops in the long run."),
        Statement::of(
            7, "4",
            "If ps > pi no solution is admissible with T = C, in particular it will be Tf < C.",
        )
        .check(figure("T of theory at an empty queue, ps = 5%", "", (collapsed.throughput, scenario)).at_most(0.99))
        .check(lossy.of("disturbance_loss_ratio", "simulated ps = 5%, min_th 96").above(&f.none.of("red_drop_ratio", "pi, the share that RED drops", 6)))
        .check(lossy.of("throughput", "simulated throughput, ps = 5%, min_th 96").at_most(0.99))
        .beside(f.as_four.of("disturbance_loss_ratio", "share lost", 6))
        .beside(f.as_four.of("throughput", "simulated throughput", 6))
        .beside(f.four.of("throughput", "simulated throughput", 6))
        .note("T is throughput, needless retransmissions included. Below C is read as at most 99% of it. The condition, ps > pi, is a rule of its own. Beside it: losses that are as many as τ = 4 ms has long lags, and that reordering itself, which fills a part of the link with what is sent twice."),
    ]
}

pub fn another_probability(study: &mut Study) -> Statement {
    let [none, lossy] = ["pmax=0.05&minth=8", "ps=0.005&pmax=0.05&minth=8"].map(|query| study.at(query));
    let of = |point: &Point, id: &str, what: &str, name: &str| {
        point.of(id, &format!("{what}, P_max 0.05, {name}, min_th 8"))
    };
    Statement::of(
        14, "4",
        "Simulations with Pmax = 0.05, which increases stability margins according to (Hollot et al., 2001), show similar results.",
    )
    .check(of(&lossy, "utilization", "utilization", "ps = 0.5%").above(&of(&none, "utilization", "utilization", "ps = 0")))
    .check(of(&lossy, "queue_delay", "queueing delay", "ps = 0.5%").below(&of(&none, "queue_delay", "queueing delay", "ps = 0")))
    .check(of(&lossy, WINDOW, "deviation of cwnd", "ps = 0.5%").below(&of(&none, WINDOW, "deviation of cwnd", "ps = 0")))
    .note("With half the P_max drops come half as often in one burst: the link is fuller from the start, and at min_th 8 a random loss shortens the queue alone.")
}
