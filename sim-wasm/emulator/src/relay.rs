//! Carries packets between two hosts as two paths decide, and writes down what became of each.

use crate::namespace::End;
use crate::packet::Packet;
use crate::path::{EnteringPacket, Fate, Path};
use nix::poll::{PollFd, PollFlags, ppoll};
use nix::sys::time::TimeSpec;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Bytes of each packet that are kept: all headers, and numbers in a datagram.
const KEPT: usize = 128;
/// Room for a packet of a device whose MTU is 1500.
const LONGEST: usize = 2048;

/// Where a packet goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From the sender of the data.
    There = 0,
    /// Acknowledgments.
    Back = 1,
}

/// A packet that was sent once.
#[derive(Clone, Debug)]
pub struct Transmission {
    /// Where it went.
    pub direction: Direction,
    /// When it was sent, ns since the emulator started.
    pub sent: u64,
    /// When it arrived; `None` if it was lost.
    pub arrived: Option<u64>,
    /// Its first bytes.
    pub head: Vec<u8>,
    /// Its length.
    pub length: u32,
    /// What its headers say.
    pub packet: Packet,
}

/// Everything that was sent, and both captures as places in that list with their times.
#[derive(Debug, Default)]
pub struct Record {
    /// When the emulator started, ns since 1970.
    pub start: u64,
    /// In the order in which they were sent.
    pub transmissions: Vec<Transmission>,
    /// At the sender of the data.
    pub at_sender: Vec<(u64, u32)>,
    /// At its receiver.
    pub at_receiver: Vec<(u64, u32)>,
    /// Packets that were still on their way when the run ended.
    pub on_the_way: u64,
}

/// A packet on its way: when it arrives, then the order in which that was decided.
type ScheduledPacket = Reverse<(u64, u64, u32)>;

struct Relay<'a> {
    ends: [&'a File; 2],
    paths: [Box<dyn Path>; 2],
    /// By direction and number within it: the place in the list, and the whole packet.
    held: HashMap<(u8, u32), (u32, Vec<u8>)>,
    counts: [u32; 2],
    due: BinaryHeap<ScheduledPacket>,
    decided: u64,
    record: Record,
    clock: Instant,
}

/// Carries packets until `is_done` says so and none has moved for 60 ms, or until `limit`.
pub fn relay(
    sender: &End,
    receiver: &End,
    paths: [Box<dyn Path>; 2],
    limit: Duration,
    is_done: &dyn Fn() -> bool,
) -> io::Result<Record> {
    let start = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as u64;
    let mut relay = Relay {
        ends: [&sender.device, &receiver.device],
        paths,
        held: HashMap::new(),
        counts: [0; 2],
        due: BinaryHeap::new(),
        decided: 0,
        record: Record { start, ..Record::default() },
        clock: Instant::now(),
    };
    let mut quiet = Instant::now();
    while relay.clock.elapsed() < limit {
        let moved = relay.deliver()? + relay.take(Direction::There)? + relay.take(Direction::Back)?;
        if moved > 0 {
            quiet = Instant::now();
        } else if is_done() && quiet.elapsed() > Duration::from_millis(60) {
            break;
        } else {
            relay.wait()?;
        }
    }
    relay.record.on_the_way = relay.held.len() as u64;
    Ok(relay.record)
}

impl Relay<'_> {
    fn now(&self) -> u64 {
        self.clock.elapsed().as_nanos() as u64
    }

    /// Sleeps until a packet comes or something is due, 5 ms at most.
    fn wait(&mut self) -> io::Result<()> {
        let asked = self.paths.iter().filter_map(|path| path.due()).min();
        let next = self.due.peek().map(|Reverse((at, ..))| *at);
        let until = [asked, next].into_iter().flatten().min();
        let now = self.now();
        let pause = until.map_or(5_000_000, |at| at.saturating_sub(now).min(5_000_000));
        let [a, b] = self.ends;
        let mut fds = [PollFd::new(a.as_fd(), PollFlags::POLLIN), PollFd::new(b.as_fd(), PollFlags::POLLIN)];
        ppoll(&mut fds, Some(TimeSpec::from_duration(Duration::from_nanos(pause))), None)?;
        Ok(())
    }

    /// Hands over what is due by now.
    fn deliver(&mut self) -> io::Result<usize> {
        let now = self.now();
        for direction in [Direction::There, Direction::Back] {
            let mut fates = Vec::new();
            self.paths[direction as usize].advance(now, &mut fates);
            self.decide(direction, &fates);
        }
        let mut moved = 0;
        while let Some(&Reverse((at, _, key))) = self.due.peek() {
            if at > self.now() {
                break;
            }
            self.due.pop();
            moved += 1;
            let direction = if key >> 31 == 0 { Direction::There } else { Direction::Back };
            let number = key & (u32::MAX >> 1);
            let Some((place, bytes)) = self.held.remove(&(direction as u8, number)) else { continue };
            let time = self.now();
            self.ends[1 - direction as usize].write_all(&bytes)?;
            self.record.transmissions[place as usize].arrived = Some(time);
            match direction {
                Direction::There => self.record.at_receiver.push((time, place)),
                Direction::Back => self.record.at_sender.push((time, place)),
            }
        }
        Ok(moved)
    }

    /// Takes what a host has sent.
    fn take(&mut self, direction: Direction) -> io::Result<usize> {
        let mut buffer = [0; LONGEST];
        let mut moved = 0;
        // a few at a time, so that what is due does not wait for a burst
        while moved < 8 {
            let length = match self.ends[direction as usize].read(&mut buffer) {
                Ok(length) => length,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) => return Err(error),
            };
            let bytes = &buffer[..length];
            // whatever else the hosts say (ICMPv6) goes nowhere
            let Some(packet) = Packet::read(bytes) else { continue };
            moved += 1;
            self.enter(direction, packet, bytes);
        }
        Ok(moved)
    }

    fn enter(&mut self, direction: Direction, packet: Packet, bytes: &[u8]) {
        let at = self.now();
        let number = self.counts[direction as usize];
        self.counts[direction as usize] += 1;
        let place = self.record.transmissions.len() as u32;
        self.record.transmissions.push(Transmission {
            direction,
            sent: at,
            arrived: None,
            head: bytes[..bytes.len().min(KEPT)].to_vec(),
            length: bytes.len() as u32,
            packet,
        });
        match direction {
            Direction::There => self.record.at_sender.push((at, place)),
            Direction::Back => self.record.at_receiver.push((at, place)),
        }
        self.held.insert((direction as u8, number), (place, bytes.to_vec()));
        let port = if direction == Direction::There { packet.ports.0 } else { packet.ports.1 };
        let mut fates = Vec::new();
        let entering = EnteringPacket { number, at, length: bytes.len() as u32, port };
        self.paths[direction as usize].enter(&entering, &mut fates);
        self.decide(direction, &fates);
    }

    fn decide(&mut self, direction: Direction, fates: &[(u32, Fate)]) {
        for &(number, fate) in fates {
            match fate {
                Fate::Arrives(at) => {
                    self.decided += 1;
                    self.due.push(Reverse((at, self.decided, number | (direction as u32) << 31)));
                }
                Fate::Lost => {
                    self.held.remove(&(direction as u8, number));
                }
            }
        }
    }
}
