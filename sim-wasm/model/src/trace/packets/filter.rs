//! A display filter for Wireshark that shows rows of the list (rule packet-4).

use crate::extremes::{larger, smaller};
use crate::trace::flow::keys::Key;
use crate::trace::packets::Packets;
use std::net::IpAddr;

/// The ends of a flow of a capture.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    pub key: Key,
}

/// Most numbers and ranges in a filter: Wireshark takes long to read more.
const TERMS_AT_MOST: usize = 1000;

impl Packets {
    /// The filter that shows exactly the frames of these rows, `frame.number in {12, 15..17}`; if that needs too many
    /// terms, one that shows all packets of the flow from the first to the last of them. `None` if they have no frames,
    /// or the file is not a capture.
    #[must_use]
    pub fn wireshark(&self, rows: impl Iterator<Item = u32>) -> Option<String> {
        let ends = self.ends?;
        let rows: Vec<usize> = rows.map(|row| row as usize).collect();
        let mut frames: Vec<u32> = rows.iter().filter_map(|&row| self.frames.get(row).copied()).collect();
        frames.retain(|&frame| frame > 0);
        frames.sort_unstable();
        frames.dedup();
        let (first, last) = (*frames.first()?, *frames.last()?);
        let terms: Vec<&[u32]> = frames.chunk_by(|before, frame| before + 1 == *frame).collect();
        if terms.len() <= TERMS_AT_MOST {
            let term = |run: &&[u32]| match **run {
                [one] => one.to_string(),
                [from, .., to] => format!("{from}..{to}"),
                [] => String::new(),
            };
            let terms: Vec<String> = terms.iter().map(term).collect();
            return Some(format!("frame.number in {{{}}}", terms.join(", ")));
        }
        let times = rows.iter().filter_map(|&row| self.times.get(row).copied());
        let (from, to) =
            times.fold((f64::MAX, f64::MIN), |(from, to), time| (smaller(time, from), larger(time, to)));
        let when = if self.is_timed {
            format!(
                "frame.time_relative >= {:.9} && frame.time_relative <= {:.9}",
                from / 1000.0,
                to / 1000.0
            )
        } else {
            format!("frame.number in {{{first}..{last}}}")
        };
        Some(format!("{} && {when}", ends.tuple()))
    }
}

impl Ends {
    fn tuple(&self) -> String {
        let Key { source, destination, protocol, ports, is_echo, .. } = self.key;
        let version = |address: IpAddr| if address.is_ipv4() { "ip" } else { "ipv6" };
        let addresses =
            format!("{}.src == {source} && {}.dst == {destination}", version(source), version(destination));
        let ported = |name: &str| {
            format!("{addresses} && {name}.srcport == {} && {name}.dstport == {}", ports.0, ports.1)
        };
        match protocol {
            6 => ported("tcp"),
            17 => ported("udp"),
            1 if is_echo => format!("{addresses} && icmp.ident == {}", ports.1),
            58 if is_echo => format!("{addresses} && icmpv6.echo.identifier == {}", ports.1),
            _ => addresses,
        }
    }
}
