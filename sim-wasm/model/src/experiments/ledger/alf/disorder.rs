//! Sections 2.1 and 4.1 to 4.3, on single ADUs: how far out of order they arrive, when the application is idle, and how
//! the occupancy of the receiver's buffer changes.

use super::super::{Figure, Statement};
use super::SHORT_RUNS;
use super::study::{Point, Study};
use crate::alf::{Delivery, Parameters, RunRecord, idle_times};
use crate::reordering::{Arrivals, FirstCopies, LatePacket, late_packets};

/// Section 2.1.
pub fn misordering(study: &mut Study) -> Vec<Statement> {
    let [few, some, many] = ["w=256&l=0.05", "w=256", "w=256&l=0.2"].map(|query| late(study, query).0);
    let [near, far, farther] = ["w=256&d=50", "w=256", "w=256&d=200"].map(|query| late(study, query).1);
    let narrow = ["", "d=200"].map(|query| late(study, query).1);
    vec![
        Statement::of(
            58, "2.1",
            "in case of misordering caused by retransmission, the ratio of misordered packets is proportional to the loss rate, and the magnitude of misordering is proportional to the transmission delay",
        )
        .check(some.over(&few).about(2.0))
        .check(many.over(&some).about(2.0))
        .check(far.over(&near).about(2.0))
        .check(farther.over(&far).about(2.0))
        .beside(narrow[1].over(&narrow[0]))
        .note("Twice the loss rate, and twice the delay, out of sequence. Misordered is what RFC 4737 calls reordered, and the magnitude is the reordering extent, in packets, as the paper counts further down. The section precedes the choice of a window: W = 256 stops no sender. With W = 32 the sender waits at long delays, and the extent cannot exceed the window."),
    ]
}

/// Share of the ADUs that are reordered, and their mean extent.
fn late(study: &mut Study, query: &str) -> (Figure, Figure) {
    let point = study.at(query);
    let share = |record: &RunRecord, p: &Parameters| found(record).len() as f64 / f64::from(p.adus);
    let extent = |record: &RunRecord, _: &Parameters| {
        let late = found(record);
        late.iter().map(|late| f64::from(late.extent())).sum::<f64>() / late.len() as f64
    };
    (
        study.of_record(&point, Delivery::OutOfOrder, "share of reordered ADUs", "", share),
        study.of_record(&point, Delivery::OutOfOrder, "mean extent of reordered ADUs", "ADUs", extent),
    )
}

fn found(record: &RunRecord) -> Vec<LatePacket> {
    let arrived = record.transmissions.iter().filter(|transmission| !transmission.lost);
    let copies = FirstCopies::of_permutation(arrived.map(|transmission| transmission.adu).collect());
    late_packets(&Arrivals::default(), &copies)
}

/// Section 4.1: the idle application and waiting ADUs.
pub fn waiting(study: &mut Study) -> Vec<Statement> {
    let [law, constant] = ["r=20", "r=20&delay=constant"].map(|query| {
        let point = study.at(query);
        study.of_record(
            &point,
            Delivery::OutOfOrder,
            "share of ADUs with I over 0, out of sequence,",
            "",
            |record, p| {
                let idle = idle_times(&record.accepted, p.processing).filter(|idle| *idle > 0.0);
                idle.count() as f64 / f64::from(p.adus)
            },
        )
    });
    let [paced, windowed] = ["", "r=0"].map(|query| study.at(query));
    let [ordered, out] =
        [("waiting_mean_in_order", "in order"), ("waiting_mean_out_of_order", "out of sequence")].map(
            |(id, mode)| {
                let name = format!("mean ADU blocking time B, {mode},");
                paced.measure(id, &name).below(&windowed.measure(id, &name))
            },
        );
    vec![
        Statement::of(
            60, "4.1",
            "If R is greater or equal to Ta, then the system is said to be stable ([...] application blocking time Ii always greater than zero).",
        )
        .check(constant.at_least(1.0))
        .check(law.at_least(1.0))
        .note("At R = 20 ms and Ta = 10 ms, out of sequence as in the paper's parenthesis. With a constant delay ADUs come 20 ms apart at least, and it holds; random delays bring some in bunches."),
        Statement::of(61, "4.1", "ADUs wait less with rate control, and in both in-order and out-of-sequence cases.")
            .check(ordered)
            .check(out),
    ]
}

/// Sections 4.3 and 4.4: the rises of the buffer's occupancy, and the beginning of a transfer.
pub fn single_transfers(study: &mut Study) -> Vec<Statement> {
    let [figure_13, figure_14] = ["n=100&a=4", "n=100&a=8"].map(|query| study.at_runs(query, SHORT_RUNS));
    let mut rises = |delivery: Delivery, mode: &str| {
        let name = format!("share of rises by more than one ADU, {mode},");
        study.of_occupancy(&figure_13, delivery, &name, "", |_, values| steep(values))
    };
    let [ordered, out] =
        [rises(Delivery::InOrder, "in order"), rises(Delivery::OutOfOrder, "out of sequence")];
    let [early, later] = [(1, 25), (25, 100)].map(|part| idle_of(study, &figure_14, part));
    vec![
        Statement::of(
            68, "4.3, figure 13",
            "the buffer size often increases by more than one ADU because our algorithm gives precedence to incoming ADUs from the network over the processing of ADUs",
        )
        .check(ordered.at_least(OFTEN))
        .check(out.at_least(OFTEN))
        .note("A rise goes from one fall to the next. Often is read as one in ten at least."),
        Statement::of(
            70, "4.4, figure 14",
            "With ordered delivery, the blocking times are longer. This is because at the beginning of the transfer, the receiver is waiting for missing ADUs while ADUs with larger sequence numbers fill the buffers.",
        )
        .check(early.above(&later))
        .note("The beginning is read as the first 25 of 100 ADUs, without the wait for the very first, which no order causes."),
    ]
}

/// A share that counts as often.
const OFTEN: f64 = 0.1;

/// Mean idle time before the ADUs from `from` up to `to`, with in-order delivery.
fn idle_of(study: &mut Study, point: &Point, (from, to): (usize, usize)) -> Figure {
    let name = format!("mean I of ADUs {} to {to}, in order,", from + 1);
    study.of_record(point, Delivery::InOrder, &name, "ms", |record, p| {
        let idle = idle_times(&record.accepted, p.processing).skip(from).take(to - from);
        idle.sum::<f64>() / (to - from) as f64
    })
}

/// Section 4.2.5: the sender that waits for the window.
pub fn stops(study: &mut Study) -> Statement {
    let mut waits = |query: &str, delivery: Delivery, mode: &str| {
        let point = study.at(query);
        study.of_record(
            &point,
            delivery,
            &format!("sender's waits of a round trip, {mode},"),
            "",
            |record, p| {
                let first = record.transmissions.iter().filter(|sent| sent.attempt == 0);
                let times: Vec<f64> = first.map(|sent| sent.emitted).collect();
                times.windows(2).filter(|pair| pair[1] - pair[0] >= 2.0 * p.delay).count() as f64
            },
        )
    };
    let [few, many] = ["", "l=0.4"].map(|query| waits(query, Delivery::InOrder, "in order"));
    let out = waits("l=0.4", Delivery::OutOfOrder, "out of sequence");
    Statement::of(
        75, "4.2.5, figure 12",
        "When the loss rate is high, the sender of in-order delivery blocks much more frequently because of the receiver window becoming full (more often waiting for one or more rtt before any new ADU can be transmitted).",
    )
    .check(many.over(&few).at_least(2.0))
    .check(many.above(&out))
    .note("A wait is one of 200 ms at least between two new ADUs. Much more frequently is read as twice as often at L = 40% as at 10%.")
}

/// Share of a step function's rises, each between two falls, that are larger than 1.
fn steep(values: &[f64]) -> f64 {
    let (mut rises, mut steep, mut by) = (0.0, 0.0, 0.0);
    let ends = values.windows(2).map(|pair| pair[1] - pair[0]).chain([-1.0]);
    for step in ends {
        if step > 0.0 {
            by += step;
        } else {
            rises += f64::from(u8::from(by > 0.0));
            steep += f64::from(u8::from(by > 1.0));
            by = 0.0;
        }
    }
    steep / rises
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rise_goes_from_one_fall_to_the_next() {
        assert_eq!(steep(&[0.0, 1.0, 0.0, 1.0, 2.0, 1.0, 0.0, 3.0]), 2.0 / 3.0);
        assert_eq!(steep(&[0.0, 1.0, 0.0]), 0.0);
    }
}
