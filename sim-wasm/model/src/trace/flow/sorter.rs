//! Sorts the packets that a reader hands on into flows.

use crate::trace::file::limits::Options;
use crate::trace::flow::batch::{Batch, NO_KEY};
use crate::trace::flow::flows::Table;

/// Sorts the packets of batches into flows.
///
/// It takes the packets of one conversation after another, not in the order of the file, so that the state of a flow is
/// in the core's own cache. A packet affects only its flow and that of the other direction, so the conversations are
/// independent; but flows are numbered in the order of their first packets, so those that a batch has opened are
/// sorted.
#[derive(Debug)]
pub struct Sorter {
    pub(in crate::trace) table: Table,
    /// For each key, the number of the first key of its conversation.
    conversations: Vec<u32>,
    chains: Chains,
}

impl Sorter {
    /// A sorter before the first packet.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            table: Table::new(options.flows_at_most),
            conversations: Vec::new(),
            chains: Chains::default(),
        }
    }

    /// The number of flows.
    #[must_use]
    pub fn flows(&self) -> u32 {
        self.table.flows.len() as u32
    }

    /// Sorts the packets of a batch, and empties it.
    pub fn take(&mut self, batch: &mut Batch) {
        for key in &batch.keys {
            let known = self.table.keys.find(&key.reversed());
            if let Some(number) = self.table.keys.take(key) {
                let conversation = known.and_then(|known| self.conversations.get(known as usize));
                self.conversations.push(conversation.copied().unwrap_or(number));
            }
        }
        let opened = self.table.flows.len();
        if self.table.has_room(batch.packets.len()) {
            self.chains.link(batch.packets.iter().map(|packet| self.conversations.get(packet.key as usize)));
            let (chains, table) = (&self.chains, &mut self.table);
            chains.each(|at| add(table, batch, at));
            table.order_from(opened);
        } else {
            (0..batch.packets.len()).for_each(|at| add(&mut self.table, batch, at));
        }
        batch.clear();
    }
}

fn add(table: &mut Table, batch: &Batch, at: usize) {
    let Some(packet) = batch.packets.get(at) else { return };
    let (seen, transport) = batch.read(at, packet);
    table.add_numbered(Some(packet.key).filter(|&key| key != NO_KEY), seen, &transport);
}

/// The packets of each conversation in a batch, as linked lists.
#[derive(Debug, Default)]
struct Chains {
    /// By conversation, the first packet and the last, if this batch has any.
    ends: Vec<Option<(u32, u32)>>,
    /// The conversations of the batch, and the first packet of each.
    first: Vec<(u32, u32)>,
    /// For each packet, the next one of its conversation; its own index if it is the last.
    next: Vec<u32>,
}

impl Chains {
    /// Links the packets of these conversations; packets without one share a conversation.
    fn link<'a>(&mut self, conversations: impl Iterator<Item = Option<&'a u32>>) {
        for (conversation, _) in self.first.drain(..) {
            self.ends[conversation as usize] = None;
        }
        self.next.clear();
        for (at, conversation) in (0..).zip(conversations) {
            // index 0 is for packets without a number
            let conversation = conversation.map_or(0, |number| number + 1);
            if self.ends.len() <= conversation as usize {
                self.ends.resize(conversation as usize + 1, None);
            }
            self.next.push(at);
            let ends = &mut self.ends[conversation as usize];
            if let Some((_, last)) = ends {
                self.next[*last as usize] = at;
                *last = at;
            } else {
                *ends = Some((at, at));
                self.first.push((conversation, at));
            }
        }
    }

    /// Visits the packets, conversation by conversation.
    fn each(&self, mut visit: impl FnMut(usize)) {
        for &(_, first) in &self.first {
            let mut at = first;
            loop {
                visit(at as usize);
                let next = self.next[at as usize];
                if next == at {
                    break;
                }
                at = next;
            }
        }
    }
}
