//! The reader of the user's own trace: a parser that stays in its worker and gets the file piece by piece. It is
//! compiled into three modules, each loaded only when such a file is opened: `#pkg/captures.js` for captures,
//! `#pkg/archives.js`, which also reads packed ones and writes documents, and `#pkg/texts.js`, which also reads texts
//! and pairs files.
//!
//! `new TraceReader()`, `feed(bytes)` for every piece (it returns a `TraceProgress`), `finish(by)` for the
//! `TraceReport`, then `flow(index, by, threshold, order)` for the `TraceFlowReport` of a flow, as often as needed;
//! `by` is a value of the scenario parameter of that name. `survey(by, order)` has the figures of all flows, and
//! `packets(index, by, order)` opens the packets of one for `rows`, `raster` and what stands beside them.

use crate::measures::thresholds;
use crate::room::Room;
use crate::trace_opened::OpenedFlow;
use crate::trace_shapes::{TraceFault, TraceFlowReport, TraceMeasures, TraceProgress, TraceReport};
use js_sys::Uint8Array;
use model::trace::{ArrivalOrder, Damage, NoSequence, Options, Progress, Reader, Report, SequenceChoice};
use wasm_bindgen::prelude::*;

/// Reads one file; it stays in its worker, and keeps the packets.
#[wasm_bindgen]
pub struct TraceReader {
    reader: Option<Reader>,
    pub(crate) report: Option<Report>,
    /// The flow whose packets are shown.
    pub(crate) opened: Option<OpenedFlow>,
    piece: Piece,
    room: Room,
}

/// The latest piece of the file. Its memory is reused: new memory for each piece would be in no processor cache.
#[derive(Default)]
pub(crate) struct Piece(Vec<u8>);

impl Piece {
    pub fn take(&mut self, piece: &Uint8Array) -> &[u8] {
        let length = piece.length() as usize;
        if self.0.len() < length {
            self.0.resize(length, 0);
        }
        let room = &mut self.0[..length];
        piece.copy_to(room);
        room
    }
}

#[wasm_bindgen]
impl TraceReader {
    /// A reader before the file. With `marks`, its packets are marked, to be found in another capture.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(marks: Option<bool>) -> Self {
        let options = Options { marks: marks.unwrap_or(false), ..Options::default() };
        Self {
            reader: Some(begin(options)),
            report: None,
            opened: None,
            piece: Piece::default(),
            room: Room::default(),
        }
    }

    /// Whether the file needs the module of texts, which reads any file.
    #[must_use]
    pub fn asks_for_texts(&self) -> bool {
        let damage = self.reader.as_ref().and_then(|reader| reader.damage());
        matches!(damage, Some(Damage::Text | Damage::Packed(_)))
    }

    /// The reader of two captures of the same packets, both read to their ends by readers with marks: usually this one
    /// is the sender's, and the other one the receiver's. `finish` returns its report.
    ///
    /// # Errors
    /// If they are neither two captures nor two qlogs, or if they have no flow in common.
    #[cfg(feature = "texts")]
    pub fn pair(&self, received: &TraceReader) -> Result<TraceReader, JsError> {
        let (Some(sent), Some(received)) = (&self.report, &received.report) else {
            return Err(JsError::new("a pair is made of files that were read to their ends"));
        };
        Ok(Self::of(model::trace::pair(sent, received)?))
    }

    /// Reads the next piece of the file.
    pub fn feed(&mut self, piece: &Uint8Array) -> TraceProgress {
        let piece = self.piece.take(piece);
        let progress = self.reader.as_mut().map(|reader| reader.feed(piece)).unwrap_or_default();
        self.room.make();
        progress.into()
    }

    /// How much has been read so far.
    #[must_use]
    pub fn progress(&self) -> TraceProgress {
        let progress = match (&self.reader, &self.report) {
            (Some(reader), _) => reader.progress(),
            (None, Some(report)) => report.progress(),
            (None, None) => Progress::default(),
        };
        progress.into()
    }

    /// Ends the file, and returns the report. It may be called again with another `by`, but no more can be fed.
    ///
    /// # Errors
    /// If `by` is not one of the parameter's values.
    pub fn finish(&mut self, by: &str) -> Result<TraceReport, JsError> {
        let by = sequence_choice(by)?;
        self.piece = Piece::default();
        let report = match (self.reader.take(), self.report.take()) {
            (_, Some(report)) => report,
            (Some(reader), None) => reader.finish(),
            // both are missing only if a call has trapped
            (None, None) => begin(Options::default()).finish(),
        };
        let told = TraceReport::of(&report, by);
        self.report = Some(report);
        Ok(told)
    }

    /// The measures of the flow with this index in the report, with the packets in the order of the file
    /// (`file`), of their times (`clock`), or whichever the file calls for (`auto`).
    ///
    /// # Errors
    /// If `by` or `order` is none of their values.
    pub fn flow(
        &self,
        index: u32,
        by: &str,
        threshold: u32,
        order: Option<String>,
    ) -> Result<TraceFlowReport, JsError> {
        let (by, order) = (sequence_choice(by)?, order_named(order.as_deref())?);
        let thresholds = thresholds(threshold);
        let found = match &self.report {
            Some(report) => report.analyse_in(order, index, by, thresholds),
            None => Err(NoSequence::NoFlow(index, 0)),
        };
        Ok(match found {
            Ok(analysis) => TraceFlowReport::Measures(TraceMeasures::from(&analysis)),
            Err(error) => TraceFlowReport::Fault(TraceFault { error: error.to_string() }),
        })
    }
}

impl TraceReader {
    /// A reader whose file was read to its end, with this report.
    #[cfg(any(feature = "texts", not(feature = "archives")))]
    pub(crate) fn of(report: Report) -> Self {
        Self {
            reader: None,
            report: Some(report),
            opened: None,
            piece: Piece::default(),
            room: Room::default(),
        }
    }
}

#[cfg(feature = "texts")]
fn begin(options: Options) -> Reader {
    Reader::new(options)
}

#[cfg(all(feature = "archives", not(feature = "texts")))]
fn begin(options: Options) -> Reader {
    Reader::of_archives(options)
}

#[cfg(not(feature = "archives"))]
fn begin(options: Options) -> Reader {
    Reader::of_captures(options)
}

pub fn sequence_choice(by: &str) -> Result<SequenceChoice, JsError> {
    SequenceChoice::named(by).ok_or_else(|| JsError::new(&format!("“{by}” names no sequence of packets")))
}

pub fn order_named(order: Option<&str>) -> Result<ArrivalOrder, JsError> {
    let Some(order) = order else { return Ok(ArrivalOrder::default()) };
    ArrivalOrder::named(order).ok_or_else(|| JsError::new(&format!("“{order}” names no order of arrival")))
}
