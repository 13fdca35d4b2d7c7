//! What a capture does to the packets that it holds: frames of one point of the path, made into those of a file.

use crate::relay::{Record, Transmission};
use compose::Frame;
use model::random::{Random, Stream};

/// What happens between the wire and the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disguise {
    /// Nothing.
    None,
    /// A mirror port gives each packet twice: as it comes into the switch and as it leaves.
    Mirror,
    /// Four queues of the capturing host are written by turns; the times are right.
    Shuffled,
    /// The clock is set back twice, by 30 ms; the order is right.
    SetBack,
}

/// A frame of the file, with its place among those of the record.
pub type PlacedFrame = (Frame, u32);

/// The frames of a file. `points` are times and packets, as in [`Record::at_receiver`].
pub fn frames(
    record: &Record,
    points: &[(u64, u32)],
    snap: usize,
    disguise: Disguise,
    seed: u32,
) -> Vec<PlacedFrame> {
    let frame = |(place, &(time, transmission)): (u32, &(u64, u32))| {
        let Transmission { head, length, .. } = &record.transmissions[transmission as usize];
        let bytes = head[..head.len().min(snap)].to_vec();
        (Frame { time: record.start + time, bytes, wire: *length }, place)
    };
    let frames: Vec<PlacedFrame> = (0..).zip(points).map(frame).collect();
    match disguise {
        Disguise::None => frames,
        Disguise::Mirror => mirrored(frames, seed),
        Disguise::Shuffled => shuffled(frames),
        Disguise::SetBack => set_back(frames),
    }
}

/// The second copy comes up to 0.4 ms later, so that other packets stand between the two.
fn mirrored(frames: Vec<PlacedFrame>, seed: u32) -> Vec<PlacedFrame> {
    let random = Random::new(seed, 1);
    let mut all = Vec::with_capacity(2 * frames.len());
    let mut leaves = 0;
    for (frame, place) in frames {
        let [wait, ..] = random.uniforms(Stream::Jitter, place, 0);
        // a switch keeps the order
        leaves = (frame.time + 20_000 + (wait * 380_000.0) as u64).max(leaves + 1_000);
        let mut copy = frame.clone();
        copy.time = leaves;
        all.extend([(frame, place), (copy, place)]);
    }
    all.sort_by_key(|(frame, _)| frame.time);
    all
}

/// Each queue takes every fourth packet, and is written every 2 ms, one after the other.
fn shuffled(mut frames: Vec<PlacedFrame>) -> Vec<PlacedFrame> {
    const TURN: u64 = 2_000_000;
    let queue = |place: u32| u64::from(place % 4);
    frames.sort_by_key(|(frame, place)| {
        let queue = queue(*place);
        ((frame.time + queue * TURN / 4) / TURN * 4 + 4 - queue, frame.time)
    });
    frames
}

fn set_back(mut frames: Vec<PlacedFrame>) -> Vec<PlacedFrame> {
    let count = frames.len();
    for (place, (frame, _)) in frames.iter_mut().enumerate() {
        let steps = [count / 3, 2 * count / 3].iter().filter(|&&at| place >= at).count() as u64;
        frame.time -= steps * 30_000_000;
    }
    frames
}
