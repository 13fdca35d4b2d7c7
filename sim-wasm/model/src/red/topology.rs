//! The network of the paper's figure 1 (docs/red.md, rules red-1 to red-4).

use super::Parameters;
use super::parameters::ACK_SIZE;
use crate::extremes::larger;
use crate::network::{ByHand, Disturbance, FlowPlan, Link, Nanos, Network, Node, Queue, TcpFlow, nanos};
use crate::random::{Random, Stream};

/// Index of C1's queue in the network.
pub const C1: usize = 0;

/// The network of sources, edge and core routers and destinations, before its start.
#[must_use]
pub fn network(p: &Parameters, replication: u32) -> Network<TcpFlow> {
    let random = Random::new(p.seed, replication);
    let bottleneck = Queue::new(Link::of(p.rate), p.size, p.discipline(), random);
    Network::new(vec![bottleneck], (0..p.flows).map(|flow| plan(p, random, flow)).collect())
}

/// The plan of a flow: its source, the path to its destination, and the path back.
fn plan(p: &Parameters, random: Random, flow: u32) -> FlowPlan<TcpFlow> {
    let access = Link::of(p.access);
    let sending = access.time_of(p.size) + Link::of(p.rate).time_of(p.size);
    let there_and_back = nanos(larger(p.round_trip_of(flow) - p.delay, 0.0)).saturating_sub(sending);
    let (there, back) = (there_and_back / 2, there_and_back - there_and_back / 2);
    let mut forward = vec![
        Node::Link(access),
        // the disturbance, and the propagation after it
        Node::Disturbance(Disturbance::new(
            nanos(p.delay - p.tau) + there,
            nanos(p.tau),
            p.loss,
            random,
            flow,
        )),
        Node::Queue(C1 as u32),
    ];
    if flow == 0 && p.by_hand.is_on_any() {
        // before the disturbance, which must not lose the packets that are saved by hand
        forward.insert(1, Node::ByHand(ByHand::new(p.by_hand.clone())));
    }
    FlowPlan {
        ends: TcpFlow::new(&p.sender, p.receiver),
        forward,
        back: vec![Node::Delay(back)],
        start: start(random, flow),
        size: p.size,
        ack_size: ACK_SIZE,
    }
}

/// The flow's start, uniform in the first second (rule red-1), ns.
fn start(random: Random, flow: u32) -> Nanos {
    let [u, ..] = random.uniforms(Stream::Start, flow, 0);
    nanos(1000.0 * u)
}
