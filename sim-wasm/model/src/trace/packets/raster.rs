//! The plot of a flow as a grid of cells: each cell shows a kind of packet, or a line of the other direction.
//!
//! Rule packet-3: of all kinds in a cell, the one that is rarest in the flow is drawn, so that one late packet among a
//! million is visible.

use crate::sorted;
use crate::trace::packets::kind::Kind;
use crate::trace::packets::tree::{Tree, Visit};
use crate::trace::packets::{Axis, Packets};

/// Cells that do not show a kind of packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Layer {
    /// The other direction's cumulative acknowledgment.
    Acknowledged = 10,
    /// The edge of the other direction's window.
    Window = 11,
    /// A selective acknowledgment.
    Selective = 12,
    /// One that names bytes which came again (D-SACK).
    Repeated = 13,
}

const LAYERS: usize = 14;

/// The range of times and numbers in the plot.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// From and to, ms.
    pub times: (f64, f64),
    /// From and to, sequence numbers or, where the axis is delay, ms.
    pub numbers: (f64, f64),
}

/// The size of the plot, cells.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    pub width: u32,
    pub height: u32,
    /// How far a packet in order extends around its cell.
    pub dot: u32,
    /// How far any other packet extends around its cell.
    pub mark: u32,
}

/// Most cells of a plot: no screen has more.
const CELLS_AT_MOST: u64 = 1 << 25;
/// Most packets that are drawn one by one, and most of those not in order.
const POINTS_AT_MOST: u32 = 2500;
const MARKS_AT_MOST: usize = 500;

/// The plot.
#[derive(Clone, Debug, Default)]
pub struct Raster {
    pub width: u32,
    pub height: u32,
    /// Row by row from the top: 0 for an empty cell, a kind's number plus 1, or a [`Layer`].
    pub cells: Vec<u8>,
    /// Rows to be drawn one by one, in the order of the list; they are not in the cells.
    pub points: Vec<u32>,
    /// How many packets lie within the view, without those that are not drawn ([`Kind::Control`]).
    pub count: u32,
}

impl Packets {
    /// Draws everything within the view.
    #[must_use]
    pub fn raster(&self, axis: Axis, view: View, size: Size) -> Raster {
        let is_drawn = u64::from(size.width) * u64::from(size.height) <= CELLS_AT_MOST;
        let (width, height) = if is_drawn { (size.width, size.height) } else { (0, 0) };
        let cells = vec![0; width as usize * height as usize];
        let mut canvas = Canvas { view, width, height, cells, ranks: self.ranks() };
        if axis == Axis::Number {
            self.draw_lines(&mut canvas);
        }
        let plane = Plane { packets: self, heights: self.heights(axis), tree: self.plane(axis).1 };
        let count = plane.count(view);
        let all = count <= POINTS_AT_MOST;
        let kinds = if all { Kind::drawn() } else { Kind::marked() };
        let most = if all { POINTS_AT_MOST as usize } else { MARKS_AT_MOST };
        let points = plane.seen(view, kinds, most);
        let rest = Kind::drawn() & !points.as_ref().map_or(0, |_| kinds);
        plane.draw_points(&mut canvas, size, rest);
        Raster { width, height, cells: canvas.cells, points: points.unwrap_or_default(), count }
    }

    /// The rank of each kind and layer: the higher, the rarer.
    fn ranks(&self) -> [u8; LAYERS] {
        let mut ranks = [0; LAYERS];
        let layers = [Layer::Window, Layer::Acknowledged, Layer::Selective, Layer::Repeated];
        let mut kinds: Vec<(u32, Kind)> = self.counts().into_iter().zip(Kind::ALL).collect();
        sorted::by_key(&mut kinds, |&(count, _)| (!count).into());
        let order = layers
            .map(|layer| layer as u8)
            .into_iter()
            .chain(kinds.into_iter().map(|(_, kind)| kind as u8 + 1));
        (1..).zip(order).for_each(|(rank, of)| ranks[usize::from(of)] = rank);
        ranks
    }

    /// The steps of the acknowledgments and of the window's edge, and the vertical lines of selective acknowledgments.
    fn draw_lines(&self, canvas: &mut Canvas) {
        let lines = &self.lines;
        let (from, to) = canvas.view.times;
        let first = lines.times.partition_point(|&time| time < from).saturating_sub(1);
        let last = lines.times.partition_point(|&time| time <= to);
        for (layer, values) in [(Layer::Window, &lines.edges), (Layer::Acknowledged, &lines.acknowledged)] {
            for at in first..last {
                let (Some(&time), Some(&value)) = (lines.times.get(at), values.get(at)) else { break };
                let until = lines.times.get(at + 1).copied().unwrap_or(time);
                canvas.across(time, until, value, layer);
                if let Some(&next) = values.get(at + 1) {
                    canvas.upright(until, value, next, layer);
                }
            }
        }
        let begin = lines.blocks.partition_point(|block| block.0 < from);
        for &(time, left, right, is_copy) in lines.blocks[begin..].iter().take_while(|block| block.0 <= to) {
            canvas.upright(time, left, right, if is_copy { Layer::Repeated } else { Layer::Selective });
        }
    }
}

/// The rows, with the heights of one of the axes.
struct Plane<'a> {
    packets: &'a Packets,
    heights: &'a [f64],
    tree: &'a Tree,
}

impl Plane<'_> {
    fn count(&self, view: View) -> u32 {
        let count = std::cell::Cell::new(0);
        self.tree.visit(
            |node| {
                if is_apart(view, node.times, node.numbers) {
                    return Visit::Done;
                }
                if is_within(view, node.times, node.numbers) {
                    count.set(count.get() + node.count);
                    return Visit::Done;
                }
                Visit::Inside
            },
            |row| {
                let is_seen = self.is_seen(view, row, Kind::drawn());
                count.set(count.get() + u32::from(is_seen));
            },
        );
        count.get()
    }

    fn is_seen(&self, View { times, numbers }: View, row: usize, kinds: u16) -> bool {
        let (time, number) = (self.packets.times[row], self.heights[row]);
        self.packets.kinds[row].bit() & kinds != 0
            && (times.0..=times.1).contains(&time)
            && (numbers.0..=numbers.1).contains(&number)
    }

    /// The rows of these kinds within the view; `None` if there are more than `most`.
    fn seen(&self, view: View, kinds: u16, most: usize) -> Option<Vec<u32>> {
        let found = std::cell::RefCell::new(Vec::new());
        self.tree.visit(
            |node| {
                let is_enough = found.borrow().len() > most;
                let is_other = node.kinds & kinds == 0 || is_apart(view, node.times, node.numbers);
                if is_enough || is_other { Visit::Done } else { Visit::Inside }
            },
            |row| {
                if self.is_seen(view, row, kinds) {
                    found.borrow_mut().push(row as u32);
                }
            },
        );
        Some(found.into_inner()).filter(|found| found.len() <= most)
    }

    fn draw_points(&self, canvas: &mut Canvas, size: Size, kinds: u16) {
        let canvas = std::cell::RefCell::new(canvas);
        let reach = |kind: u8| if kind == Kind::InOrder as u8 { size.dot } else { size.mark };
        self.tree.visit(
            |node| {
                let mut canvas = canvas.borrow_mut();
                let drawn = node.kinds & kinds;
                if drawn == 0 || is_apart(canvas.view, node.times, node.numbers) {
                    return Visit::Done;
                }
                let [first, last] =
                    [canvas.cell(node.times.0, node.numbers.0), canvas.cell(node.times.1, node.numbers.1)];
                // the node is within one cell and within the view
                if first != last || !is_within(canvas.view, node.times, node.numbers) {
                    return Visit::Inside;
                }
                for kind in (0..Kind::ALL.len() as u8).filter(|kind| drawn & (1 << kind) != 0) {
                    canvas.stamp(first, kind + 1, reach(kind));
                }
                Visit::Done
            },
            |row| {
                let mut canvas = canvas.borrow_mut();
                if self.is_seen(canvas.view, row, kinds) {
                    let kind = self.packets.kinds[row] as u8;
                    let cell = canvas.cell(self.packets.times[row], self.heights[row]);
                    canvas.stamp(cell, kind + 1, reach(kind));
                }
            },
        );
    }
}

fn is_apart(view: View, times: (f64, f64), numbers: (f64, f64)) -> bool {
    times.1 < view.times.0
        || times.0 > view.times.1
        || numbers.1 < view.numbers.0
        || numbers.0 > view.numbers.1
}

fn is_within(view: View, times: (f64, f64), numbers: (f64, f64)) -> bool {
    times.0 >= view.times.0
        && times.1 <= view.times.1
        && numbers.0 >= view.numbers.0
        && numbers.1 <= view.numbers.1
}

struct Canvas {
    view: View,
    width: u32,
    height: u32,
    cells: Vec<u8>,
    ranks: [u8; LAYERS],
}

impl Canvas {
    /// The column and row of a point; those outside the view are at the edge.
    fn cell(&self, time: f64, number: f64) -> (i64, i64) {
        let share =
            |value: f64, (from, to): (f64, f64)| if to > from { (value - from) / (to - from) } else { 0.5 };
        let place = |share: f64, count: u32| {
            let last = i64::from(count) - 1;
            ((share * f64::from(count)) as i64).clamp(0, last.max(0))
        };
        let row = place(share(number, self.view.numbers), self.height);
        (place(share(time, self.view.times), self.width), (i64::from(self.height) - 1 - row).max(0))
    }

    fn set(&mut self, column: i64, row: i64, layer: u8) {
        let is_inside =
            (0..i64::from(self.width)).contains(&column) && (0..i64::from(self.height)).contains(&row);
        if !is_inside {
            return;
        }
        let at = row as usize * self.width as usize + column as usize;
        let rank = |layer: u8| self.ranks.get(usize::from(layer)).copied().unwrap_or(0);
        if self.cells.get(at).is_some_and(|&old| rank(old) < rank(layer)) {
            self.cells[at] = layer;
        }
    }

    /// A disc around a cell.
    fn stamp(&mut self, (column, row): (i64, i64), layer: u8, reach: u32) {
        let reach = i64::from(reach);
        for down in -reach..=reach {
            for across in -reach..=reach {
                if across * across + down * down <= reach * reach + reach / 2 {
                    self.set(column + across, row + down, layer);
                }
            }
        }
    }

    fn across(&mut self, from: f64, to: f64, number: f64, layer: Layer) {
        let (View { times, numbers }, is_known) = (self.view, !number.is_nan());
        if !is_known || to < times.0 || from > times.1 || number < numbers.0 || number > numbers.1 {
            return;
        }
        let [(first, row), (last, _)] = [self.cell(from, number), self.cell(to, number)];
        (first..=last).for_each(|column| self.set(column, row, layer as u8));
    }

    fn upright(&mut self, time: f64, from: f64, to: f64, layer: Layer) {
        let View { times, numbers } = self.view;
        let (low, high) = if from < to { (from, to) } else { (to, from) };
        let is_outside = time < times.0 || time > times.1 || high < numbers.0 || low > numbers.1;
        if is_outside || low.is_nan() || high.is_nan() {
            return;
        }
        let [(column, bottom), (_, top)] = [self.cell(time, low), self.cell(time, high)];
        (top..=bottom).for_each(|row| self.set(column, row, layer as u8));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::packets::kind::KindReason;

    /// Packets 0.1 ms apart, of which these rows are late.
    fn packets(count: u32, late: &[u32]) -> Packets {
        let mut packets = Packets { is_timed: true, ..Packets::default() };
        for row in 0..count {
            packets.frames.push(row + 1);
            packets.times.push(f64::from(row) / 10.0);
            packets.numbers.push(f64::from(row));
            packets.sizes.push(1);
            packets.kinds.push(if late.contains(&row) { Kind::Late } else { Kind::InOrder });
            packets.whys.push(KindReason::Nothing);
            packets.openers.push(0);
            packets.overtaken.push(0);
        }
        packets.tree = Tree::of(&packets, &packets.numbers);
        packets
    }

    fn whole(packets: &Packets) -> View {
        let times = packets.span().unwrap();
        View { times, numbers: packets.range(Axis::Number, times.0, times.1).unwrap() }
    }

    const SIZE: Size = Size { width: 300, height: 200, dot: 1, mark: 2 };

    #[test]
    fn two_late_packets_in_a_million_are_seen() {
        let few = [3, 999_999];
        let million = packets(1_000_000, &few);
        let raster = million.raster(Axis::Number, whole(&million), SIZE);
        // drawn one by one, over the cells
        assert_eq!((raster.points, raster.count), (few.to_vec(), 1_000_000));
        // many of them: in the cells, each of which has a packet of the other kind too
        let late: Vec<u32> = (0..600).map(|k| 150 * k).collect();
        let packets = packets(100_000, &late);
        let raster = packets.raster(Axis::Number, whole(&packets), Size { dot: 0, mark: 0, ..SIZE });
        assert!(raster.points.is_empty());
        let canvas =
            Canvas { view: whole(&packets), width: 300, height: 200, cells: vec![], ranks: [0; LAYERS] };
        for row in late {
            let (column, down) = canvas.cell(f64::from(row) / 10.0, f64::from(row));
            assert_eq!(raster.cells[(down * 300 + column) as usize], Kind::Late as u8 + 1, "{row}");
        }
        assert!(raster.cells.contains(&(Kind::InOrder as u8 + 1)));
    }

    #[test]
    fn the_pyramid_draws_what_row_by_row_would() {
        let late: Vec<u32> = (0..40_000).step_by(7).collect();
        let packets = packets(40_000, &late);
        let plane = Plane { packets: &packets, heights: &packets.numbers, tree: &packets.tree };
        let all = whole(&packets);
        let part = View { times: (1000.0, 3000.5), numbers: (12_000.0, 29_000.0) };
        for view in [all, part] {
            let raster = packets.raster(Axis::Number, view, SIZE);
            let mut plain =
                Canvas { view, width: 300, height: 200, cells: vec![0; 60_000], ranks: packets.ranks() };
            for row in (0..packets.len()).filter(|&row| plane.is_seen(view, row, Kind::drawn())) {
                let cell = plain.cell(packets.times[row], packets.numbers[row]);
                let kind = packets.kinds[row];
                plain.stamp(cell, kind as u8 + 1, if kind == Kind::InOrder { 1 } else { 2 });
            }
            assert!(raster.cells == plain.cells);
            let count = (0..packets.len()).filter(|&row| plane.is_seen(view, row, Kind::drawn())).count();
            assert_eq!(raster.count as usize, count);
        }
    }

    #[test]
    fn few_packets_are_all_drawn_as_forms() {
        let packets = packets(1000, &[5]);
        let raster = packets.raster(Axis::Number, View { times: (0.0, 1.0), numbers: (0.0, 1000.0) }, SIZE);
        assert_eq!(raster.points, (0..=10).collect::<Vec<u32>>());
        assert!(raster.cells.iter().all(|&cell| cell == 0));
        let empty =
            Packets::default().raster(Axis::Number, View { times: (0.0, 1.0), numbers: (0.0, 1.0) }, SIZE);
        assert_eq!(empty.count, 0);
    }
}
