//! A path as a list of nodes, in the order in which a packet crosses them.

use super::by_hand::ByHand;
use super::disturbance::Disturbance;
use super::jitter::Jitter;
use super::link::Link;
use super::{Nanos, Packet};

/// A node of a path.
#[derive(Clone, Debug)]
pub enum Node {
    /// A link of the flow alone, in front of which its packets wait.
    Link(Link),
    /// Propagation, ns.
    Delay(Nanos),
    /// Random delays and losses.
    Disturbance(Disturbance),
    /// Delays that differ from packet to packet.
    Jitter(Jitter),
    /// Packets that are delayed, lost and saved by hand.
    ByHand(ByHand),
    /// A queue shared with other flows, by its index in the network's list.
    Queue(u32),
}

/// Where a packet is after some of the nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// It reaches the next stop at this time.
    At(Nanos),
    /// It was lost at this time.
    Lost(Nanos),
}

/// A path, cut at its stops: the nodes that must get their packets in order of time, for which the packets have to wait
/// their turn. Between two stops a packet's way is computed at once.
#[derive(Clone, Debug)]
pub struct Path {
    nodes: Vec<Node>,
    /// From the sender to the first stop.
    entrance: Stretch,
    /// The end of the path is a stop too, if packets overtake each other before it and after the other stops.
    stops: Vec<Stop>,
}

/// A stop, and the nodes between it and the next one.
#[derive(Clone, Copy, Debug)]
struct Stop {
    /// The queue; `None` if the stop is a link or the receiver.
    queue: Option<u32>,
    behind: Stretch,
}

/// Nodes between two stops. The fixed delays at their end are added up: mostly there is nothing else.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    from: usize,
    end: usize,
    delay: Nanos,
}

impl Stretch {
    fn of(nodes: &[Node], from: usize, end: usize) -> Self {
        let mut stretch = Self { from, end, delay: 0 };
        while let [.., Node::Delay(delay)] = nodes[from..stretch.end] {
            stretch.delay += delay;
            stretch.end -= 1;
        }
        stretch
    }
}

impl Path {
    /// The path through these nodes.
    #[must_use]
    pub fn of(nodes: Vec<Node>) -> Self {
        let mut stops = Vec::new();
        let mut is_in_order = true;
        for (place, node) in nodes.iter().enumerate() {
            match node {
                // packets of other flows come to a queue too
                Node::Queue(_) => stops.push(place),
                Node::Link(_) if !is_in_order => stops.push(place),
                Node::Disturbance(disturbance) => {
                    is_in_order &= disturbance.keeps_order();
                    continue;
                }
                Node::ByHand(_) | Node::Jitter(_) => {
                    is_in_order = false;
                    continue;
                }
                Node::Link(_) | Node::Delay(_) => continue,
            }
            is_in_order = true;
        }
        if !is_in_order {
            stops.push(nodes.len());
        }
        let ends = stops.iter().skip(1).copied().chain([nodes.len()]);
        let entrance = Stretch::of(&nodes, 0, stops.first().copied().unwrap_or(nodes.len()));
        let stops = stops.iter().zip(ends).map(|(&stop, end)| match nodes.get(stop) {
            Some(Node::Queue(queue)) => {
                Stop { queue: Some(*queue), behind: Stretch::of(&nodes, stop + 1, end) }
            }
            _ => Stop { queue: None, behind: Stretch::of(&nodes, stop, end) },
        });
        let stops = stops.collect();
        Self { nodes, entrance, stops }
    }

    /// The number of stops.
    #[must_use]
    pub fn stops(&self) -> usize {
        self.stops.len()
    }

    /// Whether the path has no stop but its end.
    #[must_use]
    pub fn has_stops_at_its_end_alone(&self) -> bool {
        self.stops.iter().all(|stop| stop.queue.is_none() && stop.behind.from == self.nodes.len())
    }

    /// The queue at a stop; `None` if the stop is a link or the receiver.
    #[inline]
    #[must_use]
    pub fn queue_at(&self, stop: usize) -> Option<usize> {
        self.stops[stop].queue.map(|queue| queue as usize)
    }

    /// The way from the sender to the first stop: mostly a link and a disturbance.
    #[inline(always)]
    pub fn enter(&mut self, now: Nanos, packet: &mut Packet, size: u32) -> Place {
        let Stretch { from, end, delay } = self.entrance;
        let [Node::Link(link), Node::Disturbance(disturbance)] = &mut self.nodes[from..end] else {
            let mut copy = *packet;
            let place = self.pass(self.entrance, now, &mut copy, size);
            *packet = copy;
            return place;
        };
        let (_, sent) = link.send(now, size);
        disturbance.pass(sent, packet).map_or(Place::Lost(sent), |at| Place::At(at + delay))
    }

    /// The way from a stop to the next one, or to the end; a queue at the stop itself has been crossed already.
    #[inline]
    pub fn go_on(&mut self, stop: usize, now: Nanos, packet: &mut Packet, size: u32) -> Place {
        self.pass(self.stops[stop].behind, now, packet, size)
    }

    #[inline(always)]
    fn pass(&mut self, stretch: Stretch, now: Nanos, packet: &mut Packet, size: u32) -> Place {
        if stretch.from == stretch.end {
            Place::At(now + stretch.delay)
        } else {
            self.cross(stretch, now, packet, size)
        }
    }

    #[inline(never)]
    fn cross(&mut self, stretch: Stretch, now: Nanos, packet: &mut Packet, size: u32) -> Place {
        let mut at = now;
        for node in &mut self.nodes[stretch.from..stretch.end] {
            at = match node {
                Node::Link(link) => link.send(at, size).1,
                Node::Delay(delay) => at + *delay,
                Node::Disturbance(disturbance) => match disturbance.pass(at, packet) {
                    Some(at) => at,
                    None => return Place::Lost(at),
                },
                Node::Jitter(jitter) => jitter.pass(at, packet),
                Node::ByHand(by_hand) => match by_hand.pass(at, packet) {
                    Some(at) => at,
                    None => return Place::Lost(at),
                },
                Node::Queue(_) => unreachable!("a queue is a stop"),
            };
        }
        Place::At(at + stretch.delay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queue_is_a_stop_wherever_it_is_on_a_path() {
        let has_end_alone = |nodes| Path::of(nodes).has_stops_at_its_end_alone();
        let by_hand = Node::ByHand(ByHand::default());
        assert!(has_end_alone(vec![Node::Delay(5)]) && has_end_alone(vec![by_hand, Node::Delay(5)]));
        assert!(!has_end_alone(vec![Node::Queue(0), Node::Delay(5)]));
        assert!(!has_end_alone(vec![Node::Delay(5), Node::Queue(0)]));
    }
}
