//! What the hosts send: bytes over TCP, or numbered datagrams.

use nix::sys::socket::{setsockopt, sockopt};
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::thread;
use std::time::{Duration, Instant};

/// Port of the receiver.
pub const PORT: u16 = 5201;

/// Several transfers over TCP at once.
#[derive(Clone, Copy, Debug)]
pub struct Transfers {
    /// How many.
    pub flows: u32,
    /// Bytes of each.
    pub bytes: u32,
    /// Receive buffer of each, bytes; it bounds the window, and so the queue.
    pub buffer: usize,
}

/// Takes the transfers; returns the bytes that came.
pub fn receive(transfers: Transfers, at: SocketAddr, limit: Duration) -> io::Result<u64> {
    let listener = TcpListener::bind(at)?;
    // connections inherit it
    setsockopt(&listener, sockopt::RcvBuf, &transfers.buffer)?;
    let mut readers = Vec::new();
    for _ in 0..transfers.flows {
        let (mut stream, _) = listener.accept()?;
        stream.set_read_timeout(Some(limit))?;
        readers.push(thread::spawn(move || io::copy(&mut stream, &mut io::sink())));
    }
    let mut total = 0;
    for reader in readers {
        total += reader.join().map_err(|_| io::Error::other("a reader broke off"))??;
    }
    Ok(total)
}

/// Sends the transfers, and waits until the other end has closed them.
pub fn send(transfers: Transfers, to: SocketAddr, limit: Duration) -> io::Result<()> {
    let writers: Vec<_> = (0..transfers.flows)
        .map(|flow| {
            // flows begin one after the other
            thread::sleep(Duration::from_millis(if flow == 0 { 0 } else { 3 }));
            thread::spawn(move || {
                let mut stream = connect(to, limit)?;
                stream.set_write_timeout(Some(limit))?;
                stream.set_read_timeout(Some(limit))?;
                stream.write_all(&vec![b'x'; transfers.bytes as usize])?;
                stream.shutdown(std::net::Shutdown::Write)?;
                stream.read(&mut [0])
            })
        })
        .collect();
    for writer in writers {
        writer.join().map_err(|_| io::Error::other("a writer broke off"))??;
    }
    Ok(())
}

/// The receiver may not listen yet.
fn connect(to: SocketAddr, limit: Duration) -> io::Result<TcpStream> {
    let since = Instant::now();
    loop {
        match TcpStream::connect_timeout(&to, limit) {
            Err(error) if error.kind() == io::ErrorKind::ConnectionRefused && since.elapsed() < limit => {
                thread::sleep(Duration::from_millis(5));
            }
            other => return other,
        }
    }
}

/// What a datagram carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payload {
    /// An RTP header (RFC 3550).
    Rtp,
    /// What iperf3 sends: seconds, microseconds, a number of 32 bits that begins at 1.
    Iperf3,
    /// Packets as QUIC sends them, whose numbers are hidden; a batch is one call, which the kernel splits (segmentation
    /// offload).
    Quic,
}

/// A stream of datagrams.
#[derive(Clone, Copy, Debug)]
pub struct Datagrams {
    /// What they carry.
    pub payload: Payload,
    /// How many.
    pub count: u32,
    /// Time from one to the next.
    pub gap: Duration,
}

/// Datagrams of a batch with segmentation offload.
const BATCH: u32 = 10;
/// Bytes of a datagram.
const SIZE: usize = 1200;

/// Sends the datagrams at a steady rate.
pub fn stream(datagrams: Datagrams, to: SocketAddr) -> io::Result<()> {
    let any: SocketAddr = if to.is_ipv4() { ([0; 4], 0).into() } else { ([0_u16; 8], 0).into() };
    let socket = UdpSocket::bind(any)?;
    socket.connect(to)?;
    let batch = if datagrams.payload == Payload::Quic { BATCH } else { 1 };
    if batch > 1 {
        setsockopt(&socket, sockopt::UdpGsoSegment, &(SIZE as i32))?;
    }
    let since = Instant::now();
    for first in (0..datagrams.count).step_by(batch as usize) {
        let wait = (datagrams.gap * first).saturating_sub(since.elapsed());
        thread::sleep(wait);
        let elapsed = since.elapsed();
        let batch: Vec<u8> =
            (first..first + batch).flat_map(|number| datagram(datagrams.payload, number, elapsed)).collect();
        socket.send(&batch)?;
    }
    Ok(())
}

fn datagram(payload: Payload, number: u32, elapsed: Duration) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(SIZE);
    match payload {
        Payload::Rtp => {
            bytes.extend([0x80, 96]);
            bytes.extend((number as u16).to_be_bytes());
            bytes.extend((elapsed.as_micros() as u32 / 1000 * 90).to_be_bytes());
            bytes.extend(0x1f00_2026_u32.to_be_bytes());
        }
        Payload::Iperf3 => {
            bytes.extend((elapsed.as_secs() as u32).to_be_bytes());
            bytes.extend(elapsed.subsec_micros().to_be_bytes());
            bytes.extend((number + 1).to_be_bytes());
        }
        Payload::Quic => {
            // a short header, a connection identifier; then the number, which encryption hides: here a hash of it,
            // which the truth knows and nothing else can sort
            bytes.push(0x40 | (scramble(number) & 0x1f) as u8);
            bytes.extend([0x83, 0x94, 0xc8, 0xf0, 0x3e, 0x51, 0x57, 0x08]);
            for word in 0..4 {
                bytes.extend(scramble(number ^ word << 28).to_be_bytes());
            }
        }
    }
    bytes.resize(SIZE, 0);
    bytes
}

/// A bijection of 32 bits without visible order (the finalizer of MurmurHash3).
fn scramble(number: u32) -> u32 {
    let mut x = number ^ 0x9e37_79b9;
    x = (x ^ (x >> 16)).wrapping_mul(0x85eb_ca6b);
    x = (x ^ (x >> 13)).wrapping_mul(0xc2b2_ae35);
    x ^ (x >> 16)
}
