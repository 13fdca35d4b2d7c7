//! The conclusions of sections 4 to 6: oscillation, the meaning of small, and the authors' own proposal.

use super::super::Statement;
use super::frontiers::{ALL, DELAY, Frontiers, UTILIZATION, checked};
use super::study::{Frontier, Study};

/// "Losses due to AQM are negligible in comparison": less than this share.
const NEGLIGIBLE: f64 = 0.1;
/// P_min of the proposal, with which RED drops as large a share of packets at short queues as figure 3 loses
/// everywhere.
const PROPOSAL: &str = "pmin=0.0025";

pub fn conclusions(study: &mut Study, f: &Frontiers) -> Vec<Statement> {
    let mut all = oscillation(study, f);
    all.push(negligible(f));
    all.push(small(f));
    all.push(proposal(study, f));
    all.extend(limits(f));
    all
}

fn oscillation(study: &Study, f: &Frontiers) -> Vec<Statement> {
    // the setting of figure 4, and the one marked in figure 2
    let settings = [("minth=8", "min_th 8"), ("minth=16", "min_th 16")].map(|(query, name)| {
        [("ps=0", "ps = 0"), ("ps=0.005", "ps = 0.5%")]
            .map(|(loss, level)| study.oscillation(&format!("{loss}&{query}"), &format!("{level}, {name}")))
    });
    let less = Statement::of(
        19,
        "4, figure 7",
        "The queue is expected to assume lower values and to exceed minth threshold less frequently.",
    );
    let less = settings.iter().fold(less, |less, [none, lossy]| {
        less.check(lossy.average.below(&none.average)).check(lossy.above.below(&none.above))
    });
    let constant =
        Statement::of(20, "4, figure 7", "As a consequence dropping probability is more constant.");
    let constant = settings.iter().fold(constant, |constant, [none, lossy]| {
        constant
            .check(lossy.deviation.below(&none.deviation))
            .beside(none.probability.clone())
            .beside(lossy.probability.clone())
    });
    vec![
        less.note("From the trace of the queue, read every 10 ms. The queue is RED's average of it, as the paper's footnote 5 allows."),
        constant.note("p_b is that of RED's average, read every 10 ms. The loss of the disturbance is the same at all times and changes no deviation."),
        checked(
            Statement::of(
                21, "4, figure 4",
                "we note that Tf can even exceed Ti, as it appears from our simulative results",
            ),
            f.lossy.above(&f.none, "throughput", "throughput", &[0]),
        ),
    ]
}

fn negligible(f: &Frontiers) -> Statement {
    [&f.as_two, &f.as_four]
        .iter()
        .fold(
            Statement::of(
                22, "5",
                "For high link utilization losses due to AQM are negligible in comparison to additional losses",
            ),
            |statement, frontier| {
                let [red, path] = ["red_drop_ratio", "disturbance_loss_ratio"].map(|id| frontier.of(id, "", 6));
                let name = format!("share dropped by RED over share lost by the disturbance, {}, min_th 96", frontier.name);
                statement.check(red.over(&path).named(name).at_most(NEGLIGIBLE))
            },
        )
        .note("Negligible is read as a tenth. As many losses as τ = 2 ms has long lags are fewer than what RED has to drop at the longest queues: RED drops what is missing.")
}

fn small(f: &Frontiers) -> Statement {
    let statement = Statement::of(
        23,
        "6",
        "a small amount of reordering can actually improve the network performance. Small is referred to the average dropping probability in absence of reordering.",
    );
    let places = [&f.two, &f.four].into_iter().flat_map(|frontier| ALL.map(|at| (frontier, at)));
    places
        .fold(statement, |statement, (frontier, at)| {
            let share = |frontier: &Frontier, id: &str| frontier.of(id, "", at).estimate().mean;
            let is_small = share(frontier, "lag3_ratio") < share(&f.none, "red_drop_ratio");
            let [reordered, none] = [frontier, &f.none].map(|frontier| {
                let figure = frontier.of("utilization", UTILIZATION, at);
                let how = if is_small { "small" } else { "not small" };
                let name = format!("{} ({how})", figure.name);
                if std::ptr::eq(frontier, &f.none) { figure } else { figure.named(name) }
            });
            statement.check(if is_small { reordered.above(&none) } else { reordered.below(&none) })
        })
        .note("Small is a share of packets with a lag of three or more below the share that RED drops without reordering at the same setting: then the utilization should rise, otherwise fall. At min_th 64 and 96 the link is full without reordering, and a small amount costs what it retransmits.")
}

fn proposal(study: &mut Study, f: &Frontiers) -> Statement {
    let early = study.frontier("P_min 0.0025", PROPOSAL);
    let statement = Statement::of(
        24,
        "6",
        "a RED with a different configuration, i.e. with a small dropping probability for low queue values would have performed better for the specific network scenario",
    );
    let statement = checked(statement, early.below(&f.none, "queue_delay", DELAY, &ALL));
    let statement = checked(statement, early.above(&f.none, "utilization", UTILIZATION, &ALL));
    // at short queues
    ALL[..2]
        .iter()
        .fold(statement, |statement, &at| {
            let [early, two] = [&early, &f.two].map(|frontier| frontier.of("utilization", UTILIZATION, at));
            statement.beside(early.minus(&two))
        })
        .note("`pmin` adds P_min to RED's probability at every average below max_th, as figure 7 draws it; 0.0025 is 0.5% in the long run at short queues, as much as figure 3 loses. Without any packet out of order it is more than reordering gains at short queues. Six runs of 200 s leave the delay open at min_th 32 under the RFC's sender (−0.56 ± 0.66 ms) and at min_th 48 under the paper's simulator (−0.8 ± 1.2 ms); ten of 1000 s, as the paper has, give −1.58 ± 0.17 and −0.97 ± 0.54 ms, and all rules hold under both.")
}

fn limits(f: &Frontiers) -> Vec<Statement> {
    let at =
        |place| (f.two.of("utilization", UTILIZATION, place), f.none.of("utilization", UTILIZATION, place));
    let ((helped, short), (harmed, long)) = (at(1), at(6));
    vec![
        Statement::of(
            25, "6",
            "the amount of helpful reordering (dropping) depends from the specific network scenario, the same probability may be harmful for a different configuration",
        )
        .check(helped.above(&short))
        .check(harmed.below(&long)),
        Statement::of(
            26, "6",
            "the improvement is highly dependant from the uniformity of the reordering (or dropping) probability",
        )
        .note("The disturbance meets every packet of every flow with the same law; one that comes in bursts, or to some flows alone, is not modelled."),
        Statement::of(
            27, "6",
            "we think that the improvement is highly reduced if short lived flows are considered, or if reverse traffic reordering is taken into account",
        )
        .note("Flows never end, and acknowledgments keep their order."),
    ]
}
