//! The packets of a flow, as its segments store them.

use crate::trace::headers::transport::Segment;
use crate::trace::numbers::columns::Columns;
use crate::trace::tcp::compact::{Rows, StoredSegment};
use crate::trace::tcp::segments::Segments;
use crate::trace::tcp::verdict::Verdict;

impl Segments {
    /// The packets of these rows, which are not judged yet.
    pub fn part(&self, rows: &[u32]) -> Self {
        let mut part = Self::with_peer(self.peer);
        rows.iter().filter_map(|&row| self.raw.get(row as usize)).for_each(|raw| part.raw.push(raw));
        part.sacks = self.sacks.part(rows);
        part
    }

    /// The verdicts on all packets.
    pub fn verdicts(&self) -> Vec<Verdict> {
        self.raw.parts(Rows::verdict, StoredSegment::verdict).collect()
    }

    /// The first new byte of each packet's payload, 32 bits, with its verdict, without which it is meaningless.
    pub fn starts(&self) -> impl Iterator<Item = (u32, Verdict)> {
        let mut within = self.within.iter().copied().peekable();
        let rows = self
            .raw
            .parts(|rows, at| (rows.sequence(at), rows.verdict(at)), |raw| (raw.sequence(), raw.verdict()));
        (0_u32..).zip(rows).map(move |(row, (first, verdict))| {
            let other = within.next_if(|&(other, _)| other == row);
            (other.map_or(first, |(_, start)| start), verdict)
        })
    }

    /// The packet of this row, and its identification; `columns` are the flow's.
    pub fn packet(&self, columns: &Columns, row: u32) -> Option<(Segment, Option<u16>)> {
        let row = row as usize;
        let segment = self.raw.get(row)?.segment(columns.sizes.get(row)?);
        Some((segment, columns.ids.get(row)))
    }
}
