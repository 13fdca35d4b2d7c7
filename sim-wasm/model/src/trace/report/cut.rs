//! A stretch of a flow as an arrival order, for the benches that show single packets.

use crate::reordering::{FirstCopies, LONGEST, Place, Stretch, late_packets, stretch};
use crate::trace::flow::clock::ArrivalOrder;
use crate::trace::numbers::sequence_kind::{NoSequence, SequenceChoice, SequenceKind};
use crate::trace::report::flows::Report;
use crate::trace::words::numerals::{counted, grouped};

/// A stretch, with sentences about what was cut.
#[derive(Clone, Debug)]
pub struct Cut {
    /// The stretch.
    pub stretch: Stretch,
    /// Its order as a scenario's `seq`.
    pub text: String,
    /// Numbers of its first and last packet as in the packets: wraps of 16 bits are not unfolded.
    pub numbers: (u64, u64),
    /// When its first and last packet arrived, ms since the first packet of the file; `None` if times are unknown.
    pub times: Option<(f64, f64)>,
    /// Sentences: which packets, how they are numbered, what is left out, how long a stretch may be.
    pub words: Vec<String>,
}

impl Cut {
    /// The link to the sender bench with this order.
    #[must_use]
    pub fn senders(&self) -> String {
        format!("#/tcp?fig=stacks&seq={}", self.text.replace(' ', "+"))
    }

    /// The link to the bench of sequences with this order.
    #[must_use]
    pub fn measures(&self) -> String {
        format!("#/metrics?bench=sequence&seq={}", self.text.replace(' ', "+"))
    }
}

impl Report {
    /// A stretch of flow `number` (from 0) of at most `most` packets, and at most [`LONGEST`]; `None` without arrivals.
    ///
    /// # Errors
    /// If there is no such flow, or it has no such sequence.
    pub fn cut(
        &self,
        order: ArrivalOrder,
        number: u32,
        by: SequenceChoice,
        place: Place,
        most: u32,
    ) -> Result<Option<Cut>, NoSequence> {
        let found = self.arrivals(order, number, by)?;
        let arrivals = found.arrivals.view();
        let copies = FirstCopies::of(&arrivals);
        let late = late_packets(&arrivals, &copies);
        let Some(stretch) = stretch(&arrivals, &copies, &late, place, most) else { return Ok(None) };
        let time = |place: u32| arrivals.times.get(place as usize).copied();
        let times = time(stretch.places.0).zip(time(stretch.places.1));
        let carried = |number: u64| match found.by {
            SequenceKind::Rtp | SequenceKind::Icmp | SequenceKind::IpId => number % (1 << 16),
            SequenceKind::Tcp
            | SequenceKind::Csv
            | SequenceKind::Iperf
            | SequenceKind::Vpn
            | SequenceKind::Quic
            | SequenceKind::Pair => number,
        };
        let last = stretch.first + u64::from(stretch.packets) - 1;
        let numbers = (carried(stretch.first), carried(last));
        let words = words(&stretch, numbers, times, place, arrivals.sequences.len());
        Ok(Some(Cut { text: stretch.order.canonical(), stretch, numbers, times, words }))
    }
}

fn words(
    stretch: &Stretch,
    (first, last): (u64, u64),
    times: Option<(f64, f64)>,
    place: Place,
    arrivals: usize,
) -> Vec<String> {
    let Stretch { packets, late, lost, copies, copies_left_out, is_ranked, places, others, .. } = *stretch;
    let when = match times {
        Some((from, to)) => format!("between {from:.3} and {to:.3} ms"),
        None => {
            format!(
                "as arrivals {} to {}",
                grouped(u64::from(places.0) + 1),
                grouped(u64::from(places.1) + 1)
            )
        }
    };
    let count = counted(packets.into(), "packet");
    let numbers = if is_ranked { "ranks (the numbers have gaps that are no losses)" } else { "numbers" };
    let which = match place {
        Place::Worst if late == 0 => {
            format!("No packet is reordered within {count}: the first of them are taken")
        }
        Place::Worst => format!("The {count} in a row with the most reordering"),
        Place::After(_) => format!("The {count} after the highest that had arrived by then"),
    };
    let mut words = vec![
        format!(
            "{which}: {numbers} {first} to {last} of the flow, here 1 to {packets}; they arrived {when}, {} of them reordered and {} lost.",
            grouped(late.into()),
            grouped(lost.into())
        ),
        format!(
            "Every packet with one of these numbers is taken, however late it arrived, in the order of arrival. Left out: {} of the flow, {} of them in between.",
            counted((arrivals as u64).saturating_sub(stretch.order.arrivals.len() as u64), "other arrival"),
            grouped(others.into())
        ),
    ];
    if copies > 0 {
        words.push(format!(
            "Packets that arrived again are in the order each time ({}).",
            grouped(copies.into())
        ));
    }
    if copies_left_out > 0 {
        words.push(format!(
            "Further copies are left out ({}): with them there would be more than {LONGEST} arrivals.",
            grouped(copies_left_out.into())
        ));
    }
    words.push(format!(
        "The times between the packets are not kept. A stretch has at most {LONGEST} packets."
    ));
    words
}
