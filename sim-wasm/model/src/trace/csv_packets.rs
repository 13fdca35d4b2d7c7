//! The packets of a row: one, or as many as a frame carried.

use super::csv_fields::{number, whole};
use super::csv_header::{Header, Place};
use super::csv_info::info;
use super::given::Width;
use super::unread::beginning;

/// A packet that a row describes.
#[derive(Debug, PartialEq, Eq)]
pub struct Packet {
    pub number: u64,
    pub width: Width,
    pub size: Option<u32>,
    pub stream: String,
    pub is_syn: bool,
}

/// Why a row describes no packet.
#[derive(Debug, PartialEq, Eq)]
pub enum NoPacket {
    /// It is one of another protocol, without a sequence number.
    Other,
    /// What is wrong with the row.
    Unread(String),
}

impl Header {
    /// The packets of a row.
    pub fn packets(&self, fields: &[String]) -> Result<Vec<Packet>, NoPacket> {
        let field = |at: usize| fields.get(at).map(String::as_str).unwrap_or_default();
        let (at, width) = match self.sequence {
            Place::Plain(at) => (at, Width::Plain),
            Place::Bits16(at) => (at, Width::Bits16),
            Place::Bytes(at, _) => (at, Width::Bytes),
            Place::Info(at) => return self.within(field(at)).map(|packet| vec![packet]),
        };
        let is_of_frames = !self.ends.is_empty() || width != Width::Plain;
        if field(at).is_empty() && is_of_frames {
            return Err(NoPacket::Other);
        }
        let unread =
            |text: &str, what: &str| NoPacket::Unread(format!("has \"{}\" for a {what}", beginning(text)));
        let is_syn = self.syn.is_some_and(|at| is_set(field(at)));
        let packet = |number, size| Packet { number, width, size, stream: String::new(), is_syn };
        let sizes = self.size.map(field).filter(|text| !text.is_empty());
        if let Some(number) = number(field(at)).or_else(|| whole(field(at))) {
            let size = sizes.map(|text| size(text).ok_or_else(|| unread(text, "size"))).transpose()?;
            return Ok(vec![packet(number, size)]);
        }
        // tshark joins the values of a frame that has several of them
        let numbers = all(field(at), number).filter(|_| width != Width::Plain);
        let numbers = numbers.ok_or_else(|| unread(field(at), "sequence number"))?;
        let count = numbers.len();
        let sizes = match sizes {
            None => vec![None; count],
            Some(text) => {
                let found = all(text, size).ok_or_else(|| unread(text, "size"))?;
                match found[..] {
                    _ if found.len() == count => found.into_iter().map(Some).collect(),
                    // the frame's, of which each packet is taken to have its part
                    [size] if width != Width::Bytes => vec![Some(size / count as u32); count],
                    _ => return Err(unread(text, "size")),
                }
            }
        };
        Ok(numbers.into_iter().zip(sizes).map(|(number, size)| packet(number, size)).collect())
    }

    /// The packet of Wireshark's Info column.
    fn within(&self, text: &str) -> Result<Packet, NoPacket> {
        let found = info(text).ok_or(NoPacket::Other)?;
        let width = if found.length.is_some() { Width::Bytes } else { Width::Bits16 };
        let size = found.length.and_then(|length| u32::try_from(length).ok());
        let is_syn = text.contains("[SYN");
        Ok(Packet { number: found.number, width, size, stream: found.stream, is_syn })
    }
}

fn size(text: &str) -> Option<u32> {
    number(text).and_then(|size| u32::try_from(size).ok())
}

/// Values between commas, if all can be read.
fn all<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split(',').map(|value| read(value.trim())).collect()
}

/// Whether a SYN is set in `tcp.flags` (`0x0002`) or `tcp.flags.syn` (`1`, `True`).
fn is_set(text: &str) -> bool {
    match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16).is_ok_and(|flags| flags & 2 != 0),
        None => ["1", "True", "true", "Set"].contains(&text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::csv_header::Named;

    fn packets(header: &[&str], row: &[&str]) -> Vec<(u64, Option<u32>, bool)> {
        let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let Named::Header(header) = Header::named(&owned(header)) else { return Vec::new() };
        let found = header.packets(&owned(row)).unwrap_or_default();
        found.into_iter().map(|packet| (packet.number, packet.size, packet.is_syn)).collect()
    }

    #[test]
    fn several_values_in_a_field_are_several_packets() {
        assert_eq!(
            packets(&["rtp.seq", "frame.len"], &["4,5", "200"]),
            [(4, Some(100), false), (5, Some(100), false)]
        );
        assert_eq!(
            packets(&["tcp.seq", "tcp.len"], &["1,11", "10,20"]),
            [(1, Some(10), false), (11, Some(20), false)]
        );
        // of bytes, each segment's length has to be there; a bare number with a comma is something else
        assert_eq!(packets(&["tcp.seq", "tcp.len"], &["1,11", "10"]), []);
        assert_eq!(packets(&["seq", "size"], &["1,000", "10"]), []);
    }

    #[test]
    fn a_syn_is_seen_by_its_flag() {
        for (name, value, expected) in [
            ("tcp.flags", "0x0002", true),
            ("tcp.flags", "0x0010", false),
            ("tcp.flags.syn", "1", true),
            ("tcp.flags.syn", "False", false),
        ] {
            assert_eq!(
                packets(&["tcp.seq", "tcp.len", name], &["0", "300", value]),
                [(0, Some(300), expected)],
                "{value}"
            );
        }
        assert!(packets(&["_ws.col.info"], &["1 → 2 [SYN] Seq=0 Win=64240 Len=300"])[0].2);
    }
}
