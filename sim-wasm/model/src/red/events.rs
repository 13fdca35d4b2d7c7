//! Every event of a stretch, packet by packet, as the trace files of other simulators have them.

use super::{Parameters, network};
use crate::network::{Cause, Nanos, Observer, Packet, TcpFlow, nanos};
use crate::senders::Acknowledgment;

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A sender sends a packet.
    Sent,
    /// The disturbance loses the packet, or a user by hand.
    Lost,
    /// The packet comes to C1, which accepts it.
    Queued,
    /// The packet comes to C1, which drops it.
    Dropped,
    /// The packet reaches its receiver.
    Arrived,
    /// A sender has taken an acknowledgment and sent what that allows.
    Acknowledged,
    /// A sender's timer has expired.
    Timeout,
}

impl Kind {
    /// The kind as a word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Sent => "sent",
            Self::Lost => "lost",
            Self::Queued => "queued",
            Self::Dropped => "dropped",
            Self::Arrived => "arrived",
            Self::Acknowledged => "acknowledged",
            Self::Timeout => "timeout",
        }
    }
}

/// An event of one flow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Event {
    /// Its time, ns.
    pub at: Nanos,
    /// The flow, from 0.
    pub flow: u32,
    /// Its kind.
    pub kind: Kind,
    /// The segment of a packet, or the next one that an acknowledgment expects; `None` for a timeout.
    pub segment: Option<u32>,
    /// The packet's number within its flow, from 0; `None` if the event is not one of a packet.
    pub packet: Option<u32>,
    /// The sender's window after the event, segments, if it may have changed.
    pub window: Option<f64>,
}

/// Most events that are recorded.
const EVENTS_AT_MOST: usize = 1_000_000;

struct Recorder {
    from: Nanos,
    until: Nanos,
    events: Vec<Event>,
}

/// The events of a replication (from 0), from `from` on for `span` seconds, in order of time.
#[must_use]
pub fn events(p: &Parameters, replication: u32, (from, span): (f64, f64)) -> Vec<Event> {
    let (from, span) = (nanos(from * 1000.0), nanos(span * 1000.0));
    let mut recorder = Recorder { from, until: from + span, events: Vec::new() };
    network(p, replication).run_until(recorder.until, &mut recorder);
    // events after C1 are reported when C1 accepts the packet
    recorder.events.sort_by_key(|event| event.at);
    recorder.events
}

impl Recorder {
    fn tell(&mut self, event: Event) {
        if (self.from..=self.until).contains(&event.at) && self.events.len() < EVENTS_AT_MOST {
            self.events.push(event);
        }
    }

    fn packet(&mut self, at: Nanos, flow: usize, kind: Kind, packet: &Packet) {
        let (segment, number) = (Some(packet.segment), Some(packet.number));
        self.tell(Event { at, flow: flow as u32, kind, segment, packet: number, window: None });
    }

    fn acted(&mut self, at: Nanos, flow: usize, kind: Kind, segment: Option<u32>, ends: &TcpFlow) {
        let window = Some(ends.sender.window());
        self.tell(Event { at, flow: flow as u32, kind, segment, packet: None, window });
    }
}

impl Observer<TcpFlow> for Recorder {
    fn sent(&mut self, now: Nanos, flow: usize, packet: &Packet) {
        self.packet(now, flow, Kind::Sent, packet);
    }

    fn queued(&mut self, now: Nanos, flow: usize, packet: &Packet, _: Nanos, _: Nanos) {
        self.packet(now, flow, Kind::Queued, packet);
    }

    fn lost(&mut self, now: Nanos, flow: usize, packet: &Packet, cause: Cause) {
        let kind = if cause == Cause::Queue { Kind::Dropped } else { Kind::Lost };
        self.packet(now, flow, kind, packet);
    }

    fn arrived(&mut self, now: Nanos, flow: usize, packet: &Packet, _: bool) {
        self.packet(now, flow, Kind::Arrived, packet);
    }

    fn acknowledged(&mut self, now: Nanos, flow: usize, ack: &Acknowledgment, ends: &TcpFlow) {
        self.acted(now, flow, Kind::Acknowledged, Some(ack.next), ends);
    }

    fn expired(&mut self, now: Nanos, flow: usize, ends: &TcpFlow) {
        self.acted(now, flow, Kind::Timeout, None, ends);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::red::LAB;
    use crate::scenario::Scenario;

    fn of(query: &str, stretch: (f64, f64)) -> Vec<Event> {
        events(&Parameters::of(&Scenario::with(&LAB, query).scenario), 0, stretch)
    }

    #[test]
    fn every_packet_is_lost_dropped_or_arrives_and_a_stretch_is_of_the_same_run() {
        let query = "flows=6&rate=2&ps=0.01&minth=8&tau=2";
        let found = of(query, (0.0, 20.0));
        assert!(found.windows(2).all(|pair| pair[0].at <= pair[1].at));
        let count = |kind| found.iter().filter(|event| event.kind == kind).count();
        let [sent, lost, queued, dropped, arrived] =
            [Kind::Sent, Kind::Lost, Kind::Queued, Kind::Dropped, Kind::Arrived].map(count);
        assert!(lost > 10 && dropped > 10 && count(Kind::Acknowledged) > 1000);
        let under_way = sent - lost - queued - dropped;
        assert!(under_way < 60 && queued - arrived < 60, "{under_way} {queued} {arrived}");
        let late = of(query, (10.0, 10.0));
        assert_eq!(late, found[found.len() - late.len()..]);
    }

    /// The first events of a flow alone: one segment is sent, one acknowledgment returns.
    #[test]
    fn the_first_packet_crosses_and_its_acknowledgment_opens_the_window() {
        let found = of("flows=1&iw=1", (0.0, 5.0));
        let first: Vec<(&str, Option<u32>, Option<f64>)> =
            found[..5].iter().map(|event| (event.kind.word(), event.segment, event.window)).collect();
        let packet = |word| (word, Some(1), None);
        let sent = ("sent", Some(2), None);
        let acknowledged = ("acknowledged", Some(2), Some(2.0));
        assert_eq!(first[..4], [packet("sent"), packet("queued"), packet("arrived"), sent]);
        assert_eq!(
            found.iter().find(|event| event.kind == Kind::Acknowledged).map(|event| event.window),
            Some(acknowledged.2)
        );
        // a single flow has the mean round trip
        let took = found.iter().find(|event| event.segment == Some(2)).map(|event| event.at - found[0].at);
        assert_eq!(took, Some(140_000_000));
    }
}
