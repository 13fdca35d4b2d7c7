//! Reads a JSON document that may be a qlog or iperf3's results.

use crate::trace::capture::blocks::Capture;
use crate::trace::counters::Counters;
use crate::trace::counters::iperf3::Iperf3;
use crate::trace::file::damage::Damage;
use crate::trace::file::format::Format;
use crate::trace::json::paths::Paths;
use crate::trace::json::tokens::Tokens;
use crate::trace::qlog::log::{Qlog, SentPackets};

/// Reads JSON.
#[derive(Clone, Debug, Default)]
pub struct Json {
    tokens: Tokens,
    paths: Paths,
    qlog: Qlog,
    iperf3: Iperf3,
    /// Bytes of a byte-order mark so far.
    marked: u8,
}

impl Json {
    /// Reads the next piece.
    pub fn feed(&mut self, piece: &[u8], capture: &mut Capture) -> Result<(), Damage> {
        let mut piece = piece;
        while self.marked < 3 {
            match piece.split_first() {
                Some((&byte, rest)) if byte == b"\xef\xbb\xbf"[usize::from(self.marked)] => {
                    (self.marked, piece) = (self.marked + 1, rest);
                }
                Some(_) => self.marked = 3,
                None => return Ok(()),
            }
        }
        let Self { tokens, paths, qlog, iperf3, .. } = self;
        let fed = tokens.feed(piece, &mut |token| {
            paths.take(token, &mut |path, part| {
                qlog.take(path, part, capture);
                iperf3.take(path, part);
            });
        });
        fed.map_err(|(at, what)| Damage::Json { at, what, packets: capture.packets })
    }

    /// Ends the text; `end` is its length.
    pub fn finish(&mut self, capture: &mut Capture, end: u64) -> Option<Damage> {
        self.qlog.finish(capture);
        if self.format() == Format::Unknown {
            let advice = "of JSON, qlog and the results of iperf3 are read; write other numbers as a table, with a header row such as time,seq,size";
            return Some(Damage::Foreign { what: "JSON", advice });
        }
        let what = "it ends within a value: it was cut short";
        (!self.tokens.is_whole()).then_some(Damage::Json { at: end, what, packets: capture.packets })
    }

    pub fn format(&self) -> Format {
        if self.qlog.is_one() {
            Format::Qlog
        } else if self.iperf3.is_one() {
            Format::Iperf3
        } else {
            Format::Unknown
        }
    }

    pub fn notes(&self) -> Vec<String> {
        self.qlog.notes()
    }

    /// The packets sent, from a qlog.
    pub fn sent(&self) -> Vec<SentPackets> {
        self.qlog.sent()
    }

    /// The counters of the ends.
    pub fn counters(&self) -> Vec<Counters> {
        match self.format() {
            Format::Qlog => self.qlog.counters(),
            _ => self.iperf3.counters(),
        }
    }
}
