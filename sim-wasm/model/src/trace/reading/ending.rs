//! The results of a file besides its packets: together with a table of these, they make the report.

use crate::trace::file::damage::Damage;
use crate::trace::file::format::Format;
use crate::trace::file::packing::Packing;
use crate::trace::flow::clock::steps_back;
use crate::trace::flow::flows::Table;
use crate::trace::flow::hosts::Hosts;
use crate::trace::flow::replay::Peers;
use crate::trace::flow::sorter::Sorter;
use crate::trace::headers::tunnel::Tunnels;
use crate::trace::report::flows::Report;
use crate::trace::report::listing::{collisions, list};
use crate::trace::words::numerals::counted;
use serde::{Deserialize, Serialize};

/// The results of a file besides its packets.
#[derive(Debug, Serialize, Deserialize)]
pub struct Ending {
    pub(super) format: Format,
    pub(super) packing: Option<Packing>,
    pub(super) bytes: u64,
    pub(super) packets: u64,
    #[serde(with = "plain")]
    pub(super) damage: Option<Damage>,
    /// Sentences about what was skipped.
    pub(super) notes: Vec<String>,
    /// First and last time, ms since 1970.
    pub(super) times: Option<(f64, f64)>,
    /// Packets of a capture that are earlier than the packet before them, in the file and on the same interface; `None`
    /// for a text, whose rows give the number.
    pub(super) back_in_time: Option<u64>,
    pub(super) back_on_interface: u64,
    pub(super) cut_off: u64,
    pub(super) cut_short: u64,
    pub(super) tunnels: Tunnels,
}

impl Ending {
    /// As bytes, for a thread that shares no memory with this one.
    ///
    /// # Errors
    /// None that is known.
    pub fn packed(&self) -> Result<Vec<u8>, postcard::Error> {
        postcard::to_stdvec(self)
    }

    /// The ending from these bytes.
    ///
    /// # Errors
    /// If the bytes are not an ending.
    pub fn unpacked(bytes: &[u8]) -> Result<Self, postcard::Error> {
        postcard::from_bytes(bytes)
    }

    /// The report of the file, whose packets are in this table.
    pub fn report(self, mut table: Table) -> Report {
        let mut notes = self.notes;
        let unlisted = table.unlisted;
        if unlisted > 0 {
            let kept = table.flows.len();
            notes.push(format!("{} of flows beyond the first {kept} skipped", counted(unlisted, "packet")));
        }
        table.settle();
        table.tunnels = self.tunnels;
        table.part_interfaces();
        let flows = list(&table);
        notes.extend(collisions(&flows));
        let report = Report {
            format: self.format,
            packing: self.packing,
            bytes: self.bytes,
            packets: self.packets,
            damage: self.damage,
            notes,
            times: self.times,
            back_in_time: self.back_in_time.unwrap_or_else(|| steps_back(&table)),
            cut_off: self.cut_off,
            cut_short: self.cut_short,
            flows,
            table,
            hosts: Hosts::default(),
            peers: Peers::default(),
            has_clock: false,
            is_clock_believed: false,
            pair: None,
            counters: Vec::new(),
            sent: Vec::new(),
        };
        let before = match self.back_on_interface {
            _ if self.back_in_time.is_none() => "row in front of the same flow",
            0 => "packet in front, which is always another interface's",
            _ => "packet in front",
        };
        report.ordered(before)
    }
}

impl Sorter {
    /// Ends the capture, whose packets are all in the table.
    #[must_use]
    pub fn finish(self, ending: Ending) -> Report {
        ending.report(self.table)
    }
}

/// The damage of an unpacked capture, as numbers and texts.
mod plain {
    use super::{Damage, Format};
    use serde::ser::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Format; start of the record, length of the file, packets before it; and the fault of the record, unless it is
    /// cut short.
    type RecordEnd = Option<(Format, u64, u64, u64, Option<String>)>;

    /// # Errors
    /// If it is damage of another kind of file, or an error of `into`.
    pub fn serialize<S: Serializer>(damage: &Option<Damage>, into: S) -> Result<S::Ok, S::Error> {
        let plain: RecordEnd = match damage.clone() {
            None => None,
            Some(Damage::CutShort { format, end, start, packets }) => {
                Some((format, start, end, packets, None))
            }
            Some(Damage::Record { format, at, what, packets }) => Some((format, at, 0, packets, Some(what))),
            Some(other) => return Err(S::Error::custom(other)),
        };
        plain.serialize(into)
    }

    /// # Errors
    /// An error of `from`.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Damage>, D::Error> {
        let plain = RecordEnd::deserialize(from)?;
        Ok(plain.map(|(format, start, end, packets, what)| match what {
            None => Damage::CutShort { format, end, start, packets },
            Some(what) => Damage::Record { format, at: start, what, packets },
        }))
    }
}
