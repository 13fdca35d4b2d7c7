//! The equilibrium: where a throughput that falls with the queue equals the capacity (figures 4 and 7). Padhye, Firoiu,
//! Towsley and Kurose, "Modeling TCP Throughput", SIGCOMM 1998, section 2.3, with the law of RED (rule red-14).

use super::Parameters;
use crate::extremes::{larger, smaller};
use crate::network::PER_MS;

/// A connection as the formula sees it; times in seconds.
#[derive(Clone, Copy, Debug)]
pub struct Connection {
    /// Round-trip time, queueing included.
    pub round_trip: f64,
    /// T_0: the first timeout.
    pub timeout: f64,
    /// b: packets that an acknowledgment covers.
    pub per_ack: f64,
}

impl Connection {
    /// B(p): packets per second at a loss probability `p` above 0, with an unlimited window (equation 30).
    #[must_use]
    pub fn throughput(&self, p: f64) -> f64 {
        let Self { round_trip, timeout, per_ack: b } = *self;
        if p >= 1.0 {
            return 0.0;
        }
        let part = (2.0 + b) / (3.0 * b);
        // E[W], equation 13
        let window = part + (8.0 * (1.0 - p) / (3.0 * b * p) + part * part).sqrt();
        let timeouts = timeout_share(p, window);
        let backed_off = 1.0 + p * (1.0 + p * (2.0 + p * (4.0 + p * (8.0 + p * (16.0 + p * 32.0)))));
        ((1.0 - p) / p + window + timeouts / (1.0 - p))
            / (round_trip * (b / 2.0 * window + 1.0) + timeouts * timeout * backed_off / (1.0 - p))
    }
}

/// Q^(w): the share of the losses that end in a timeout (equation 24).
fn timeout_share(p: f64, window: f64) -> f64 {
    let kept = |packets: f64| libm::pow(1.0 - p, packets);
    let three = kept(3.0);
    smaller((1.0 - three) * (1.0 + three * (1.0 - kept(window - 3.0))) / (1.0 - kept(window)), 1.0)
}

/// A point of equilibrium.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Average queue, packets.
    pub queue: f64,
    /// Loss probability, the disturbance's included.
    pub loss: f64,
    /// Throughput of all flows, over capacity.
    pub throughput: f64,
}

/// Throughput of all flows, as a share of the capacity, at an average queue and a loss probability: T(q, p).
#[must_use]
pub fn throughput(p: &Parameters, queue: f64, loss: f64) -> f64 {
    let timer = &p.sender.timer;
    let per_second: f64 = (0..p.flows)
        .map(|flow| {
            let round_trip = p.round_trip_of(flow) * 1e-3 + queue * p.packet_time();
            let least = timer.minimum as f64 / PER_MS * 1e-3;
            let timeout = larger(round_trip + timer.granularity as f64 / PER_MS * 1e-3, least);
            let per_ack = if p.receiver.delay.is_some() { 2.0 } else { 1.0 };
            Connection { round_trip, timeout, per_ack }.throughput(loss)
        })
        .sum();
    per_second * p.packet_time()
}

/// The loss probability at an average queue: that of RED, and `steady`, that of the disturbance, which comes first.
#[must_use]
pub fn loss(p: &Parameters, queue: f64, steady: f64) -> f64 {
    steady + (1.0 - steady) * p.dropped_at(queue)
}

/// Throughput at an average queue with the loss probability there; infinite where that is 0.
#[must_use]
pub fn offered(p: &Parameters, queue: f64, steady: f64) -> f64 {
    let loss = loss(p, queue, steady);
    if loss > 0.0 { throughput(p, queue, loss) } else { f64::INFINITY }
}

/// The average queue from which C1 drops every packet, without the gentle law.
fn full(p: &Parameters) -> f64 {
    p.limit.map_or(p.red.max_threshold, f64::from)
}

/// This many average queues, evenly from 0 to somewhat beyond the one from which every packet is dropped.
#[must_use]
pub fn queues(p: &Parameters, points: u32) -> Vec<f64> {
    let most = 1.2 * full(p);
    (0..points).map(|i| most * f64::from(i) / f64::from(points.max(2) - 1)).collect()
}

/// The equilibrium T(q, p_s + f(q)) = C. If the flows do not fill the capacity at any queue, the queue is empty and the
/// throughput is what the disturbance leaves; if nothing is lost below min_th, the equilibrium is above it.
#[must_use]
pub fn equilibrium(p: &Parameters, steady: f64) -> Point {
    let at =
        |queue: f64| Point { queue, loss: loss(p, queue, steady), throughput: offered(p, queue, steady) };
    let (mut low, mut high) = (0.0, 2.0 * full(p));
    if at(low).throughput <= 1.0 {
        return at(low);
    }
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if at(middle).throughput > 1.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    // where the law jumps, the equilibrium lies within the jump
    let (mut least, mut most) = (at(low).loss, at(high).loss);
    for _ in 0..60 {
        let middle = 0.5 * (least + most);
        if middle > 0.0 && throughput(p, low, middle) < 1.0 {
            most = middle;
        } else {
            least = middle;
        }
    }
    Point { queue: low, loss: most, throughput: 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::red::LAB;
    use crate::scenario::Scenario;

    fn parameters(query: &str) -> Parameters {
        Parameters::of(&Scenario::with(&LAB, query).scenario)
    }

    /// The formula at p = 1%, RTT = 0.2 s, T_0 = 1 s, b = 1, by hand: E\[W\] = 1 + sqrt(264 + 1) = 17.279,
    /// Q = 0.029701 (1 + 0.970299 (1 − 0.99^14.279)) / (1 − 0.99^17.279) = 0.20954, f(p) = 1.010204;
    /// (99 + 17.279 + 0.21166) / (0.2 (9.6394) + 0.20954 x 1.010204 / 0.99) = 54.37.
    #[test]
    fn the_formula_by_hand() {
        let connection = Connection { round_trip: 0.2, timeout: 1.0, per_ack: 1.0 };
        assert!((connection.throughput(0.01) - 54.37).abs() < 0.05, "{}", connection.throughput(0.01));
    }

    #[test]
    fn throughput_falls_with_queue_and_loss() {
        let p = parameters("");
        assert!(throughput(&p, 10.0, 0.01) > throughput(&p, 20.0, 0.01));
        assert!(throughput(&p, 10.0, 0.01) > throughput(&p, 10.0, 0.02));
    }

    #[test]
    fn a_steady_loss_moves_the_point_to_a_shorter_queue() {
        let p = parameters("minth=48");
        let (without, with) = (equilibrium(&p, 0.0), equilibrium(&p, 0.005));
        assert!(with.queue < without.queue && without.queue > 48.0);
        assert!((without.throughput - 1.0).abs() < 1e-6 && (with.throughput - 1.0).abs() < 1e-6);
        let collapsed = equilibrium(&p, 0.05);
        assert_eq!(collapsed.queue, 0.0);
        let full = equilibrium(&parameters("queue=droptail&limit=40"), 0.0);
        assert!((full.queue - 40.0).abs() < 1e-6 && full.throughput == 1.0, "{full:?}");
        assert!((throughput(&parameters(""), 40.0, full.loss) - 1.0).abs() < 1e-6, "{full:?}");
        assert!(collapsed.throughput < 0.7);
    }
}
