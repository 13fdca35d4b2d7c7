//! A flow packet by packet, as the page gets it from laboratories of TCP.

use crate::shape::{bytes, column, doubles, shape, whole};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::network::{Fate, Ladder};
use model::senders::{Proof, State};

shape! {
    /// A flow, packet by packet. Times are in seconds.
    pub struct FlowLadder {
        /// Packets in the order of sending.
        segment: Uint32Array,
        /// 1 if the segment was sent before.
        again: Uint8Array,
        sent: Float64Array,
        /// When it arrived or was lost; NaN while it is in flight.
        end: Float64Array,
        /// 0 arrived, 1 arrived needlessly, 2 lost by the disturbance or by hand, 3 dropped by the queue, 4 in flight.
        fate: Uint8Array,
        /// How many packets sent later arrived before it.
        lag: Uint32Array,
        /// Acknowledgments in the order of sending.
        ack_sent: Float64Array,
        ack_arrival: Float64Array,
        /// The next segment that the receiver expects; below, how many acknowledgments directly before it expect the
        /// same.
        ack_next: Uint32Array,
        ack_duplicates: Uint32Array,
        /// The sender's state after each acknowledgment and each timer. Windows are in segments; the threshold is
        /// Infinity before the first loss.
        at: Float64Array,
        window: Float64Array,
        threshold: Float64Array,
        in_flight: Uint32Array,
        /// 0 slow start, 1 congestion avoidance, 2 fast recovery.
        state: Uint8Array,
        timeout: Uint8Array,
        /// Duplicates that it takes for a loss; below, the proof by which a cut was undone: 1 duplicates, 2 a
        /// timestamp.
        duplicate_threshold: Uint32Array,
        undone: Uint8Array,
        /// Whether the stretch has more packets than are recorded.
        is_cut: bool,
    }
}

pub fn ladder_of(ladder: Ladder) -> FlowLadder {
    let Ladder { flights, answers, moments, is_cut } = &ladder;
    FlowLadder {
        segment: whole(&column(flights, |flight| flight.segment)),
        again: bytes(&column(flights, |flight| u8::from(flight.is_again))),
        sent: doubles(&column(flights, |flight| flight.sent)),
        end: doubles(&column(flights, |flight| flight.end)),
        fate: bytes(&column(flights, |flight| match flight.fate {
            Fate::Arrived => 0,
            Fate::Useless => 1,
            Fate::Disturbed => 2,
            Fate::Dropped => 3,
            Fate::UnderWay => 4,
        })),
        lag: whole(&column(flights, |flight| flight.lag)),
        ack_sent: doubles(&column(answers, |answer| answer.sent)),
        ack_arrival: doubles(&column(answers, |answer| answer.arrival)),
        ack_next: whole(&column(answers, |answer| answer.next)),
        ack_duplicates: whole(&column(answers, |answer| answer.duplicates)),
        at: doubles(&column(moments, |moment| moment.at)),
        window: doubles(&column(moments, |moment| moment.standing.window)),
        threshold: doubles(&column(moments, |moment| moment.standing.threshold)),
        in_flight: whole(&column(moments, |moment| moment.standing.in_flight)),
        state: bytes(&column(moments, |moment| match moment.standing.state {
            State::SlowStart => 0,
            State::CongestionAvoidance => 1,
            State::FastRecovery => 2,
        })),
        timeout: bytes(&column(moments, |moment| u8::from(moment.is_timeout))),
        duplicate_threshold: whole(&column(moments, |moment| moment.standing.duplicate_threshold)),
        undone: bytes(&column(moments, |moment| proof(moment.undone))),
        is_cut: *is_cut,
    }
}

/// The proof that a cut was spurious, as an index of the proofs, from 1; 0 if there is none.
pub fn proof(undone: Option<Proof>) -> u8 {
    match undone {
        None => 0,
        Some(Proof::Duplicates) => 1,
        Some(Proof::Timestamps) => 2,
    }
}
