//! Figures 2, 3, 9 and 10: frontiers.

use super::super::Statement;
use super::study::{Frontier, Point, Study};

/// Indices of all settings.
pub const ALL: [usize; 7] = [0, 1, 2, 3, 4, 5, 6];
pub const DELAY: &str = "queueing delay";
pub const UTILIZATION: &str = "utilization";

/// The frontiers that several statements use.
pub struct Frontiers {
    pub none: Frontier,
    pub two: Frontier,
    pub four: Frontier,
    pub lossy: Frontier,
    pub as_two: Frontier,
    pub as_four: Frontier,
}

impl Frontiers {
    pub fn new(study: &mut Study) -> Self {
        let none = study.frontier("no disturbance", "tau=0");
        let two = study.frontier("τ = 2 ms", "tau=2");
        let four = study.frontier("τ = 4 ms", "tau=4");
        let lossy = study.frontier("ps = 0.5%", "ps=0.005");
        let as_two = study.as_many_lost("as many losses as at τ = 2 ms", &two);
        let as_four = study.as_many_lost("as many losses as at τ = 4 ms", &four);
        Self { none, two, four, lossy, as_two, as_four }
    }
}

/// The statement with all these checks.
pub fn checked(statement: Statement, checks: Vec<super::super::check::Check>) -> Statement {
    checks.into_iter().fold(statement, Statement::check)
}

pub fn reordering(study: &mut Study, f: &Frontiers) -> Vec<Statement> {
    let moves = Statement::of(
        1,
        "3, figure 2",
        "as reordering increases, each point moves towards lower queuing delay and higher link utilization",
    );
    let moves = checked(moves, f.two.below(&f.none, "queue_delay", DELAY, &ALL));
    let moves = checked(moves, f.four.below(&f.two, "queue_delay", DELAY, &ALL));
    let moves = checked(moves, f.two.above(&f.none, "utilization", UTILIZATION, &ALL));
    let moves = checked(moves, f.four.above(&f.two, "utilization", UTILIZATION, &ALL));
    let moves = super::switches::beside(study, moves);
    let (left, right) = (0, 6);
    vec![
        moves.note("The delay falls everywhere, the utilization rises up to min_th 32; at longer queues the link is full without a disturbance, and the harm of reordering shows: needless retransmissions, and windows cut below what the link needs. Which switch decides: the spacing of drops. With `wait`, the default of later simulators, RED does not drop in bursts, the link is nearly full at min_th 16 without a disturbance, and reordering takes a little away. Limited transmit and a least timeout of 0.2 s leave a part of the gain, larger packets about half of it; `gentle` and the timer's granularity, which the least timeout hides, change nothing that could be told from luck. Both rules of ns-2 together leave the gain as large as it is, or larger; that ns-2 itself fills some points more of the link under them comes in the main from what a timeout leaves: half of a window that has been halved already, where RFC 5681 has half of what is in flight."),
        checked(
            Statement::of(
                2, "3, footnote 3",
                "the reordering probability decreases slightly as we move from left (lower RED thresholds) to right (higher RED thresholds)",
            ),
            [&f.two, &f.four]
                .map(|frontier| {
                    let what = "reordered share";
                    frontier.of("reordered_ratio", what, left).above(&frontier.of("reordered_ratio", what, right))
                })
                .to_vec(),
        ),
    ]
}

pub fn losses(study: &mut Study, f: &Frontiers) -> Vec<Statement> {
    let similar = Statement::of(
        3,
        "4, figure 3",
        "the performance frontiers for different values of the dropping probability ps appear similar to those in figure 2",
    );
    let similar = checked(similar, f.lossy.below(&f.none, "queue_delay", DELAY, &ALL));
    let similar = checked(similar, f.lossy.above(&f.none, "utilization", UTILIZATION, &ALL));
    let low = |frontier: &Frontier| frontier.of("queue_delay", DELAY, 0);
    let saved = low(&f.lossy)
        .saving_on(&low(&f.none), "share of the queueing delay that ps = 0.5% saves at min_th 8");
    let collapse = study.at("ps=0.05&minth=96").of("utilization", "utilization, ps = 5%, min_th 96");
    vec![
        similar,
        checked(
            Statement::of(
                4, "4, figure 3",
                "for low link utilization the throughput increases and the queueing delay is almost constant (a bit smaller)",
            ),
            f.lossy.above(&f.none, "utilization", UTILIZATION, &[0]),
        )
        .check(saved.between(0.0, super::super::ABOUT)),
        Statement::of(
            5, "4, figure 5",
            "a loss rate of 5% is enough to heavily downgrade the functioning of the network [...] (throughput below 70%)",
        )
        .check(collapse.at_most(0.7)),
    ]
}

/// Frontiers whose points differ by no more than this in utilization overlap: a tenth of figure 2's width.
const OVERLAP: f64 = 0.03;

/// Points that differ by no more than this do not split.
const SPLIT: f64 = 0.01;

pub fn overlap(study: &mut Study, f: &Frontiers) -> Vec<Statement> {
    let largest = |a: &Frontier, b: &Frontier, places: &[usize]| {
        a.largest_difference(b, "utilization", UTILIZATION, places)
    };
    let last = study.long("tau=4&minth=96");
    let lossy = study.losing_as_many(&last);
    let of = |point: &Point, id: &str, what: &str| point.of(id, &format!("{what}, min_th 96"));
    let [delivered, as_delivered] =
        [of(&last, "utilization", "goodput, τ = 4 ms"), of(&lossy, "utilization", "goodput, as many losses")];
    let offered = of(&last, "throughput", "throughput, τ = 4 ms");
    let [delay, as_delay] = [
        of(&last, "queue_delay", "queueing delay, τ = 4 ms"),
        of(&lossy, "queue_delay", "queueing delay, as many losses"),
    ];
    let [limited, paper] =
        ["limited=on", "sim=ns2"].map(|rules| study.at(&format!("tau=4&minth=96&{rules}")));
    let useless = "share of needless retransmissions";
    vec![
        Statement::of(
            15, "5, figure 9",
            "corresponding performance frontiers overlap, with the exception of the utmost RED configurations for high reordering percentage",
        )
        .check(largest(&f.two, &f.as_two, &ALL).at_most(OVERLAP))
        .check(largest(&f.four, &f.as_four, &ALL[..5]).at_most(OVERLAP))
        .note("Overlap is read as points of one setting that differ by 3% of the capacity at most. At high reordering and short queues a lag of three does less harm than a loss: nothing has to be repaired, so no timeout follows."),
        Statement::of(
            16, "5, figure 9",
            "where the frontiers branch [...] the points obtained in HICCUP_RESORT mode are above the ones found in HICCUP_CONG mode",
        )
        .check(delay.above(&as_delay))
        .check(delivered.below(&as_delivered))
        .note("At the longest queues, for as long as the paper simulates: above, and a little to the left."),
        Statement::of(
            17, "5",
            "even if [useless retransmissions] constitute a small share of the total throughput (0.69%)",
        )
        .check(f.four.of("useless_retransmission_ratio", useless, 6).printed_as(0.0069))
        .beside(f.two.of("useless_retransmission_ratio", useless, 6))
        .beside(f.four.of("lag3_ratio", "share with lag ≥ 3", 6))
        .beside(limited.of("lag3_ratio", "share with lag ≥ 3, τ = 4 ms, min_th 96, limited transmit"))
        .beside(f.two.of("useless_retransmission_ratio", useless, 1))
        .beside(limited.of("useless_retransmission_ratio", "share of needless retransmissions, τ = 4 ms, min_th 96, limited transmit"))
        .beside(paper.of("useless_retransmission_ratio", "share of needless retransmissions, τ = 4 ms, min_th 96, the paper's simulator"))
        .note("Almost every lag of three is one needless retransmission, so the paper saw a share of long lags of 0.7%. The paper's simulator had limited transmit, which the senders here use only if it is switched on: with it alone, and with all rules of that simulator (`sim=ns2`), ours is 0.73%. The paper does not say at which τ and setting; it is read at min_th 96 and τ = 4 ms, where its figure 9 branches."),
        Statement::of(
            18, "5, figure 10",
            "Figure 10 shows the delay versus throughput and versus goodput respectively for the reordering case and the dropping case. It appears that the two frontiers do not split.",
        )
        .check(offered.above(&delivered))
        .check(offered.minus(&as_delivered).named("throughput, τ = 4 ms − goodput, as many losses, min_th 96").between(-SPLIT, SPLIT))
        .note("Not to split is read as a difference of 1% of the capacity at most. Ours goes the other way than by goodput: the throughput of reordering is a little to the right."),
    ]
}
