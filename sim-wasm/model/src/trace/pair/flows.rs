//! The flows that are in both captures.

use crate::trace::flow::fingerprints::{PacketPrint, PrintFields, prints};
use crate::trace::flow::flows::{Flow, Kind};
use crate::trace::flow::keys::Key;
use crate::trace::pair::matching::{Matches, matches};
use std::collections::HashMap;

/// A flow in both captures: its indices in their tables.
#[derive(Clone, Copy, Debug)]
pub struct CommonFlow {
    pub first: u32,
    pub second: u32,
}

/// How many of a flow's first packets are searched for if addresses differ, or several flows have the same ones.
const LOOKED_AT: usize = 256;

/// Pairs flows by addresses and ports, and by their packets if an address was translated on the way. Of several flows
/// with the same addresses, those with the same packets are paired.
pub fn common_flows(first: &[Flow], second: &[Flow]) -> Vec<CommonFlow> {
    let means = PrintFields { by_identification: false, unit: None };
    let mut owner: HashMap<u64, u32> = HashMap::new();
    let mut with_key: HashMap<Key, Vec<u32>> = HashMap::new();
    for (place, flow) in (0..).zip(second) {
        let Some(key) = flow.key else { continue };
        with_key.entry(Key { within: 0, ..key }).or_default().push(place);
        for seen in prints(flow, means).into_iter().take(LOOKED_AT) {
            owner.entry(seen.print).or_insert(place);
        }
    }
    let mut is_taken = vec![false; second.len()];
    let mut found = Vec::new();
    for (place, flow) in (0..).zip(first) {
        let Some(key) = flow.key else { continue };
        let same = with_key.get(&Key { within: 0, ..key }).map(Vec::as_slice).unwrap_or_default();
        let chosen = match same {
            &[only] => Some(only),
            _ => flow_by_votes(flow, means, &owner, |other| match same {
                [] => second
                    .get(other as usize)
                    .and_then(|flow| flow.key)
                    .is_some_and(|other| other.protocol == key.protocol),
                _ => same.contains(&other),
            }),
        };
        let chosen = chosen.filter(|&other| !is_taken.get(other as usize).is_none_or(|&is_taken| is_taken));
        if let Some(other) = chosen {
            is_taken[other as usize] = true;
            found.push(CommonFlow { first: place, second: other });
        }
    }
    found
}

/// The flow in which most of the first packets are found, if it has enough of them.
fn flow_by_votes(
    flow: &Flow,
    means: PrintFields,
    owner: &HashMap<u64, u32>,
    may_be: impl Fn(u32) -> bool,
) -> Option<u32> {
    let looked: Vec<PacketPrint> = prints(flow, means).into_iter().take(LOOKED_AT).collect();
    let mut votes: Vec<u32> =
        looked.iter().filter_map(|seen| owner.get(&seen.print).copied()).filter(|&at| may_be(at)).collect();
    votes.sort_unstable();
    let best = votes.chunk_by(|a, b| a == b).max_by_key(|group| group.len())?;
    // a capture that began later lacks the first packets: a quarter is enough, since no other flow has them
    (best.len() * 4 >= looked.len()).then(|| best[0])
}

/// The packets of a flow in both captures, matched.
#[derive(Debug)]
pub struct MatchedPackets {
    pub means: PrintFields,
    pub first: Vec<PacketPrint>,
    pub second: Vec<PacketPrint>,
    /// For each packet of the second file, that of the first.
    pub matches: Matches,
}

/// Matches the packets by the means that find most of them.
pub fn match_packets(first: &Flow, second: &Flow) -> MatchedPackets {
    let mut best: Option<MatchedPackets> = None;
    for means in print_field_choices(first, second) {
        let (mut ours, theirs) = (prints(first, means), prints(second, means));
        if means.by_identification {
            remove_copies(&mut ours);
        }
        let matches = matches(&ours, &theirs);
        let score = |paired: &MatchedPackets| paired.matches.found();
        // an earlier means is preferred unless it finds clearly fewer packets
        let is_better = best.as_ref().is_none_or(|best| matches.found() > score(best) + score(best) / 10);
        if is_better {
            best = Some(MatchedPackets { means, first: ours, second: theirs, matches });
        }
        if best
            .as_ref()
            .is_some_and(|best| score(best) * 10 >= 9 * best.second.len().min(best.first.len()) as u64)
        {
            break;
        }
    }
    best.unwrap_or(MatchedPackets {
        means: PrintFields { by_identification: false, unit: None },
        first: Vec::new(),
        second: Vec::new(),
        matches: Matches::default(),
    })
}

/// The means by which packets may be distinguished, the most reliable first.
fn print_field_choices(first: &Flow, second: &Flow) -> Vec<PrintFields> {
    let has_identifications = [first, second].iter().all(|flow| {
        let ids = &flow.columns.ids;
        2 * ids.iter().filter(|&id| id != 0).count() > ids.len()
    });
    let units = units(first, second);
    let ways = if has_identifications { &[true, false][..] } else { &[false] };
    ways.iter()
        .flat_map(|&by_identification| units.iter().map(move |&unit| PrintFields { by_identification, unit }))
        .collect()
}

/// Payloads that a full packet on the wire may have, if one of the captures has merged segments; `None` for segments as
/// they were captured.
fn units(first: &Flow, second: &Flow) -> Vec<Option<u32>> {
    let (Kind::Tcp(ours), Kind::Tcp(theirs)) = (&first.kind, &second.kind) else { return vec![None] };
    if ours.largest == theirs.largest {
        return vec![None];
    }
    let usual = |flow: &Flow| {
        let mut sizes: Vec<u32> = flow.columns.sizes.iter().filter(|&size| size > 0).collect();
        sizes.sort_unstable();
        sizes.chunk_by(|a, b| a == b).max_by_key(|group| group.len()).map(|group| group[0])
    };
    let usual = usual(first).into_iter().chain(usual(second)).min();
    vec![Some(ours.largest.min(theirs.largest)), usual, None]
}

/// A packet with the same fingerprint within this time is a copy, ms.
const COPY: f64 = 100.0;

/// Removes copies made by a mirror port or a second interface: by identification they are the same packet.
fn remove_copies(packets: &mut Vec<PacketPrint>) {
    let mut last: HashMap<u64, f64> = HashMap::new();
    packets.retain(|seen| {
        let before = last.insert(seen.print, seen.time);
        !before.is_some_and(|before| (seen.time - before).abs() <= COPY)
    });
}
