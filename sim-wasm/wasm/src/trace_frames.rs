//! A capture that is read by two workers, which share no memory: one reads the file and its frames (`FrameReader`), and hands packets
//! on as bytes; the other one sorts them into flows (`PacketSorter`), and has a reader like any other in the end.

use crate::room::Room;
use crate::shape::{bytes, shape};
use crate::trace::{Piece, TraceReader};
use crate::trace_shapes::TraceProgress;
use js_sys::Uint8Array;
use model::trace::{Batch, Ending, Options, Reader, Sorter};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use wasm_bindgen::prelude::*;

/// Reads a capture, and hands its packets on.
#[wasm_bindgen]
pub struct FrameReader {
    reader: Reader,
    batches: Arc<Mutex<Batches>>,
    piece: Piece,
}

/// Batches that are full, in their order, and one that is empty again.
#[derive(Default)]
struct Batches {
    full: VecDeque<Batch>,
    empty: Batch,
}

/// Nobody else holds them: a worker has one thread.
fn held(batches: &Mutex<Batches>) -> MutexGuard<'_, Batches> {
    batches.lock().unwrap_or_else(PoisonError::into_inner)
}

shape! {
    /// Packets on their way from one worker to the other.
    pub struct TraceBatch {
        packets: Uint8Array,
        /// What is not the same in every packet.
        rest: Uint8Array,
    }
}

#[wasm_bindgen]
impl FrameReader {
    /// A reader that has read nothing, and hands on so many packets at once.
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

    /// The next packets for the other worker, once there are enough; in the memory of some that it has taken, if there is any.
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

    /// The packets that are left when the file has ended, and no others wait.
    ///
    /// # Errors
    /// None that is known.
    pub fn rest(&mut self) -> Result<TraceBatch, JsError> {
        packed(&self.reader.rest(), None)
    }

    /// What else was found in the file, for `reader`.
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

/// Sorts the packets that a `FrameReader` hands on into flows.
#[wasm_bindgen]
pub struct PacketSorter {
    sorter: Sorter,
    batch: Batch,
    room: Room,
}

#[wasm_bindgen]
impl PacketSorter {
    /// One that has no packet as yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self { sorter: Sorter::new(Options::default()), batch: Batch::default(), room: Room::default() }
    }

    /// Sorts the next packets, and says how many flows there are.
    ///
    /// # Errors
    /// If these are no packets of a `FrameReader`.
    pub fn sort(&mut self, packets: &Uint8Array, rest: &Uint8Array) -> Result<u32, JsError> {
        packets.copy_to(self.batch.refill(&rest.to_vec(), packets.length() as usize)?);
        self.sorter.take(&mut self.batch);
        self.room.make();
        Ok(self.sorter.flows())
    }

    /// The reader of the file that has ended.
    ///
    /// # Errors
    /// If this is no ending of a `FrameReader`.
    pub fn reader(self, ending: &Uint8Array) -> Result<TraceReader, JsError> {
        let ending = Ending::unpacked(&ending.to_vec())?;
        Ok(TraceReader::of(self.sorter.finish(ending)))
    }
}
