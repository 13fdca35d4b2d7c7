//! A capture read by two workers, which share no memory: one reads the file and its frames (`FrameReader`), and sends
//! packets on as bytes; the other one sorts these into flows (`PacketSorter`), and becomes a usual reader at the end.

use crate::room::Room;
use crate::shape::{bytes, shape};
use crate::trace::{Piece, TraceReader};
use crate::trace_shapes::TraceProgress;
use js_sys::Uint8Array;
use model::trace::{Batch, Ending, Options, Reader, Sorter};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use wasm_bindgen::prelude::*;

/// Reads a capture, and sends its packets on.
#[wasm_bindgen]
pub struct FrameReader {
    reader: Reader,
    batches: Arc<Mutex<Batches>>,
    piece: Piece,
}

/// Full batches, in their order, and an empty one to be reused.
#[derive(Default)]
struct Batches {
    full: VecDeque<Batch>,
    empty: Batch,
}

/// Locks the batches; a worker has one thread, so the lock is free.
fn held(batches: &Mutex<Batches>) -> MutexGuard<'_, Batches> {
    batches.lock().unwrap_or_else(PoisonError::into_inner)
}

shape! {
    /// A batch of packets, sent from one worker to the other.
    pub struct TraceBatch {
        packets: Uint8Array,
        /// The parts of packets that do not have a fixed size.
        rest: Uint8Array,
    }
}

#[wasm_bindgen]
impl FrameReader {
    /// A reader before the file, which sends on batches of this many packets.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(packets: u32) -> Self {
        let batches = Arc::new(Mutex::new(Batches::default()));
        let handed = Arc::clone(&batches);
        let reader = Reader::handing_on(Options::default(), packets as usize, move |batch| {
            let mut batches = held(&handed);
            batches.full.push_back(batch);
            std::mem::take(&mut batches.empty)
        });
        Self { reader, batches, piece: Piece::default() }
    }

    /// Reads the next piece of the file; flows are not counted here.
    pub fn feed(&mut self, piece: &Uint8Array) -> TraceProgress {
        self.reader.feed(self.piece.take(piece)).into()
    }

    /// The next batch for the other worker, if there is a full one; it reuses the memory `room` of an earlier batch.
    ///
    /// # Errors
    /// None that is known.
    pub fn packets(&self, room: Option<Uint8Array>) -> Result<Option<TraceBatch>, JsError> {
        let mut batches = held(&self.batches);
        let Some(mut batch) = batches.full.pop_front() else { return Ok(None) };
        let packed = packed(&batch, room)?;
        batch.clear();
        batches.empty = batch;
        Ok(Some(packed))
    }

    /// The last packets, when the file has ended and no full batch is left.
    ///
    /// # Errors
    /// None that is known.
    pub fn rest(&mut self) -> Result<TraceBatch, JsError> {
        packed(&self.reader.rest(), None)
    }

    /// The rest of the reader's results, for `PacketSorter.reader`.
    ///
    /// # Errors
    /// None that is known.
    pub fn ending(self) -> Result<Uint8Array, JsError> {
        Ok(bytes(&self.reader.ending().packed()?))
    }
}

fn packed(batch: &Batch, room: Option<Uint8Array>) -> Result<TraceBatch, JsError> {
    let packets = batch.packets();
    let packets = match room.filter(|room| room.length() as usize == packets.len()) {
        Some(room) => {
            room.copy_from(packets);
            room
        }
        None => bytes(packets),
    };
    Ok(TraceBatch { packets, rest: bytes(&batch.rest()?) })
}

/// Sorts the packets of a `FrameReader` into flows.
#[wasm_bindgen]
pub struct PacketSorter {
    sorter: Sorter,
    batch: Batch,
    room: Room,
}

#[wasm_bindgen]
impl PacketSorter {
    /// A sorter before the first packet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self { sorter: Sorter::new(Options::default()), batch: Batch::default(), room: Room::default() }
    }

    /// Sorts a batch of packets, and returns the number of flows so far.
    ///
    /// # Errors
    /// If this is not a batch of a `FrameReader`.
    pub fn sort(&mut self, packets: &Uint8Array, rest: &Uint8Array) -> Result<u32, JsError> {
        packets.copy_to(self.batch.refill(&rest.to_vec(), packets.length() as usize)?);
        self.sorter.take(&mut self.batch);
        self.room.make();
        Ok(self.sorter.flows())
    }

    /// The reader of the file, which has ended.
    ///
    /// # Errors
    /// If `ending` is not that of a `FrameReader`.
    pub fn reader(self, ending: &Uint8Array) -> Result<TraceReader, JsError> {
        let ending = Ending::unpacked(&ending.to_vec())?;
        Ok(TraceReader::of(self.sorter.finish(ending)))
    }
}
