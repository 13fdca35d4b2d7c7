//! Decides which of two captures is at the sender of a flow: delays cannot be negative in both directions of a
//! connection.

use std::collections::HashMap;
use std::net::IpAddr;

/// A flow that is in both captures.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    pub source: IpAddr,
    pub destination: IpAddr,
    /// Least and largest difference of a packet's times: the second file's minus the first's, ms.
    pub least: f64,
    pub largest: f64,
}

/// The side of each address: that of the first file or of the second.
#[derive(Debug, Default)]
pub struct Sides {
    /// Votes of each address, above 0 for the first file's side. Only looked up, never iterated: its order cannot
    /// affect a result.
    votes: HashMap<IpAddr, i64>,
}

impl Sides {
    /// Takes in the two directions between two hosts.
    pub fn take(&mut self, there: Ends, back: Ends) {
        // the least sum of their delays, from the first file to the second and back, or the other way round
        let (first, second) = (there.least - back.largest, back.least - there.largest);
        let vote = if first >= second { 1 } else { -1 };
        *self.votes.entry(there.source).or_default() += vote;
        *self.votes.entry(there.destination).or_default() -= vote;
    }

    /// Whether the first file was captured at the source, or nothing tells which was.
    pub fn is_first(&self, source: IpAddr, destination: IpAddr) -> bool {
        let vote = |address: IpAddr| self.votes.get(&address).copied().unwrap_or(0);
        vote(source) - vote(destination) >= 0
    }

    /// Whether the side of one of these hosts is known.
    pub fn tell(&self, source: IpAddr, destination: IpAddr) -> bool {
        [source, destination].iter().any(|address| self.votes.get(address).is_some_and(|&vote| vote != 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_does_not_run_backwards() {
        let [near, far] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        let ends = |source, destination, least, largest| Ends { source, destination, least, largest };
        for offset in [-900.0, 0.0, 900.0] {
            // 20 to 50 ms in one direction, 5 to 7 ms in the other; the clocks differ
            let there = ends(near, far, 20.0 + offset, 50.0 + offset);
            let back = ends(far, near, -7.0 + offset, -5.0 + offset);
            let mut sides = Sides::default();
            sides.take(there, back);
            assert!(sides.is_first(near, far) && !sides.is_first(far, near) && sides.tell(near, far));
            // the files exchanged
            let turned = |Ends { source, destination, least, largest }: Ends| {
                ends(source, destination, -largest, -least)
            };
            let mut sides = Sides::default();
            sides.take(turned(there), turned(back));
            assert!(!sides.is_first(near, far) && sides.is_first(far, near));
        }
        assert!(Sides::default().is_first(far, near) && !Sides::default().tell(far, near));
    }
}
