//! A pyramid over the packets of a flow: the range of times and heights of each run of rows, and the kinds in it.

use crate::extremes::{larger, smaller};
use crate::trace::packets::Packets;
use crate::trace::packets::kind::Kind;
use std::ops::Range;

/// Rows of a node on the lowest level; below, nodes of a level that have one above them.
const LEAF: usize = 32;
const BRANCH: usize = 8;

/// The extent of a run of rows.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub times: (f64, f64),
    pub numbers: (f64, f64),
    /// The kinds in it, a bit each; 0 if there is nothing to draw.
    pub kinds: u16,
    /// How many of its rows are drawn.
    pub count: u32,
}

/// What to do with a run of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    /// It is finished as a whole.
    Done,
    /// Its parts are visited.
    Inside,
}

#[derive(Debug, Default)]
pub struct Tree {
    /// The levels, the lowest first.
    levels: Vec<Vec<Node>>,
    rows: usize,
}

const NOTHING: Node = Node { times: (f64::MAX, f64::MIN), numbers: (f64::MAX, f64::MIN), kinds: 0, count: 0 };

impl Node {
    fn with(self, other: Self) -> Self {
        let join = |(a, b): (f64, f64), (c, d): (f64, f64)| (smaller(a, c), larger(b, d));
        Self {
            times: join(self.times, other.times),
            numbers: join(self.numbers, other.numbers),
            kinds: self.kinds | other.kinds,
            count: self.count + other.count,
        }
    }
}

impl Tree {
    /// The tree over rows with these heights; rows without a height are left out.
    pub fn of(packets: &Packets, heights: &[f64]) -> Self {
        let rows = heights.len();
        let node = |row: usize| match packets.kinds[row] {
            Kind::Control => NOTHING,
            _ if heights[row].is_nan() => NOTHING,
            kind => {
                let (time, number) = (packets.times[row], heights[row]);
                Node { times: (time, time), numbers: (number, number), kinds: kind.bit(), count: 1 }
            }
        };
        let leaf = |start: usize| (start..rows.min(start + LEAF)).map(node).fold(NOTHING, Node::with);
        let mut levels = vec![(0..rows).step_by(LEAF).map(leaf).collect::<Vec<_>>()];
        while let Some(level) = levels.last().filter(|level| level.len() > BRANCH) {
            levels.push(
                level.chunks(BRANCH).map(|part| part.iter().copied().fold(NOTHING, Node::with)).collect(),
            );
        }
        Self { levels, rows }
    }

    /// Visits runs of rows, from the top level down; `row` gets the single rows of runs that are entered.
    pub fn visit(&self, mut node: impl FnMut(&Node) -> Visit, mut row: impl FnMut(usize)) {
        let top = self.levels.len().saturating_sub(1);
        let nodes = self.levels.last().map_or(0, Vec::len);
        self.go(top, 0..nodes, &mut node, &mut row);
    }

    fn go(
        &self,
        level: usize,
        nodes: Range<usize>,
        node: &mut impl FnMut(&Node) -> Visit,
        row: &mut impl FnMut(usize),
    ) {
        for at in nodes {
            let Some(one) = self.levels.get(level).and_then(|level| level.get(at)) else { return };
            if one.kinds == 0 || node(one) == Visit::Done {
                continue;
            }
            match level.checked_sub(1) {
                None => (at * LEAF..self.rows.min((at + 1) * LEAF)).for_each(&mut *row),
                Some(below) => {
                    let last = self.levels.get(below).map_or(0, Vec::len);
                    self.go(below, at * BRANCH..last.min((at + 1) * BRANCH), node, row);
                }
            }
        }
    }

    /// First and last time.
    pub fn span(&self) -> Option<(f64, f64)> {
        let all = self.levels.last()?.iter().copied().fold(NOTHING, Node::with);
        (all.kinds > 0).then_some(all.times)
    }

    /// Smallest and largest height from one time to another.
    pub fn range(&self, times: &[f64], heights: &[f64], from: f64, to: f64) -> Option<(f64, f64)> {
        let found = std::cell::Cell::new((f64::MAX, f64::MIN));
        let add = |low: f64, high: f64| {
            let (least, most) = found.get();
            found.set((smaller(low, least), larger(high, most)));
        };
        self.visit(
            |node| {
                let (first, last) = node.times;
                if last < from || first > to {
                    return Visit::Done;
                }
                if first >= from && last <= to {
                    add(node.numbers.0, node.numbers.1);
                    return Visit::Done;
                }
                Visit::Inside
            },
            |row| {
                let (time, height) = (times[row], heights[row]);
                if time >= from && time <= to && !height.is_nan() {
                    add(height, height);
                }
            },
        );
        Some(found.get()).filter(|(least, most)| least <= most)
    }
}
