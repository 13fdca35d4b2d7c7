//! A sender's packets in its log: those that it took for lost, and which of these had arrived.

use std::collections::{BTreeMap, BTreeSet};

/// The packets that an end has sent in one number space and path.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    /// Packet numbers with the times of sending, in the order of the log.
    pub packets: Vec<(u64, f64)>,
    /// Packets that were declared lost, each once.
    pub lost: u64,
    /// The triggers of these losses, with counts.
    pub triggers: BTreeMap<String, u64>,
    /// How many of these were acknowledged later.
    pub spurious: u64,
    /// How many of these the end itself calls spurious.
    pub said_spurious: u64,
    /// Packets declared lost and not yet acknowledged.
    open: BTreeSet<u64>,
    /// Packets that were ever declared lost.
    ever: BTreeSet<u64>,
}

/// Most lost packets that are remembered.
const LOST_AT_MOST: usize = 1 << 22;
const TRIGGERS_AT_MOST: usize = 16;

impl Sent {
    pub fn send(&mut self, number: u64, time: f64) {
        self.packets.push((number, time));
    }

    /// The sender has declared the packet lost.
    pub fn lose(&mut self, number: u64, trigger: &str) {
        if self.ever.len() >= LOST_AT_MOST || !self.ever.insert(number) {
            return;
        }
        self.lost += 1;
        self.open.insert(number);
        let trigger = if trigger.is_empty() { "no reason given" } else { trigger };
        if self.triggers.len() < TRIGGERS_AT_MOST || self.triggers.contains_key(trigger) {
            *self.triggers.entry(trigger.to_owned()).or_default() += 1;
        }
    }

    /// The other end acknowledges these packets.
    pub fn acknowledge(&mut self, first: u64, last: u64) {
        if self.open.is_empty() {
            return;
        }
        let found: Vec<u64> = self.open.range(first..=last).copied().collect();
        self.spurious += found.len() as u64;
        found.iter().for_each(|number| {
            self.open.remove(number);
        });
    }

    /// The packets that were declared lost.
    pub fn lost_numbers(&self) -> Vec<u64> {
        self.ever.iter().copied().collect()
    }

    /// Packets that were declared lost and never acknowledged.
    pub fn really_lost(&self) -> u64 {
        self.open.len() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lost_packets_that_are_acknowledged_later_were_not_lost() {
        let mut sent = Sent::default();
        sent.acknowledge(0, 9);
        for number in [3, 4, 9, 3] {
            sent.lose(number, if number == 9 { "" } else { "reordering_threshold" });
        }
        assert_eq!((sent.lost, sent.spurious), (3, 0));
        sent.acknowledge(4, 6);
        sent.acknowledge(4, 6);
        // declared lost and acknowledged a second time: it counts once
        sent.lose(4, "time_threshold");
        sent.acknowledge(0, 8);
        assert_eq!((sent.lost, sent.spurious, sent.really_lost()), (3, 2, 1));
        assert_eq!(sent.triggers["reordering_threshold"], 2);
    }
}
