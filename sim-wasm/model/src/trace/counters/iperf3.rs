//! iperf3's results (`iperf3 -J`), only totals. Its client has the server's counts only if it was told to get them;
//! otherwise it gives 0 for what it cannot know.

use crate::sorted;
use crate::trace::counters::Counters;
use crate::trace::json::paths::{Key, Part, Value};
use crate::trace::words::numerals::{counted, grouped};

/// Results of a test.
#[derive(Clone, Debug, Default)]
pub struct Iperf3 {
    /// Whether the document has a start and an end.
    has_start: bool,
    has_end: bool,
    is_client: bool,
    is_reverse: bool,
    is_udp: bool,
    own: Totals,
    /// The server's totals, in a client's results.
    server: Option<Totals>,
}

/// What an end counted.
#[derive(Clone, Debug, Default)]
struct Totals {
    packets: Option<f64>,
    lost: Option<f64>,
    jitter: Option<f64>,
    out_of_order: f64,
    has_out_of_order: bool,
    retransmits: Option<f64>,
}

impl Iperf3 {
    pub fn take(&mut self, path: &[Key], part: Part) {
        let Part::Value(value) = part else { return };
        match path {
            [Key::Start, Key::ConnectingTo, ..] => (self.is_client, self.has_start) = (true, true),
            [Key::Start, Key::TestStart, Key::Reverse] => self.is_reverse = value.number() == Some(1.0),
            [Key::Start, Key::TestStart, Key::Protocol] => {
                (self.is_udp, self.has_start) = (value == Value::Text("UDP"), true);
            }
            [Key::End, rest @ ..] => {
                self.has_end = true;
                self.own.take(rest, value);
            }
            [Key::ServerOutput, Key::End, rest @ ..] => {
                self.server.get_or_insert_default().take(rest, value);
            }
            _ => {}
        }
    }

    /// Whether the document is iperf3's.
    pub fn is_one(&self) -> bool {
        self.has_start && self.has_end
    }

    /// The counters, the receiver's before the sender's.
    pub fn counters(&self) -> Vec<Counters> {
        let own = if self.is_client { "iperf3's client" } else { "iperf3's server" };
        let is_receiver = self.is_client == self.is_reverse;
        let mut all = Vec::new();
        if let Some(server) = &self.server {
            all.push(server.counters("iperf3's server", !is_receiver, self.is_udp));
        }
        all.push(self.own.counters(own, is_receiver, self.is_udp));
        let is_receivers =
            |counters: &Counters| counters.sentences.first().is_some_and(|first| first.starts_with(RECEIVER));
        sorted::by_key(&mut all, |counters| u64::from(!is_receivers(counters)));
        all
    }
}

const RECEIVER: &str = "The receiver";

impl Totals {
    fn take(&mut self, path: &[Key], value: Value) {
        let Some(number) = value.number() else { return };
        match path {
            [Key::Sum, Key::Packets] => self.packets = Some(number),
            [Key::Sum, Key::LostPackets] => self.lost = Some(number),
            [Key::Sum, Key::JitterMs] => self.jitter = Some(number),
            [Key::Streams, Key::Item(_), Key::Udp, Key::OutOfOrder] => {
                self.out_of_order += number;
                self.has_out_of_order = true;
            }
            [Key::SumSent, Key::Retransmits] => self.retransmits = Some(number),
            _ => {}
        }
    }

    fn counters(&self, by: &str, is_receiver: bool, is_udp: bool) -> Counters {
        let mut counters =
            Counters { by: by.to_owned(), about: "the whole test".to_owned(), ..Counters::default() };
        let whole = |number: f64| grouped(number as u64);
        if is_udp {
            let (packets, lost) = (self.packets.unwrap_or(0.0), self.lost.unwrap_or(0.0));
            counters.count("packets", packets);
            counters.count("lost", lost);
            counters.count("out_of_order", self.out_of_order);
            if let Some(jitter) = self.jitter {
                counters.count("jitter_ms", jitter);
            }
            counters.sentences.push(if is_receiver {
                format!(
                    "{RECEIVER} counted {} out of order and {} lost of {}.",
                    whole(self.out_of_order),
                    whole(lost),
                    counted(packets as u64, "datagram")
                )
            } else {
                format!(
                    "The sender sent {}; its own “out of order” ({}) is no measurement: it does not see what arrives.",
                    counted(packets as u64, "datagram"),
                    whole(self.out_of_order)
                )
            });
            let advice = "These are totals: neither how far nor how late packets came is in them; a capture of the test is read by the number in each datagram.";
            counters.sentences.push(advice.to_owned());
        } else if let Some(retransmits) = self.retransmits {
            counters.count("retransmits", retransmits);
            counters.sentences.push(format!(
                "The sender sent {} again; whether for losses or for reordering, iperf3 does not say.",
                counted(retransmits as u64, "segment")
            ));
        } else {
            counters.sentences.push("Nothing in these results tells of losses or order.".to_owned());
        }
        counters
    }
}
