//! The lines of the other direction of a TCP connection: the cumulative acknowledgment, the edge of its window, and
//! selective acknowledgments.

use crate::extremes::larger;
use crate::sorted;
use crate::trace::flow::flows::Flow;
use crate::trace::numbers::columns::order;
use crate::trace::numbers::unfold::unfold32;
use crate::trace::packets::Packets;
use crate::trace::tcp::segments::{BASE, Segments};

/// Acknowledgments in the order of their times; numbers are relative, as those of the packets.
#[derive(Debug, Default)]
pub struct AckLines {
    pub times: Vec<f64>,
    pub acknowledged: Vec<f64>,
    /// The first byte beyond the window; NaN if unknown.
    pub edges: Vec<f64>,
    /// Blocks that arrived out of order: time, first byte, the byte after the last, and whether they arrived again.
    pub blocks: Vec<(f64, f64, f64, bool)>,
}

impl AckLines {
    /// The acknowledgments in flow `peer` of the packets of `own`, relative to `base`.
    pub fn of(peer: &Flow, own: &Segments, base: u64, packets: &Packets) -> Self {
        let (Some(said), Some(rows)) = (peer.segments(), order(&peer.columns)) else {
            return Self::default();
        };
        let (Some(&first), Some(&last)) = (packets.times.first(), packets.times.last()) else {
            return Self::default();
        };
        let highest = (0..)
            .zip(&packets.numbers)
            .map(|(row, number)| number + f64::from(packets.size(row).unwrap_or(0)));
        // acknowledgments beyond this belong to another connection between the same ports
        let beyond = highest.fold(0.0, |most, end| larger(end, most)) + 1.0;
        let scale = scale(said, own);
        let mut lines = Self::default();
        let mut reference = base.max(BASE);
        let mut blocks: Vec<_> = said.sacks.blocks.iter().map(|block| (block.packet, block)).collect();
        sorted::by_key(&mut blocks, |&(packet, _)| packet.into());
        for row in rows {
            let Some((segment, _)) = said.packet(&peer.columns, row) else { continue };
            let Some(time) = peer.columns.times.get(row as usize).filter(|&time| time >= first) else {
                continue;
            };
            let Some(number) = segment.acknowledgment.filter(|_| segment.is_ack && !segment.is_reset) else {
                continue;
            };
            let unfolded = unfold32(reference, number);
            let relative = unfolded as f64 - base as f64;
            if relative < 0.0 || relative > beyond || (time > last && lines.times.is_empty()) {
                continue;
            }
            reference = reference.max(unfolded);
            let window = segment.window.filter(|_| segment.is_window_closed.is_some()).zip(scale);
            let bits = |scale: u8| if segment.is_syn { 0 } else { scale };
            lines.times.push(time);
            lines.acknowledged.push(relative);
            lines.edges.push(window.map_or(f64::NAN, |(window, scale)| {
                relative + f64::from(u32::from(window) << bits(scale).min(14))
            }));
            let from = blocks.partition_point(|&(packet, _)| packet < row);
            for (_, block) in blocks[from..].iter().take_while(|&&(packet, _)| packet == row) {
                let [left, right] =
                    [block.left, block.right].map(|edge| unfold32(unfolded, edge) as f64 - base as f64);
                if left >= 0.0 && left < right && right <= beyond {
                    lines.blocks.push((time, left, right, block.is_copy));
                }
            }
        }
        lines
    }
}

/// The window scale, bits: it is used only if both SYNs offer it, and unknown if one was not seen.
fn scale(said: &Segments, own: &Segments) -> Option<u8> {
    said.handshake.number()?;
    let both = said.sacks.scale.filter(|_| own.handshake.number().is_none() || own.sacks.scale.is_some());
    Some(both.unwrap_or(0))
}
