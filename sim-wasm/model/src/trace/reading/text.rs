//! Texts as a reader of files sees them: lines or JSON. A reader that is for captures alone includes no code for them.

use crate::trace::capture::blocks::Capture;
use crate::trace::counters::Counters;
use crate::trace::file::damage::Damage;
use crate::trace::file::format::Format;
use crate::trace::qlog::log::SentPackets;
use crate::trace::reading::json::Json;
use crate::trace::reading::lines::LineReader;
use std::any::Any;
use std::fmt::{Debug, Formatter};

/// Reads one text.
pub trait TextReader: Any + Send {
    /// Reads the next piece.
    ///
    /// # Errors
    /// If it cannot be read further.
    fn feed(&mut self, piece: &[u8], capture: &mut Capture) -> Result<(), Damage>;

    /// Ends the text; `end` is its length.
    fn finish(&mut self, capture: &mut Capture, end: u64) -> Option<Damage>;

    /// Takes in what comes before the damage.
    fn break_off(&mut self, capture: &mut Capture);

    fn format(&self) -> Format;

    /// The results besides packets.
    fn extras(&self) -> TextResults;
}

/// The results of a text besides packets.
#[derive(Debug, Default)]
pub struct TextResults {
    /// Sentences about what was left out.
    pub notes: Vec<String>,
    /// Counters that other programs have written.
    pub counters: Vec<Counters>,
    /// The packets sent, from a qlog.
    pub sent: Vec<SentPackets>,
}

/// Makes the reader of a text that begins with these bytes.
pub type TextReaders = fn(&[u8]) -> Box<dyn TextReader>;

/// The reader of a text that begins with these bytes: of JSON, or of lines.
pub fn text_reader(first: &[u8]) -> Box<dyn TextReader> {
    match first {
        [0x1e | b'{', _, _, _] | [0xef, 0xbb, 0xbf, b'{'] => Box::<Json>::default(),
        _ => Box::<LineReader>::default(),
    }
}

/// `Debug` is not part of the trait, nor is a copy: where they are not needed, as in a page's module, no reader
/// includes code for them.
impl Debug for dyn TextReader {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        write!(f, "Text({})", self.format())
    }
}

impl Clone for Box<dyn TextReader> {
    fn clone(&self) -> Self {
        let text: &dyn Any = &**self;
        match text.downcast_ref::<Json>() {
            Some(json) => Box::new(json.clone()),
            None => Box::new(text.downcast_ref::<LineReader>().cloned().unwrap_or_default()),
        }
    }
}

impl TextReader for LineReader {
    fn feed(&mut self, piece: &[u8], capture: &mut Capture) -> Result<(), Damage> {
        Self::feed(self, piece, capture)
    }

    fn finish(&mut self, capture: &mut Capture, _: u64) -> Option<Damage> {
        Self::finish(self, capture)
    }

    fn break_off(&mut self, _: &mut Capture) {}

    fn format(&self) -> Format {
        Self::format(self)
    }

    fn extras(&self) -> TextResults {
        TextResults { notes: self.notes(), counters: self.counters(), sent: Vec::new() }
    }
}

impl TextReader for Json {
    fn feed(&mut self, piece: &[u8], capture: &mut Capture) -> Result<(), Damage> {
        Self::feed(self, piece, capture)
    }

    fn finish(&mut self, capture: &mut Capture, end: u64) -> Option<Damage> {
        Self::finish(self, capture, end)
    }

    fn break_off(&mut self, capture: &mut Capture) {
        let _ = Self::finish(self, capture, 0);
    }

    fn format(&self) -> Format {
        Self::format(self)
    }

    fn extras(&self) -> TextResults {
        TextResults { notes: self.notes(), counters: self.counters(), sent: self.sent() }
    }
}
