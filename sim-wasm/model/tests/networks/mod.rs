//! Random small networks, as plain data from which any simulation can be built.

use model::network::{
    Discipline, Disturbance, FlowPlan, Link, Nanos, Network, Node, Queue, RedLaw, Spacing, TcpFlow,
};
use model::random::Random;
use model::senders::{ReceiverSettings, SenderSettings, Stack};
use proptest::prelude::*;

pub const MS: Nanos = 1_000_000;
pub const SIZE: u32 = 1000;
pub const ACK_SIZE: u32 = 40;

/// A step of a path.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// A link of the flow's own, Mbit/s.
    Link(f64),
    /// Propagation, ns.
    Delay(Nanos),
    /// Constant delay and mean of the exponential one, ns; share that is lost.
    Disturbance(Nanos, Nanos, f64),
    /// The queue that all share.
    Shared,
}

#[derive(Clone, Debug)]
pub struct Flow {
    pub forward: Vec<Step>,
    pub back: Vec<Step>,
    pub start: Nanos,
    pub sender: SenderSettings,
    pub receiver: ReceiverSettings,
}

#[derive(Clone, Debug)]
pub struct Plan {
    pub flows: Vec<Flow>,
    /// Rate of the shared link, Mbit/s.
    pub rate: f64,
    pub discipline: Discipline,
    pub random: Random,
    pub until: Nanos,
}

impl Flow {
    pub fn ends(&self) -> TcpFlow {
        TcpFlow::new(&self.sender, self.receiver)
    }
}

impl Plan {
    pub fn network(&self) -> Network<TcpFlow> {
        let queue = Queue::new(Link::of(self.rate), SIZE, self.discipline, self.random);
        let plans = (0..).zip(&self.flows).map(|(index, flow)| FlowPlan {
            ends: flow.ends(),
            forward: self.nodes(&flow.forward, index),
            back: self.nodes(&flow.back, index),
            start: flow.start,
            size: SIZE,
            ack_size: ACK_SIZE,
        });
        Network::new(vec![queue], plans.collect())
    }

    fn nodes(&self, steps: &[Step], flow: u32) -> Vec<Node> {
        let node = |step: &Step| match *step {
            Step::Link(rate) => Node::Link(Link::of(rate)),
            Step::Delay(delay) => Node::Delay(delay),
            Step::Disturbance(constant, tau, loss) => {
                Node::Disturbance(Disturbance::new(constant, tau, loss, self.random, flow))
            }
            Step::Shared => Node::Queue(0),
        };
        steps.iter().map(node).collect()
    }
}

/// Up to four flows; times are few and multiples of each other, so that many events meet at one time.
pub fn plan() -> impl Strategy<Value = Plan> {
    let discipline = prop_oneof![(0..20_u32).prop_map(Discipline::DropTail), red().prop_map(Discipline::Red)];
    let flows = prop::collection::vec(flow(), 1..=4);
    let rate = prop_oneof![Just(1.0), Just(2.0), Just(8.0)];
    (flows, rate, discipline, 0..1000_u32, 1..=12_u64).prop_map(|(flows, rate, discipline, seed, seconds)| {
        Plan { flows, rate, discipline, random: Random::new(seed, 0), until: seconds * 1000 * MS }
    })
}

fn red() -> impl Strategy<Value = RedLaw> {
    let spacing = prop_oneof![Just(Spacing::Published), Just(Spacing::Wait)];
    let weight = prop_oneof![Just(0.002), Just(0.1), Just(0.9)];
    let least = prop_oneof![Just(0.0), Just(0.02)];
    (1..10_u32, weight, 0.02..0.5_f64, least, any::<bool>(), any::<bool>(), spacing).prop_map(
        |(low, weight, max_probability, min_probability, spares_short, is_gentle, spacing)| RedLaw {
            min_threshold: f64::from(low),
            max_threshold: 3.0 * f64::from(low),
            max_probability,
            min_probability,
            weight,
            spares_short,
            is_gentle,
            spacing,
        },
    )
}

fn flow() -> impl Strategy<Value = Flow> {
    let delay = || prop_oneof![Just(0), Just(10 * MS), Just(40 * MS)];
    let tau = || prop_oneof![Just(0), Just(2 * MS), Just(10 * MS)];
    let loss = || prop_oneof![Just(0.0), Just(0.02), Just(0.2)];
    let disturbance =
        || (delay(), tau(), loss()).prop_map(|(delay, tau, loss)| Step::Disturbance(delay, tau, loss));
    let link = || prop_oneof![Just(Step::Link(4.0)), Just(Step::Link(8.0))];
    let forward = prop_oneof![
        // the paper's order
        (link(), disturbance(), delay()).prop_map(|(link, disturbance, delay)| vec![
            link,
            disturbance,
            Step::Delay(delay),
            Step::Shared
        ]),
        // a link that what overtook has to wait for
        (disturbance(), link(), delay()).prop_map(|(disturbance, link, delay)| vec![
            disturbance,
            link,
            Step::Shared,
            Step::Delay(delay)
        ]),
        // overtaking behind the shared queue
        (link(), delay(), disturbance()).prop_map(|(link, delay, disturbance)| vec![
            link,
            Step::Shared,
            Step::Delay(delay),
            disturbance
        ]),
    ];
    let back = prop_oneof![
        delay().prop_map(|delay| vec![Step::Delay(delay + 5 * MS)]),
        disturbance().prop_map(|disturbance| vec![Step::Link(8.0), disturbance]),
    ];
    let settings = (0..3_usize, 1..=4_u32, any::<bool>(), prop_oneof![Just(None), Just(Some(100 * MS))]);
    let settings = (settings, any::<bool>());
    (forward, back, 0..4_u64, settings).prop_map(
        |(forward, back, start, ((stack, window, limited, delay), careful))| Flow {
            forward,
            back,
            start: start * 100 * MS,
            sender: SenderSettings {
                stack: Stack::ALL[stack],
                initial_window: window,
                limited_transmit: limited,
                careful,
                ..SenderSettings::default()
            },
            receiver: ReceiverSettings { delay, sack: Stack::ALL[stack] == Stack::Sack },
        },
    )
}
