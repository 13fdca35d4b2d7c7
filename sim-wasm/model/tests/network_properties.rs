//! What holds on every network: packets are conserved, delivered in order, a link does not idle while packets
//! wait for it, and no window falls below a segment.

use crate::networks::plan;
use model::network::{Cause, Nanos, Network, Observer, Packet, TcpFlow};
use model::senders::Acknowledgment;
use proptest::prelude::*;

/// Follows every packet.
#[derive(Default)]
struct PacketAudit {
    sent: Vec<u64>,
    lost: Vec<u64>,
    arrived: Vec<u64>,
    /// Segments that arrived for the first time, and those that arrived again.
    new: Vec<u64>,
    /// Transmissions at the shared queue: (arrival, start, end), in order.
    served: Vec<(Nanos, Nanos, Nanos)>,
    smallest_window: f64,
    highest_answer: Vec<u32>,
}

impl PacketAudit {
    fn of(flows: usize) -> Self {
        let none = vec![0; flows];
        Self {
            sent: none.clone(),
            lost: none.clone(),
            arrived: none.clone(),
            new: none,
            smallest_window: f64::MAX,
            highest_answer: vec![0; flows],
            served: Vec::new(),
        }
    }

    fn see(&mut self, ends: &TcpFlow) {
        if ends.sender.window() < self.smallest_window {
            self.smallest_window = ends.sender.window();
        }
    }
}

impl Observer<TcpFlow> for PacketAudit {
    fn sent(&mut self, _: Nanos, flow: usize, packet: &Packet) {
        assert_eq!(u64::from(packet.number), self.sent[flow], "packets are numbered as they are sent");
        self.sent[flow] += 1;
    }

    fn queued(&mut self, now: Nanos, _: usize, _: &Packet, start: Nanos, end: Nanos) {
        self.served.push((now, start, end));
    }

    fn lost(&mut self, _: Nanos, flow: usize, _: &Packet, _: Cause) {
        self.lost[flow] += 1;
    }

    fn arrived(&mut self, _: Nanos, flow: usize, _: &Packet, is_new: bool) {
        self.arrived[flow] += 1;
        self.new[flow] += u64::from(is_new);
    }

    fn answered(&mut self, now: Nanos, flow: usize, ack: &Acknowledgment, arrival: Nanos) {
        assert!(arrival >= now);
        assert!(ack.next >= self.highest_answer[flow], "what was acknowledged stays so");
        self.highest_answer[flow] = ack.next;
    }

    fn acknowledged(&mut self, _: Nanos, _: usize, _: &Acknowledgment, ends: &TcpFlow) {
        self.see(ends);
    }

    fn expired(&mut self, _: Nanos, _: usize, ends: &TcpFlow) {
        self.see(ends);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn books_are_balanced(plan in plan()) {
        let flows = plan.flows.len();
        let mut network: Network<TcpFlow> = plan.network();
        let mut books = PacketAudit::of(flows);
        network.run_until(plan.until, &mut books);
        for flow in 0..flows {
            // what a queue has taken is delivered at once, unless it can be overtaken behind it
            let accounted = books.lost[flow] + books.arrived[flow] + network.on_the_way(flow) as u64;
            prop_assert_eq!(books.sent[flow], accounted);
        }
        for (flow, ends) in network.ends().enumerate() {
            let delivered = u64::from(ends.receiver.delivered());
            prop_assert!(delivered <= books.new[flow], "nothing is delivered that has not come");
            prop_assert_eq!(books.arrived[flow] - books.new[flow], ends.receiver.duplicates());
            prop_assert!(u64::from(ends.sender.unacknowledged()) <= delivered + 1);
        }
        prop_assert!(books.smallest_window >= 1.0);
        let mut free_at = 0;
        for &(arrival, start, end) in &books.served {
            prop_assert_eq!(start, arrival.max(free_at), "the link starts as soon as it can");
            prop_assert!(end > start);
            free_at = end;
        }
    }
}
