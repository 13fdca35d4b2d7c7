//! The pcapng file format (draft-ietf-opsawg-pcapng): sections of blocks, each with its length at both ends.

use crate::trace::capture::blocks::{Capture, Frame, SHOWN_AT_MOST};
use crate::trace::file::bytes::Order;
use crate::trace::file::pieces::Step;
use crate::trace::headers::link::Link;
use crate::trace::words::numerals::counted;

const SECTION: u32 = 0x0a0d_0d0a;
const INTERFACE: u32 = 1;
const OBSOLETE_PACKET: u32 = 2;
const SIMPLE_PACKET: u32 = 3;
const ENHANCED_PACKET: u32 = 6;

/// The largest packet that is read, bytes, as in pcap.
const PACKET_AT_MOST: u32 = 1 << 20;
/// Bytes of an interface's options that are looked at: the time resolution is among the first ones.
const OPTIONS_AT_MOST: u32 = 4096;
const INTERFACES_AT_MOST: usize = 65_536;

/// Reads one pcapng file.
#[derive(Clone, Debug)]
pub struct PcapNg {
    order: Order,
    interfaces: Vec<Interface>,
    /// Length of the block whose end is read next.
    ending: Option<u32>,
}

/// The relevant part of an interface description.
#[derive(Clone, Copy, Debug)]
struct Interface {
    link: Link,
    /// Packets are cut at this length; 0 for no limit.
    snap: u32,
    resolution: Resolution,
    /// Nanoseconds to add to its times.
    offset: i128,
}

/// Number of time units in a second.
#[derive(Clone, Copy, Debug)]
enum Resolution {
    PowerOfTen(u32),
    PowerOfTwo(u32),
}

impl Resolution {
    fn of_option(value: u8) -> Self {
        if value & 0x80 == 0 {
            // beyond 10^28 every time comes out as 0 anyway
            Self::PowerOfTen(u32::from(value).min(28))
        } else {
            Self::PowerOfTwo(u32::from(value & 0x7f))
        }
    }

    fn nanos(self, ticks: u64) -> i128 {
        let ticks = i128::from(ticks);
        match self {
            Self::PowerOfTen(k @ 0..=9) => ticks * 10_i128.pow(9 - k),
            Self::PowerOfTen(k) => ticks / 10_i128.pow(k - 9),
            Self::PowerOfTwo(k) => (ticks * 1_000_000_000) >> k.min(126),
        }
    }
}

impl PcapNg {
    /// The first four bytes of a pcapng file.
    pub const MAGIC: [u8; 4] = SECTION.to_be_bytes();

    /// A reader, if these first four bytes are pcapng's.
    pub fn recognise(magic: [u8; 4]) -> Option<Self> {
        // the number reads the same in both byte orders; the section header tells which it is
        let reader = Self { order: Order::Little, interfaces: Vec::new(), ending: None };
        (magic == Self::MAGIC).then_some(reader)
    }

    /// Reads the next block, or the length at its end.
    pub fn step(&mut self, bytes: &[u8], capture: &mut Capture) -> Step {
        match self.ending {
            Some(length) => self.end(length, bytes),
            None => self.block(bytes, capture).unwrap_or_else(Step::Need),
        }
    }

    fn end(&mut self, length: u32, bytes: &[u8]) -> Step {
        let Some(again) = self.order.u32(bytes, 0) else { return Step::Need(4) };
        if again != length {
            return Step::Stop(format!("a block's length is {length} in front and {again} behind"));
        }
        self.ending = None;
        Step::Took(4)
    }

    /// Reads the next block; if there are too few bytes for it, returns how many it needs.
    fn block(&mut self, bytes: &[u8], capture: &mut Capture) -> Result<Step, usize> {
        let head = bytes.get(..12).ok_or(12_usize)?;
        let kind = self.order.u32(head, 0).ok_or(12_usize)?;
        if kind == SECTION {
            match head[8..] {
                [0x1a, 0x2b, 0x3c, 0x4d] => self.order = Order::Big,
                [0x4d, 0x3c, 0x2b, 0x1a] => self.order = Order::Little,
                _ => return Ok(Step::Stop("a section header's byte order cannot be told".to_owned())),
            }
            self.interfaces.clear();
        }
        let length = self.order.u32(head, 4).ok_or(12_usize)?;
        let least = match kind {
            SECTION => 28,
            INTERFACE => 20,
            SIMPLE_PACKET => 16,
            OBSOLETE_PACKET | ENHANCED_PACKET => 32,
            _ => 12,
        };
        if length % 4 != 0 || length < least {
            return Ok(Step::Stop(format!(
                "a block of type {kind} says it has {}",
                counted(length.into(), "byte")
            )));
        }
        let read = match kind {
            SECTION => self.section(bytes)?,
            INTERFACE => self.interface(bytes, length)?,
            SIMPLE_PACKET => self.simple(bytes, length, capture)?,
            OBSOLETE_PACKET | ENHANCED_PACKET => self.packet(kind, bytes, length, capture)?,
            _ => Ok(()),
        };
        Ok(match read {
            Ok(()) => {
                self.ending = Some(length);
                Step::Took(u64::from(length) - 4)
            }
            Err(what) => Step::Stop(what),
        })
    }

    fn section(&self, bytes: &[u8]) -> Result<Result<(), String>, usize> {
        let version = self.order.u16(bytes, 12).ok_or(14_usize)?;
        Ok(if version == 1 {
            Ok(())
        } else {
            Err(format!("a section header says version {version}, and only version 1 is known"))
        })
    }

    fn interface(&mut self, bytes: &[u8], length: u32) -> Result<Result<(), String>, usize> {
        let shown = (length - 4).min(16 + OPTIONS_AT_MOST) as usize;
        let block = bytes.get(..shown).ok_or(shown)?;
        let link = Link::numbered(self.order.u16(block, 8).ok_or(shown)?);
        let snap = self.order.u32(block, 12).ok_or(shown)?;
        let mut interface = Interface { link, snap, resolution: Resolution::PowerOfTen(6), offset: 0 };
        let mut at = 16;
        while let Some((code, size)) = self.order.u16(block, at).zip(self.order.u16(block, at + 2)) {
            match code {
                0 => break,
                9 => {
                    let value = block.get(at + 4).copied().unwrap_or(6);
                    interface.resolution = Resolution::of_option(value);
                }
                14 => {
                    let seconds = self.order.u64(block, at + 4).unwrap_or(0) as i64;
                    interface.offset = i128::from(seconds) * 1_000_000_000;
                }
                _ => {}
            }
            at += 4 + usize::from(size).next_multiple_of(4);
        }
        if self.interfaces.len() >= INTERFACES_AT_MOST {
            return Ok(Err(format!("it describes more than {INTERFACES_AT_MOST} interfaces")));
        }
        self.interfaces.push(interface);
        Ok(Ok(()))
    }

    fn packet(
        &self,
        kind: u32,
        bytes: &[u8],
        length: u32,
        capture: &mut Capture,
    ) -> Result<Result<(), String>, usize> {
        let head = bytes.get(..28).ok_or(28_usize)?;
        let field = |at: usize| self.order.u32(head, at).unwrap_or(0);
        let number =
            if kind == ENHANCED_PACKET { field(8) } else { u32::from(self.order.u16(head, 8).unwrap_or(0)) };
        let Some(interface) = self.interfaces.get(number as usize) else {
            return Ok(Err(format!("a packet there is of interface {number}, which is not described")));
        };
        let (captured, wire) = (field(20), field(24));
        if captured > (length - 32).min(PACKET_AT_MOST) {
            return Ok(Err(format!(
                "a packet of {} stands in a block of {length}",
                counted(captured.into(), "captured byte")
            )));
        }
        let shown = captured.min(SHOWN_AT_MOST) as usize;
        let data = bytes.get(28..28 + shown).ok_or(28 + shown)?;
        let ticks = u64::from(field(12)) << 32 | u64::from(field(16));
        let time = Some(interface.resolution.nanos(ticks) + interface.offset);
        capture.frame(&Frame { link: interface.link, interface: number, time, wire, captured, bytes: data });
        Ok(Ok(()))
    }

    fn simple(&self, bytes: &[u8], length: u32, capture: &mut Capture) -> Result<Result<(), String>, usize> {
        let Some(interface) = self.interfaces.first() else {
            return Ok(Err("a simple packet comes before any interface is described".to_owned()));
        };
        let wire = self.order.u32(bytes, 8).ok_or(12_usize)?;
        let snap = if interface.snap == 0 { u32::MAX } else { interface.snap };
        let captured = wire.min(snap).min(length - 16);
        let shown = captured.min(SHOWN_AT_MOST) as usize;
        let data = bytes.get(12..12 + shown).ok_or(12 + shown)?;
        capture.frame(&Frame { link: interface.link, interface: 0, time: None, wire, captured, bytes: data });
        Ok(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_in_any_resolution() {
        assert_eq!(Resolution::of_option(6).nanos(1_500_000), 1_500_000_000);
        assert_eq!(Resolution::of_option(9).nanos(7), 7);
        assert_eq!(Resolution::of_option(12).nanos(7000), 7);
        assert_eq!(Resolution::of_option(0x80 | 10).nanos(1536), 1_500_000_000);
        for value in 0..=255 {
            assert!(Resolution::of_option(value).nanos(u64::MAX) >= 0);
        }
    }
}
