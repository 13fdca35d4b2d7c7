//! The packets of a flow: the rows of the list that are visible, and the plot of a stretch of time.

use crate::shape::{bytes, column, doubles, shape, whole};
use crate::trace::{TraceReader, order_named, sequence_choice};
use crate::trace_opened::OpenedFlow;
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use model::trace::packets::{Axis, Kind, KindReason, Packets, Size, View};
use wasm_bindgen::prelude::*;

/// Most rows returned at once.
const ROWS_AT_MOST: usize = 4096;
/// Margin of the plot above and below its numbers, as a share of their range.
const BESIDE: f64 = 0.04;

shape! {
    /// Summary of a flow's packets, for the list and the plot.
    pub struct TracePackets {
        /// Number of rows, including packets that were never captured.
        rows: u32,
        /// Whether times are ms since the first packet of the file; otherwise they are numbers of arrivals.
        is_timed: bool,
        /// Whether numbers count bytes.
        counts_bytes: bool,
        /// First and last time, if anything is drawn.
        span: Option<(f64, f64)>,
        /// Rows of each kind; below, the kinds' names. Kind k has the bit 2^k.
        counts: Uint32Array,
        kinds: Vec<&'static str>,
        /// Reasons for the judgement of a packet, in words; rows have their indices.
        whys: Vec<&'static str>,
        /// The kinds in the plot; below, those of them that are not in order.
        drawn: u32,
        marked: u32,
        /// Whether acknowledgments of the other direction are known; below, whether its window is.
        has_acknowledgments: bool,
        has_window: bool,
        /// The field that tells when packets were sent; below, the length of its tick, ms.
        sent_by: Option<&'static str>,
        tick: Option<f64>,
        /// Delays above the least, ms: median, 99% and longest; empty if none is known.
        delays: Float64Array,
        /// The largest number in a packet, if the counter wraps and the plot continues beyond it.
        counts_on: Option<u32>,
    }
}

shape! {
    /// Rows of the list of packets, of the shown kinds.
    pub struct TraceRows {
        /// Index of the first row in the list; below, the length of the list.
        first: u32,
        count: u32,
        /// Index of each row among all packets.
        rows: Uint32Array,
        /// Frame numbers; 0 for a packet that was never captured.
        frames: Uint32Array,
        times: Float64Array,
        numbers: Float64Array,
        /// Payload, bytes; NaN if unknown.
        sizes: Float64Array,
        kinds: Uint8Array,
        whys: Uint8Array,
        /// Frame of the packet that opened the hole; 0 if there is none.
        openers: Uint32Array,
        overtaken: Uint32Array,
    }
}

shape! {
    /// The plot of a stretch of time and a range of numbers or delays.
    pub struct TraceRaster {
        from: f64,
        to: f64,
        low: f64,
        high: f64,
        width: u32,
        height: u32,
        /// Cells row by row from the top: 0 for empty, 1 + a kind, 10 for what is acknowledged up to there, 11 for the
        /// window's edge, 12 for a selective acknowledgment, 13 for one of bytes that came again.
        cells: Uint8Array,
        /// Number of packets in the plot.
        count: u32,
        /// Packets to be drawn one by one, which are not in the cells.
        points: TraceRows,
        /// Heights of the points: their numbers without wraps, or their delays.
        heights: Float64Array,
    }
}

#[wasm_bindgen]
impl TraceReader {
    /// Opens the packets of a flow for the calls below; `undefined` if it has no such sequence.
    ///
    /// # Errors
    /// If `by` or `order` is none of their values.
    pub fn packets(
        &mut self,
        index: u32,
        by: &str,
        order: Option<String>,
    ) -> Result<Option<TracePackets>, JsError> {
        let question = (index, sequence_choice(by)?, order_named(order.as_deref())?);
        if self.opened.as_ref().is_none_or(|opened| opened.question != question) {
            let (index, by, order) = question;
            let found = self.report.as_ref().and_then(|report| report.packets_of(order, index, by).ok());
            self.opened = found.map(|packets| OpenedFlow { question, packets, listed: (0, Vec::new()) });
        }
        Ok(self.opened.as_ref().map(|opened| TracePackets::from(&opened.packets)))
    }

    /// `count` rows of the list of these kinds, from index `first` on.
    pub fn rows(&mut self, first: u32, count: u32, kinds: u32) -> Option<TraceRows> {
        let opened = self.opened.as_mut()?;
        opened.list(kinds as u16);
        let listed = &opened.listed.1;
        let start = listed.len().min(first as usize);
        let end = listed.len().min(start.saturating_add((count as usize).min(ROWS_AT_MOST)));
        Some(TraceRows::of(&opened.packets, &listed[start..end], start as u32, listed.len() as u32))
    }

    /// The index in the list of these kinds of the first row at or after row `row` of all packets.
    pub fn place(&mut self, row: u32, kinds: u32) -> Option<u32> {
        let opened = self.opened.as_mut()?;
        opened.list(kinds as u16);
        let place = opened.listed.1.partition_point(|&listed| listed < row);
        Some((place as u32).min((opened.listed.1.len() as u32).saturating_sub(1)))
    }

    /// The next row of these kinds after `row`, or the one before it.
    pub fn step(&self, row: Option<u32>, is_forward: bool, kinds: u32) -> Option<u32> {
        self.opened.as_ref()?.packets.step(row, is_forward, kinds as u16)
    }

    /// The first row at or after this time.
    pub fn after(&self, time: f64) -> Option<u32> {
        let packets = &self.opened.as_ref()?.packets;
        packets.within(time, f64::INFINITY, Kind::drawn()).next()
    }

    /// One row of all packets.
    pub fn row(&self, row: u32) -> Option<TraceRows> {
        let packets = &self.opened.as_ref()?.packets;
        ((row as usize) < packets.len()).then(|| TraceRows::of(packets, &[row], row, packets.len() as u32))
    }

    /// The plot of a stretch of time, by `number` or by `delay`. `dot` and `mark` say how far a packet extends around
    /// its cell: one in order, and any other.
    #[allow(clippy::too_many_arguments, reason = "JavaScript gives numbers alone without making an object")]
    pub fn raster(
        &self,
        axis: &str,
        from: f64,
        to: f64,
        width: u32,
        height: u32,
        dot: u32,
        mark: u32,
    ) -> Option<TraceRaster> {
        let packets = &self.opened.as_ref()?.packets;
        let axis = if axis == "delay" { Axis::Delay } else { Axis::Number };
        let (least, most) = packets.range(axis, from, to).unwrap_or((0.0, 1.0));
        // so that packets at the edges are drawn whole
        let beyond = if most > least { BESIDE * (most - least) } else { 1.0 };
        let numbers = (least - beyond, most + beyond);
        let raster =
            packets.raster(axis, View { times: (from, to), numbers }, Size { width, height, dot, mark });
        let points = TraceRows::of(packets, &raster.points, 0, packets.len() as u32);
        let heights = column(&raster.points, |&row| packets.heights(axis)[row as usize]);
        Some(TraceRaster {
            from,
            to,
            low: numbers.0,
            high: numbers.1,
            width: raster.width,
            height: raster.height,
            cells: bytes(&raster.cells),
            count: raster.count,
            points,
            heights: doubles(&heights),
        })
    }

    /// A display filter of Wireshark that shows the packets of these kinds of a stretch of time.
    pub fn wireshark(&self, from: f64, to: f64, kinds: u32) -> Option<String> {
        let packets = &self.opened.as_ref()?.packets;
        packets.wireshark(packets.within(from, to, kinds as u16))
    }
}

impl From<&Packets> for TracePackets {
    fn from(packets: &Packets) -> Self {
        let (has_acknowledgments, has_window) = packets.has_lines();
        Self {
            rows: packets.len() as u32,
            is_timed: packets.is_timed,
            counts_bytes: packets.counts_bytes,
            span: packets.span(),
            counts: whole(&packets.counts()),
            kinds: column(&Kind::ALL, |kind| kind.id()),
            whys: column(&KindReason::ALL, |why| why.words()),
            drawn: Kind::drawn().into(),
            marked: Kind::marked().into(),
            has_acknowledgments,
            has_window,
            sent_by: packets.clock.map(|clock| clock.field),
            tick: packets.clock.map(|clock| clock.tick),
            delays: doubles(
                &packets.delays_above_least().map_or(vec![], |tail| vec![tail.q50, tail.q99, tail.max]),
            ),
            counts_on: packets.counts_on().then(|| packets.modulus - 1),
        }
    }
}

impl TraceRows {
    fn of(packets: &Packets, rows: &[u32], first: u32, count: u32) -> Self {
        let whole_of = |values: &[u32]| whole(&column(rows, |&row| values[row as usize]));
        Self {
            first,
            count,
            rows: whole(rows),
            frames: whole_of(&packets.frames),
            times: doubles(&column(rows, |&row| packets.times[row as usize])),
            numbers: doubles(&column(rows, |&row| packets.number(row))),
            sizes: doubles(&column(rows, |&row| packets.size(row).map_or(f64::NAN, f64::from))),
            kinds: bytes(&column(rows, |&row| packets.kinds[row as usize] as u8)),
            whys: bytes(&column(rows, |&row| packets.whys[row as usize] as u8)),
            openers: whole_of(&packets.openers),
            overtaken: whole_of(&packets.overtaken),
        }
    }
}
