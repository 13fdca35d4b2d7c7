//! Possible causes of the reordering: hypotheses, each with the figures for it and against it. If none fits, the cause
//! cannot be told (docs/metrics.md, rule cause-1 and those below it).

use crate::sorted;
use crate::trace::report::figures::UndecidedSegments;
use crate::trace::report::signs::{Signs, TIME_BINS};
use crate::trace::words::numerals::counted;
use crate::trace::words::spoken::{percent, time};

/// What reorders packets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// An event that happened once or a few times, such as a handover or a change of route.
    Event,
    /// One link of a group over which flows are hashed.
    Group,
    /// Receive queues that work in parallel.
    Queues,
    /// Single packets are held back, such as by retransmission on a link.
    HeldBack,
    /// Single packets run ahead, such as by priority.
    RanAhead,
    /// Packets are split over two paths.
    Split,
    /// Each packet has its own random delay.
    Jitter,
}

impl Cause {
    /// Name in JSON and on the page.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Group => "group",
            Self::Queues => "queues",
            Self::HeldBack => "held-back",
            Self::RanAhead => "ran-ahead",
            Self::Split => "split",
            Self::Jitter => "jitter",
        }
    }

    /// The cause, as the end of "It looks like".
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            Self::Event => "an event, such as a handover or a change of route",
            Self::Group => "one link of a hashed group",
            Self::Queues => "receive queues that work in parallel",
            Self::HeldBack => "packets held back, as by retransmission on a link",
            Self::RanAhead => "packets that run ahead, as with priority",
            Self::Split => "packets split over two paths",
            Self::Jitter => "jitter: a delay of its own for each packet",
        }
    }
}

/// A possible cause.
#[derive(Clone, Debug, PartialEq)]
pub struct Hypothesis {
    /// The cause.
    pub cause: Cause,
    /// Whether everything known fits the cause. At most one cause is likely.
    pub is_likely: bool,
    /// The figures for it.
    pub pro: Vec<String>,
    /// The figures against it.
    pub contra: Vec<String>,
}

/// Received and reordered packets of a flow.
pub(in crate::trace) type Share = (u64, u64);

/// With fewer reordered packets, no cause but an event can be told.
pub(super) const LATE_AT_LEAST: u64 = 10;
const LATE_IN_EVENT: u64 = 4;

/// If a larger share of the possibly reordered packets is undecided, the others may not be representative.
const OPEN_AT_MOST: f64 = 0.25;

/// With fewer flows, a group cannot be told; below, with fewer packets a flow is not compared.
pub(super) const FLOWS_AT_LEAST: usize = 8;
const PACKETS_AT_LEAST: u64 = 10;

/// A check of a cause: whether it is met, what was found, and what the cause requires.
#[derive(Clone)]
struct Check {
    fits: bool,
    words: String,
    asked: String,
}

impl Check {
    fn of(fits: bool, words: String) -> Self {
        Self { fits, words, asked: String::new() }
    }

    /// The check with what the cause requires.
    fn requiring(self, asked: impl Into<String>) -> Self {
        Self { asked: asked.into(), ..self }
    }

    /// What was found; the requirement is added where it matters: for a likely cause it is met, for any other it is
    /// not.
    fn finding(self, is_likely: bool) -> String {
        let Self { fits, words, asked } = self;
        if asked.is_empty() || (fits && !is_likely) {
            words
        } else {
            format!("{words} (for this cause {asked})")
        }
    }
}

/// The hypotheses, the likely one first, then those with only one figure against them, in the order of their rules.
/// `open` segments are undecided, or only likely reordered or lost.
pub(in crate::trace) fn causes(signs: &Signs, flows: &[Share], open: UndecidedSegments) -> Vec<Hypothesis> {
    if signs.late < LATE_IN_EVENT {
        return Vec::new();
    }
    let mut all = vec![(Cause::Event, event(signs))];
    if signs.late >= LATE_AT_LEAST {
        all.extend([
            (Cause::Group, group(flows)),
            (Cause::Queues, queues(signs)),
            (Cause::HeldBack, held_back(signs)),
            (Cause::RanAhead, ran_ahead(signs)),
            (Cause::Split, split(signs)),
            (Cause::Jitter, jitter(signs)),
        ]);
    }
    let doubt = is_mostly_open(signs.late, open).then(|| {
        Check::of(false, format!("whether {} are reordered is open", counted(open.segments(), "segment")))
    });
    let mut is_explained = false;
    let mut found = Vec::new();
    for (cause, checks) in all {
        let (pro, contra): (Vec<Check>, Vec<Check>) =
            checks.into_iter().chain(doubt.clone()).partition(|check| check.fits);
        // the first cause that fits explains the figures of the later ones
        let is_likely = !is_explained && !pro.is_empty() && contra.is_empty();
        is_explained |= is_likely;
        if is_likely || (contra.len() == 1 && !pro.is_empty()) {
            let words =
                |checks: Vec<Check>| checks.into_iter().map(|check| check.finding(is_likely)).collect();
            found.push(Hypothesis { cause, is_likely, pro: words(pro), contra: words(contra) });
        }
    }
    sorted::by_key(&mut found, |hypothesis| u64::from(!hypothesis.is_likely));
    found
}

/// The cause that cannot be distinguished from the likely one: packets on the shorter of two paths run ahead, and with
/// unequal shares a single flow does not show whether that is due to priority.
pub(super) fn indistinguishable_cause(causes: &[Hypothesis]) -> Option<Cause> {
    let [first, others @ ..] = causes else { return None };
    let other = match first.cause {
        Cause::Split => Cause::RanAhead,
        Cause::RanAhead => Cause::Split,
        _ => return None,
    };
    (first.is_likely && others.iter().any(|each| each.cause == other)).then_some(other)
}

/// Whether too many of the possibly reordered packets are open; `late` packets count as reordered.
pub(super) fn is_mostly_open(late: u64, open: UndecidedSegments) -> bool {
    open.segments() as f64 > OPEN_AT_MOST * (late + open.others) as f64
}

/// The flows that are long enough to be compared.
pub(super) fn compared(flows: &[Share]) -> impl Iterator<Item = Share> {
    flows.iter().copied().filter(|&(received, _)| received >= PACKETS_AT_LEAST)
}

/// Rule cause-1: packets are reordered in under 10% of the time, although by chance they would be in much more of it.
fn event(signs: &Signs) -> Vec<Check> {
    let (held, expected) = signs.bins();
    if signs.lateness(0.5).is_none() {
        return Vec::new();
    }
    let bins = TIME_BINS as u32;
    let by_chance = expected * 100.0 / f64::from(bins);
    vec![
        Check::of(10 * held < bins, format!("reordered packets in {held}% of the time"))
            .requiring("under 10%"),
        Check::of(
            3.0 * f64::from(held) < expected,
            format!("by chance so many would be in {by_chance:.0}% of it"),
        )
        .requiring("at least three times as much"),
    ]
}

/// Rule cause-2: flows differ by more than chance, a quarter of at least eight is clean, and the others are alike.
fn group(flows: &[Share]) -> Vec<Check> {
    let flows: Vec<Share> = compared(flows).collect();
    if flows.len() < FLOWS_AT_LEAST {
        return Vec::new();
    }
    let affected: Vec<Share> = flows.iter().copied().filter(|&(_, late)| late > 0).collect();
    let clean = flows.len() - affected.len();
    let (all, among) = (chi_square(&flows), chi_square(&affected));
    let differ = all > 10.0 || (all > 3.0 && among < 3.0);
    vec![
        Check::of(
            4 * clean >= flows.len(),
            format!("{} of {} are clean", clean, counted(flows.len() as u64, "flow")),
        ),
        Check::of(affected.len() > 1, format!("{} reordered", counted(affected.len() as u64, "flow"))),
        Check::of(
            differ,
            format!("shares of reordered packets differ between flows {all:.1} times as much as by chance"),
        ),
    ]
}

/// Chi-square of equal shares of reordered packets, per degree of freedom.
fn chi_square(flows: &[Share]) -> f64 {
    let (received, late) =
        flows.iter().fold((0, 0), |(received, late), flow| (received + flow.0, late + flow.1));
    let share = late as f64 / received.max(1) as f64;
    let variance = share * (1.0 - share);
    if flows.len() < 2 || variance == 0.0 {
        return 0.0;
    }
    let term = |&(received, late): &Share| {
        let off = late as f64 - share * received as f64;
        off * off / (received as f64 * variance)
    };
    flows.iter().map(term).sum::<f64>() / (flows.len() - 1) as f64
}

/// Rule cause-3: the lateness of packets is as small as the differences between the queues of one machine.
fn queues(signs: &Signs) -> Vec<Check> {
    let Some((median, most)) = signs.lateness(0.5).zip(signs.lateness(0.9)) else { return Vec::new() };
    let short = signs.share_within(8);
    let (median_below, most_below) = (0.1, 0.2);
    let fits = median < median_below && most < most_below;
    vec![
        Check::of(
            fits,
            format!("the median lateness is {} and its 90% quantile {}", time(median), time(most)),
        )
        .requiring(format!("below {} and {}", time(median_below), time(most_below))),
        Check::of(
            short >= 0.95,
            format!("{} of the extents are at most 8 {}s", percent(short), signs.what()),
        ),
    ]
}

/// Rule cause-4: displacements are skewed towards late ones, and few packets are late.
fn held_back(signs: &Signs) -> Vec<Check> {
    let (skewness, (_, late)) = (signs.displacements.skewness(), signs.displacements.shares());
    let share = format!("of the {}s out of their place {} are late", signs.what(), percent(late));
    vec![skewed(skewness, skewness > 1.0, "above 1"), Check::of(late < 0.3, share).requiring("under 30%")]
}

/// Rule cause-5: displacements are skewed towards early ones, and few packets are early.
fn ran_ahead(signs: &Signs) -> Vec<Check> {
    let (skewness, (early, _)) = (signs.displacements.skewness(), signs.displacements.shares());
    let share = format!("of the {}s out of their place {} are early", signs.what(), percent(early));
    vec![skewed(skewness, skewness < -1.0, "below −1"), Check::of(early < 0.3, share).requiring("under 30%")]
}

/// The skewness, which a few far late packets make positive; `asked` is what the cause requires.
fn skewed(skewness: f64, fits: bool, asked: &str) -> Check {
    let rounded = (10.0 * skewness).round() / 10.0;
    // not "-0"
    let shown = if rounded == 0.0 { 0.0 } else { rounded };
    let shown = format!("{shown:.1}").replace('-', "−");
    Check::of(fits, format!("skewness of the displacements {shown}"))
        .requiring(format!("{asked}; 0 where early and late packets are alike"))
}

/// How frequent packets near their place are; `asked` is what the cause requires.
fn near(signs: &Signs, valley: f64, fits: bool, asked: &str) -> Check {
    let what = signs.what();
    match valley {
        ..0.0 => Check::of(fits, format!("{what}s near their place are the commonest")),
        _ => Check::of(
            fits,
            format!(
                "{what}s near their place are rarer by {} than those some places early or late",
                percent(valley)
            ),
        )
        .requiring(format!("by {asked}")),
    }
}

/// Rule cause-6: hardly any packet is near its place: it is either early or late.
fn split(signs: &Signs) -> Vec<Check> {
    let Some(valley) = signs.displacements.valley() else { return Vec::new() };
    let swaps = signs.swaps as f64 / signs.received.max(1) as f64;
    let how = if swaps > 0.25 { "in turn" } else { "by chance" };
    let asked = format!("more than {}", percent(signs.displacements.rare()));
    vec![
        near(signs, valley, signs.displacements.has_valley(), &asked),
        Check::of(
            true,
            format!(
                "{} of the {}s change places with a neighbour alone: split {how}",
                percent(swaps),
                signs.what()
            ),
        ),
    ]
}

/// Rule cause-7: packets are more frequent the nearer they are to their place.
fn jitter(signs: &Signs) -> Vec<Check> {
    let Some(valley) = signs.displacements.valley() else { return Vec::new() };
    let skewness = signs.displacements.skewness();
    vec![
        near(signs, valley, valley < 0.1, "less than 10%"),
        skewed(skewness, skewness.abs() < 1.0, "between −1 and 1"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A likely reordered packet is one of the reordered ones, and counts once among the possible ones.
    #[test]
    fn a_quarter_is_of_the_possibly_reordered_packets() {
        let is_open = |late: u64, reordered: u64, others: u64| {
            is_mostly_open(late, UndecidedSegments { reordered, others })
        };
        assert!(is_open(100, 30, 0) && !is_open(100, 25, 0));
        assert!(is_open(100, 0, 34) && !is_open(100, 0, 33));
        assert!(is_open(100, 20, 10) && !is_open(100, 20, 6));
    }
}
