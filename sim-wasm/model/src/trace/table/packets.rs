//! The packets of a row: one, or all of a frame.

use crate::scenario::quote;
use crate::trace::flow::given_sequence::Width;
use crate::trace::headers::transport::Segment;
use crate::trace::table::fields::{number, whole};
use crate::trace::table::header::{Header, SequenceColumn};
use crate::trace::table::info::info;

/// A packet that a row describes.
#[derive(Debug, PartialEq, Eq)]
pub struct Packet {
    pub number: u64,
    pub width: Width,
    pub size: Option<u32>,
    pub stream: String,
    /// The TCP segment of the row, if the row has its length.
    pub segment: Option<Segment>,
    /// Its IPv4 identification, next to such a segment.
    pub identification: Option<u16>,
}

/// Why a row has no packet.
#[derive(Debug, PartialEq, Eq)]
pub enum NoPacket {
    /// It is one of another protocol, without a sequence number.
    Other,
    /// The fault of the row.
    Unread(String),
}

impl Header {
    /// The packets of a row.
    pub fn packets(&self, fields: &[String]) -> Result<Vec<Packet>, NoPacket> {
        let field = |at: usize| fields.get(at).map(String::as_str).unwrap_or_default();
        let (at, width) = match self.sequence {
            SequenceColumn::Plain(at) => (at, Width::Plain),
            SequenceColumn::Bits16(at) => (at, Width::Bits16),
            SequenceColumn::Bytes(at, _) => (at, Width::Bytes),
            SequenceColumn::Info(at) => return self.within(field(at)).map(|packet| vec![packet]),
            SequenceColumn::Identification(_) => return self.identified(fields).map(|packet| vec![packet]),
        };
        let is_of_frames = !self.ends.is_empty() || width != Width::Plain;
        if field(at).is_empty() && is_of_frames {
            return Err(NoPacket::Other);
        }
        let unread = |text: &str, what: &str| NoPacket::Unread(format!("has “{}” for a {what}", quote(text)));
        let sizes = self.size.map(field).filter(|text| !text.is_empty());
        if let Some(number) = number(field(at)).or_else(|| whole(field(at))) {
            let size = sizes.map(|text| size(text).ok_or_else(|| unread(text, "size"))).transpose()?;
            return Ok(self.of(fields, width, &[number], &[size]));
        }
        // tshark joins the values of a frame with several packets
        let numbers = all(field(at), number).filter(|_| width != Width::Plain);
        let numbers = numbers.ok_or_else(|| unread(field(at), "sequence number"))?;
        let count = numbers.len();
        let sizes = match sizes {
            None => vec![None; count],
            Some(text) => {
                let found = all(text, size).ok_or_else(|| unread(text, "size"))?;
                match found[..] {
                    _ if found.len() == count => found.into_iter().map(Some).collect(),
                    // the size is the frame's: each packet gets an equal part
                    [size] if width != Width::Bytes => vec![Some(size / count as u32); count],
                    _ => return Err(unread(text, "size")),
                }
            }
        };
        Ok(self.of(fields, width, &numbers, &sizes))
    }

    /// Packets with these numbers and sizes.
    fn of(&self, fields: &[String], width: Width, numbers: &[u64], sizes: &[Option<u32>]) -> Vec<Packet> {
        let lengths: Option<Vec<u32>> = sizes.iter().copied().collect();
        let segments = lengths.filter(|_| width == Width::Bytes);
        let segments =
            segments.map(|lengths| self.tcp.segments(fields, numbers, &lengths)).unwrap_or_default();
        let identifications = self.tcp.identifications(fields, numbers.len());
        let numbered = numbers.iter().zip(sizes).enumerate();
        let packet = |(at, (&number, &size)): (usize, (&u64, &Option<u32>))| Packet {
            number,
            width,
            size,
            stream: String::new(),
            segment: segments.get(at).copied(),
            identification: identifications.get(at).copied().flatten(),
        };
        numbered.map(packet).collect()
    }

    /// The packet of a row with an identification and no other number.
    fn identified(&self, fields: &[String]) -> Result<Packet, NoPacket> {
        let [identification] = self.tcp.identifications(fields, 1)[..] else { return Err(NoPacket::Other) };
        let identification = Some(identification.ok_or(NoPacket::Other)?);
        let size = self.size.and_then(|at| fields.get(at)).and_then(|text| size(text));
        Ok(Packet {
            number: 0,
            width: Width::Plain,
            size,
            stream: String::new(),
            segment: None,
            identification,
        })
    }

    /// The frame of a row, if the table numbers them.
    pub fn frame_of(&self, fields: &[String]) -> Option<u64> {
        number(fields.get(self.frame?)?)
    }

    /// The packet in Wireshark's Info column.
    fn within(&self, text: &str) -> Result<Packet, NoPacket> {
        let found = info(text).ok_or(NoPacket::Other)?;
        let width = if found.segment.is_some() { Width::Bytes } else { Width::Bits16 };
        let size = found.segment.map(|segment| segment.length);
        Ok(Packet {
            number: found.number,
            width,
            size,
            stream: found.stream,
            segment: found.segment,
            identification: None,
        })
    }
}

fn size(text: &str) -> Option<u32> {
    number(text).and_then(|size| u32::try_from(size).ok())
}

/// The values between commas, if all can be read.
fn all<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split(',').map(|value| read(value.trim())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::table::header::HeaderRow;

    fn packets(header: &[&str], row: &[&str]) -> Vec<(u64, Option<u32>)> {
        let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let HeaderRow::Header(header) = Header::named(&owned(header)) else { return Vec::new() };
        let found = header.packets(&owned(row)).unwrap_or_default();
        found.into_iter().map(|packet| (packet.number, packet.size)).collect()
    }

    #[test]
    fn several_values_in_a_field_are_several_packets() {
        assert_eq!(packets(&["rtp.seq", "frame.len"], &["4,5", "200"]), [(4, Some(100)), (5, Some(100))]);
        assert_eq!(packets(&["tcp.seq", "tcp.len"], &["1,11", "10,20"]), [(1, Some(10)), (11, Some(20))]);
        // each segment's length has to be there; a single number with a comma is something else
        assert_eq!(packets(&["tcp.seq", "tcp.len"], &["1,11", "10"]), []);
        assert_eq!(packets(&["seq", "size"], &["1,000", "10"]), []);
    }
}
