//! The path of the reference: its bottleneck, its random losses, and the delays that reorder.

use model::laws::Law;
use model::random::{Random, Stream, uniform};
use model::scenario::Scenario;

use super::{Time, ms};

pub struct Path {
    pub scenario: Scenario,
    random: Random,
    /// When the bottleneck starts each transmission.
    starts: Vec<Time>,
    /// When its last transmission ends.
    free: Time,
}

impl Path {
    pub fn of(scenario: &Scenario) -> Self {
        let random = Random::new(scenario.whole("seed"), 0);
        Self { scenario: scenario.clone(), random, starts: Vec::new(), free: 0 }
    }

    /// When a packet of `wire` bytes that is sent at `now` comes to the receiver; `None` if it is lost.
    pub fn send(&mut self, now: Time, number: u32, wire: u32) -> Option<Time> {
        let s = &self.scenario;
        let waiting = self.starts.iter().filter(|&&start| start > now).count();
        if waiting >= s.whole("queue") as usize {
            return None;
        }
        let start = self.free.max(now);
        self.free = start + (f64::from(wire) * (8000.0 / s.number("rate")) + 0.5) as Time;
        self.starts.push(start);
        let [picked, amount, loss, _] = self.random.words(Stream::Disturbance, number, 0);
        if uniform(loss) < s.number("loss") {
            return None;
        }
        let is_picked = uniform(picked) < s.number("share");
        let law = if s.choice("shape") == "normal" { Law::Normal } else { Law::Netem };
        let (half, d) = (0.5 * s.number("rtt"), s.number("extra"));
        let j = s.number("spread") * law.deviation(amount);
        let delay = match (s.choice("law"), is_picked) {
            ("extra", true) => half + (d + j).max(0.0),
            ("extra", false) => half,
            ("jitter-all", true) => half + (j + d),
            ("jitter-all", false) => half + j,
            (_, true) => (half - d).max(0.0),
            (_, false) => (half - d).max(0.0) + (d + j).max(0.0),
        };
        Some(self.free + ms(delay.max(0.0)))
    }
}
