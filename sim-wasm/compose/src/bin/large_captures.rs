//! `large_captures FOLDER [PART]` writes two large captures for `npm run bench -- --captures`: 700 000 whole packets
//! (1.03 GB), and the headers of 8 million (656 MB); with PART, from 0 to 1, only that share of both. Downloads over
//! TCP with timestamps; a fifth of the packets is overtaken, one in a thousand is lost and sent again, and every 32nd
//! packet is an acknowledgment.

use compose::{ethernet, ipv4, tcp};
use std::fs::File;
use std::io::{BufWriter, Result, Write};
use std::path::Path;

const FLOWS: u64 = 200;
/// Of so many packets of a flow the last is an acknowledgment.
const ROUND: u64 = 32;
/// Packets of a flow between a lost one and its retransmission.
const REPAIR: u64 = 40;

struct Shape {
    name: &'static str,
    packets: u64,
    payload: usize,
    /// Bytes of a frame that are kept.
    snap: usize,
}

const SHAPES: [Shape; 2] = [
    Shape { name: "whole.pcap", packets: 700_000, payload: 1434, snap: usize::MAX },
    Shape { name: "headers.pcap", packets: 8_000_000, payload: 1448, snap: 66 },
];

fn main() -> Result<()> {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("large_captures takes a folder");
        std::process::exit(2);
    };
    let part = std::env::args().nth(2).and_then(|text| text.parse::<f64>().ok()).unwrap_or(1.0);
    for shape in SHAPES {
        let packets = (shape.packets as f64 * part.clamp(0.0, 1.0)) as u64;
        write(&Path::new(&folder).join(shape.name), &Shape { packets, ..shape })?;
    }
    Ok(())
}

fn write(path: &Path, shape: &Shape) -> Result<()> {
    let mut file = BufWriter::with_capacity(1 << 20, File::create(path)?);
    for field in [0xa1b2_c3d4_u32, 0x0004_0002, 0, 0, 262_144, 1] {
        file.write_all(&field.to_le_bytes())?;
    }
    let payload = vec![b'x'; shape.payload];
    for number in 0..shape.packets {
        // flows take turns
        let (flow, turn) = (number % FLOWS, number / FLOWS);
        let frame = frame(flow as u16, turn, &payload);
        let kept = &frame[..frame.len().min(shape.snap)];
        let time = number * 12;
        for field in
            [1_600_000_000 + time / 1_000_000, time % 1_000_000, kept.len() as u64, frame.len() as u64]
        {
            file.write_all(&(field as u32).to_le_bytes())?;
        }
        file.write_all(kept)?;
    }
    file.flush()
}

/// The packet of a flow's turn.
fn frame(flow: u16, turn: u64, payload: &[u8]) -> Vec<u8> {
    let port = 40_000 + flow;
    let (round, step) = (turn / ROUND, turn % ROUND);
    if step == ROUND - 1 {
        let covered = ((round + 1) * (ROUND - 1) * payload.len() as u64) as u32;
        return ethernet(&ipv4(
            turn as u16,
            6,
            2,
            1,
            &tcp((port, 443), 1, 1 + covered, 16, Some(turn as u32), &[]),
        ));
    }
    let arrived = round * (ROUND - 1) + step;
    // of every ten packets the third and the fourth change places, and so do the seventh and the eighth
    let sent = match arrived % 10 {
        2 | 6 => arrived + 1,
        3 | 7 => arrived - 1,
        _ => arrived,
    };
    // the first copy of one segment in a thousand is lost: those behind it come a packet sooner, until it is sent again
    let segment = match sent % 1000 {
        of if (500..500 + REPAIR).contains(&of) => sent + 1,
        of if of == 500 + REPAIR => sent - REPAIR,
        _ => sent,
    };
    let sequence = 1 + (segment * payload.len() as u64) as u32;
    let data = tcp((443, port), sequence, 1, 24, Some((sent / 10) as u32), payload);
    ethernet(&ipv4(sent as u16, 6, 1, 2, &data))
}
