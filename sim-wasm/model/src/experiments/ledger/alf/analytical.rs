//! Section 4.1: the gain in blocking time, Gb, compared with the simulation.

use super::super::Statement;
use super::study::{Study, gb};

pub fn blocking_time(study: &mut Study) -> Vec<Statement> {
    let [slow, slower, slowest] = ["", "r=20", "r=30"].map(|query| study.curve(query, 60).best());
    let apart = study.at("r=100&d=20&ta=10").gain();
    let quiet = study.at("r=30&ta=5");
    let [few, many] = ["l=0.05", "l=0.3"].map(|query| study.curve(query, 80).near_best());
    let [near, far] = ["d=50", "d=200"].map(|query| study.curve(query, 80).near_best());
    let [early, late] = [("ta=20", "ta=30"), ("ta=110", "ta=120")].map(|(a, b)| gb(b).over(&gb(a)));
    let waiting = "mean ADU blocking time B";
    vec![
        Statement::of(
            13, "4.1, figure 7",
            "Gb = 0 when Ta <= R and Ta <= R - (rtt/n). In this area, both out-of-sequence and in-order approaches do not block ADUs.",
        )
        .check(gb("r=30&ta=5").zero())
        .check(quiet.measure("waiting_mean_in_order", &format!("{waiting}, in order,")).at_most(1.0))
        .check(quiet.measure("waiting_mean_out_of_order", &format!("{waiting}, out of sequence,")).at_most(1.0))
        .note("R - rtt/n is 10 ms here; no blocking is read as 1 ms at most. The formula counts what is left of a stall n ADUs later, not the stall itself: after a loss the ordered side blocks all that arrives for a round trip."),
        Statement::of(
            14, "4.1, figure 7",
            "Gb = 1 when Ta <= R and Ta > R - (rtt/n). [...] That is where the gain on the total time G will be the highest.",
        )
        .check(gb("").between(1.0, 1.0))
        .check(gb("r=30&ta=20").between(1.0, 1.0))
        .check(slow.between(0.0, 10.0))
        .check(slower.between(0.0, 20.0))
        .check(slowest.between(10.0, 30.0))
        .note("With n = 10 and rtt = 200 ms the area is R - 20 ms to R. G is highest where the application just keeps up with new ADUs. They are R/(1 - L) apart, 22.2 and 33.3 ms, for retransmissions take their turn in the emission; the analysis leaves that out."),
        Statement::of(
            15, "4.1",
            "if R-Ta > rtt, out-of-sequence processing will not provide any gain",
        )
        .check(apart.no_gain()),
        Statement::of(
            16, "4.1, figure 7",
            "Gb is decreasing exponentially to zero when Ta > R (in that case, Gb = rtt / (rtt+n*(Ta-R))).",
        )
        .check(early.clone().at_most(1.0))
        .check(late.clone().at_most(1.0))
        .check(late.minus(&early).named("difference of these two ratios, 0 in an exponential fall,").between(-0.05, 0.05))
        .note("It falls, but as a hyperbola: the formula is the paper's own."),
        Statement::of(
            74, "4.1",
            "The decreasing speed is directly proportional to n and Ta-R (the influence of the rtt is negligible as it appears on both sides of the function).",
        )
        .check(gb("ta=20").same_gain_as(&gb("ta=20&d=50")))
        .check(gb("ta=20").same_gain_as(&gb("ta=20&d=200")))
        .against(&[19])
        .note("Beyond R, Gb is down to a half where n (Ta - R) equals the rtt: the rtt sets how slowly it falls."),
        Statement::of(17, "4.1", "This number [40 ms, from which on there is no gain] is confirmed by the analytical model.")
            .check(gb("ta=40").no_gain())
            .beside(gb("ta=200"))
            .note("Gb falls slowly and has no such point; G itself does (above)."),
        Statement::of(
            18, "4.1",
            "for high loss rates (e.g, for small values of n) or large round-trip-times the application processing time range that provides a maximum gain is larger",
        )
        .check(many.above(&few))
        .check(far.above(&near)),
        Statement::of(
            19, "4.2.4, figure 11",
            "when Ta>R, the gain is significant only if rtt/Ta is greater than approximately 20, and [...] this gain depends only on the loss rate",
        )
        .check(gb("r=0&d=100&ta=20").no_gain())
        .check(gb("r=0&d=100&ta=10").some_gain())
        .check(gb("r=0&d=100&ta=20").minus(&gb("r=0&d=200&ta=40")).zero())
        .check(gb("r=10&d=100&ta=20").minus(&gb("r=0&d=100&ta=20")).zero())
        .note("Gb of the paper's formula depends on rtt/Ta and n alone where R = 0, not \"whatever the value of R\"; and it is large on both sides of rtt/Ta = 20."),
    ]
}
