//! iperf's UDP payload: each datagram has its number and the time at which it was sent.
//!
//! iperf3 writes seconds, microseconds and a number of 32 bits (64 with `--udp-counters-64bit`); iperf2 writes the
//! number first. The clock may be any: iperf3's counts from the start of the machine.

use crate::trace::file::bytes::{Order, be32};
use crate::trace::numbers::columns::pick;

/// Datagrams that are looked at before a layout is accepted.
const TRIED: usize = 8;
/// The header of the longest layout.
pub const HEADER: usize = 16;
/// Largest difference between the numbers of two datagrams in a row.
const NEAR: u64 = 1000;
/// Most seconds between two datagrams of a test.
const PAUSE: u64 = 60;

/// The layout of the fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    Iperf3,
    /// With numbers of 64 bits.
    Iperf3Wide,
    Iperf2,
}

/// Number and time of a datagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    pub number: u64,
    /// Time of sending, microseconds, by the sender's clock.
    pub sent: u64,
}

/// The datagrams of a flow that are iperf's.
#[derive(Clone, Debug, Default)]
pub struct Probes {
    state: State,
    /// One for each packet, once the layout is known.
    marks: Vec<Option<Mark>>,
}

#[derive(Clone, Debug, Default)]
enum State {
    /// No packet yet.
    #[default]
    Undecided,
    /// The header of each packet so far, if it has one, until a layout is accepted.
    Trying(Vec<Option<[u8; HEADER]>>),
    Found(Layout),
    Other,
}

impl Layout {
    fn read(self, header: &[u8]) -> Option<Mark> {
        let [first, second, third, fourth] =
            [be32(header, 0)?, be32(header, 4)?, be32(header, 8)?, be32(header, 12)?];
        let time = |seconds: u32, micros: u32| {
            (micros < 1_000_000).then_some(u64::from(seconds) * 1_000_000 + u64::from(micros))
        };
        match self {
            Self::Iperf3 => Some(Mark { number: u64::from(third), sent: time(first, second)? }),
            Self::Iperf3Wide => Some(Mark { number: Order::Big.u64(header, 8)?, sent: time(first, second)? }),
            Self::Iperf2 => {
                // the last datagrams have negative numbers
                let number = (first >> 31 == 0).then_some(u64::from(first) | u64::from(fourth) << 31)?;
                Some(Mark { number, sent: time(second, third)? })
            }
        }
    }

    /// Whether these datagrams, in the order of arrival, fit this layout.
    fn fits(self, headers: &[[u8; HEADER]]) -> bool {
        let marks: Option<Vec<Mark>> = headers.iter().map(|header| self.read(header)).collect();
        let Some(marks) = marks else { return false };
        let is_near = |pair: &[Mark]| {
            let (numbers, times) =
                (pair[0].number.abs_diff(pair[1].number), pair[0].sent.abs_diff(pair[1].sent));
            numbers <= NEAR && times <= PAUSE * 1_000_000
        };
        let rises = |of: fn(&Mark) -> u64| marks.first().map(of) < marks.last().map(of);
        marks.windows(2).all(is_near) && rises(|mark| mark.number) && rises(|mark| mark.sent)
    }
}

impl Probes {
    /// Takes in the captured payload of the next packet.
    pub fn take(&mut self, payload: &[u8]) {
        let header = payload.first_chunk::<HEADER>().copied();
        match &mut self.state {
            State::Other => {}
            State::Found(layout) => {
                let mark = header.and_then(|header| layout.read(&header));
                self.marks.push(mark);
            }
            State::Undecided => self.state = State::Trying(vec![header]),
            State::Trying(headers) => {
                headers.push(header);
                self.decide();
            }
        }
    }

    fn decide(&mut self) {
        let State::Trying(headers) = &self.state else { return };
        let long: Vec<[u8; HEADER]> = headers.iter().copied().flatten().collect();
        if long.len() < TRIED && headers.len() < 2 * TRIED {
            return;
        }
        let layouts = [Layout::Iperf3Wide, Layout::Iperf3, Layout::Iperf2];
        let found = layouts.into_iter().find(|layout| long.len() == TRIED && layout.fits(&long));
        let Some(layout) = found else {
            self.state = State::Other;
            return;
        };
        self.marks = headers.iter().map(|header| header.and_then(|header| layout.read(&header))).collect();
        self.state = State::Found(layout);
    }

    /// The same with the packets in this order.
    pub fn in_order(&self, order: &[u32]) -> Self {
        match self.layout() {
            Some(layout) => Self { state: State::Found(layout), marks: pick(&self.marks, order) },
            None => Self { state: State::Other, marks: Vec::new() },
        }
    }

    /// The layout, if nine in ten datagrams have it.
    pub fn layout(&self) -> Option<Layout> {
        let State::Found(layout) = self.state else { return None };
        let marked = self.marks.iter().flatten().count();
        (marked * 10 >= self.marks.len() * 9).then_some(layout)
    }

    /// Number and sending time of a packet.
    pub fn mark(&self, packet: u32) -> Option<Mark> {
        *self.marks.get(packet as usize)?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(layout: Layout, number: u32, sent: u32) -> Vec<u8> {
        let (seconds, micros) = (77 + sent / 1_000_000, sent % 1_000_000);
        let fields = match layout {
            Layout::Iperf3 => [seconds, micros, number, 0x6162_6364],
            Layout::Iperf3Wide => [seconds, micros, 0, number],
            Layout::Iperf2 => [number, seconds, micros, 0],
        };
        fields.iter().flat_map(|field| field.to_be_bytes()).collect()
    }

    #[test]
    fn every_layout_is_recognised() {
        for layout in [Layout::Iperf3, Layout::Iperf3Wide, Layout::Iperf2] {
            let mut probes = Probes::default();
            probes.take(b"6789");
            for k in 0..40_u32 {
                probes.take(&header(layout, 1 + (k ^ 1), 990_000 + 1000 * (k ^ 1)));
            }
            assert_eq!(probes.layout(), Some(layout));
            assert_eq!(probes.mark(0), None);
            assert_eq!(probes.mark(1), Some(Mark { number: 2, sent: 77_991_000 }));
            assert_eq!(probes.mark(40), Some(Mark { number: 39, sent: 78_028_000 }));
            let turned = probes.in_order(&[40, 1]);
            assert_eq!(turned.mark(0).map(|mark| mark.number), Some(39));
        }
    }

    #[test]
    fn other_payloads_are_not() {
        let mut random = Probes::default();
        let mut constant = Probes::default();
        let mut short = Probes::default();
        for k in 1..100_u32 {
            let noise: Vec<u8> =
                (0..16).map(|at| (k.wrapping_mul(2_654_435_761) >> (at % 24)) as u8).collect();
            random.take(&noise);
            constant.take(&[0; 16]);
            short.take(&noise[..3]);
        }
        for probes in [random, constant, short] {
            assert_eq!((probes.layout(), probes.marks.len()), (None, 0));
        }
    }
}
