//! Evidence for the causes of reordering: how the late packets of a file are distributed over time, places and
//! lateness.

use crate::extremes::larger;
use crate::trace::report::displacements::Displacements;
use crate::trace::report::figures::MeasuredFlow;

/// Bins of 1% of the time of the capture.
pub const TIME_BINS: usize = 100;
/// Longer extents are counted with this one.
const LONGEST: usize = 64;
/// Buckets of lateness: the exponent and eight bits of the fraction of a number of 32 bits.
const BUCKETS: usize = 1 << 16;

/// Counts over the reordered packets of several flows.
#[derive(Clone, Debug)]
pub struct Signs {
    /// Packets that arrived in flows with reordered packets.
    pub received: u64,
    /// How many of them are reordered.
    pub late: u64,
    /// Whether some packets are segments that were merged before they were captured.
    pub is_merged: bool,
    /// Displacements of packets where packets are reordered.
    pub displacements: Displacements,
    /// Packets in each bin of the time.
    pub received_in: [u64; TIME_BINS],
    /// Reordered packets in each.
    pub late_in: [u64; TIME_BINS],
    /// Reordered packets by extent, from 1.
    extents: [u64; LONGEST],
    /// Reordered packets that come right after the next one sent, and that no other overtook.
    pub swaps: u64,
    /// For each bucket of lateness: the number of packets, and the largest lateness, ms.
    lateness: Vec<(u32, f32)>,
    /// The largest lateness, ms.
    pub latest: f64,
}

impl Default for Signs {
    fn default() -> Self {
        Self {
            received: 0,
            late: 0,
            is_merged: false,
            displacements: Displacements::default(),
            received_in: [0; TIME_BINS],
            late_in: [0; TIME_BINS],
            extents: [0; LONGEST],
            swaps: 0,
            lateness: Vec::new(),
            latest: 0.0,
        }
    }
}

fn later_of(one: f32, other: f32) -> f32 {
    if other > one { other } else { one }
}

impl Signs {
    /// Takes in a flow of a capture that begins and ends at these times, ms.
    pub(in crate::trace) fn take(&mut self, flow: &MeasuredFlow, (start, end): (f64, f64)) {
        let MeasuredFlow { found, copies, late, figures } = flow;
        if late.is_empty() {
            return;
        }
        let times = found.arrivals.view().times;
        self.received += figures.received;
        self.late += figures.reordered;
        self.is_merged |= figures.merged.is_some();
        self.displacements.take(copies, late);
        let scale = if end > start { TIME_BINS as f64 / (end - start) } else { 0.0 };
        let bin = |time: f64| (((time - start) * scale) as usize).min(TIME_BINS - 1);
        times.iter().for_each(|&time| self.received_in[bin(time)] += 1);
        if !times.is_empty() && self.lateness.is_empty() {
            self.lateness = vec![(0, 0.0); BUCKETS];
        }
        for late in late {
            let extent = late.extent() as usize;
            self.extents[extent.clamp(1, LONGEST) - 1] += 1;
            let is_next =
                |rank: u32| copies.ranks.get(late.index as usize).is_some_and(|own| own + 1 == rank);
            let before = late.index.checked_sub(1).and_then(|before| copies.ranks.get(before as usize));
            self.swaps += u64::from(late.ahead == 1 && before.is_some_and(|&rank| is_next(rank)));
            if let Some(&time) = times.get(copies.place(late.index) as usize) {
                self.late_in[bin(time)] += 1;
                let lateness = larger(late.time, 0.0);
                self.latest = larger(lateness, self.latest);
                let (count, latest) = &mut self.lateness[((lateness as f32).to_bits() >> 15) as usize];
                *count += 1;
                *latest = later_of(*latest, lateness as f32);
            }
        }
    }

    /// Adds the counts of other flows.
    pub(in crate::trace) fn join(&mut self, others: Self) {
        fn add<N: std::ops::AddAssign>(to: &mut [N], others: impl IntoIterator<Item = N>) {
            to.iter_mut().zip(others).for_each(|(sum, other)| *sum += other);
        }
        self.received += others.received;
        self.late += others.late;
        self.is_merged |= others.is_merged;
        self.displacements.join(others.displacements);
        add(&mut self.received_in, others.received_in);
        add(&mut self.late_in, others.late_in);
        add(&mut self.extents, others.extents);
        self.swaps += others.swaps;
        if self.lateness.is_empty() {
            self.lateness = others.lateness;
        } else {
            for ((count, latest), (more, later)) in self.lateness.iter_mut().zip(others.lateness) {
                *count += more;
                *latest = later_of(*latest, later);
            }
        }
        self.latest = larger(others.latest, self.latest);
    }

    /// What the packets are called: each merged segment is several packets of the path.
    pub(super) fn what(&self) -> &'static str {
        if self.is_merged { "merged segment" } else { "packet" }
    }

    /// Bins that hold a reordered packet, and how many would if reordering were spread like the packets.
    #[must_use]
    pub fn bins(&self) -> (u32, f64) {
        let held = self.late_in.iter().filter(|&&late| late > 0).count() as u32;
        let all: u64 = self.received_in.iter().sum();
        let expected = |&received: &u64| {
            let share = received as f64 / all.max(1) as f64;
            1.0 - libm::pow(1.0 - share, self.late as f64)
        };
        (held, self.received_in.iter().map(expected).sum())
    }

    /// Share of the reordered packets with at most this extent.
    #[must_use]
    pub fn share_within(&self, extent: usize) -> f64 {
        let within: u64 = self.extents.iter().take(extent).sum();
        within as f64 / self.late.max(1) as f64
    }

    /// The lateness, ms, that this share of the reordered packets do not exceed, to half a percent; `None` if times are
    /// unknown.
    #[must_use]
    pub fn lateness(&self, share: f64) -> Option<f64> {
        let bucket = self.bucket(share)?;
        // the middle of the bucket
        let middle = f32::from_bits((bucket as u32) << 15 | 1 << 14);
        Some(if bucket == 0 { 0.0 } else { f64::from(middle) })
    }

    /// A wait, ms, that is long enough for this share of them, perhaps also for a few more of about the same lateness.
    #[must_use]
    pub fn wait(&self, share: f64) -> Option<f64> {
        self.lateness.get(self.bucket(share)?).map(|&(_, latest)| latest.into())
    }

    /// The bucket of lateness in which this share of them is reached.
    fn bucket(&self, share: f64) -> Option<usize> {
        let count: u64 = self.lateness.iter().map(|&(count, _)| u64::from(count)).sum();
        let place = ((share * count as f64).ceil() as u64).max(1);
        let mut seen = 0;
        self.lateness.iter().position(|&(count, _)| {
            seen += u64::from(count);
            seen >= place
        })
    }
}
