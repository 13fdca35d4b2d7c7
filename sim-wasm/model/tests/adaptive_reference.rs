//! The adaptive sender against a slow and literal second implementation of the same rules, on random acknowledgments,
//! in which a receiver may also say what no receiver would.

use crate::slow::{MS, Slow};
use model::senders::{
    AdaptiveSender, AdaptiveSettings, Block, Mechanism, Profile, Report, SECOND, Segment, TimerSettings,
};
use proptest::prelude::*;

/// A step of what happens: how much later, and what.
#[derive(Clone, Debug)]
struct Step {
    later: u64,
    advance: u32,
    blocks: Vec<(u32, u32)>,
    duplicate: Option<u32>,
    echo: Option<u64>,
    writes: Option<u32>,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let blocks = prop::collection::vec((0_u32..30, 1_u32..6), 0..4);
    let step = (
        1_u64..40,
        prop_oneof![3 => Just(0_u32), 2 => 1_u32..4, 1 => 1_u32..20],
        blocks,
        prop::option::weighted(0.2, 0_u32..25),
        prop::option::weighted(0.7, 0_u64..150),
        prop::option::weighted(0.1, 1_u32..40),
        0_u32..30,
    )
        .prop_map(|(later, advance, blocks, duplicate, echo, writes, pause)| Step {
            // now and then a timer runs out
            later: if pause == 0 { 1500 } else { later },
            advance,
            blocks,
            duplicate,
            echo,
            writes,
        });
    prop::collection::vec(step, 1..80)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn it_does_what_a_slow_writing_of_the_rules_does(
        switches in any::<[bool; 10]>(),
        initial_window in 1_u32..20,
        minimum in 1_u64..11,
        steps in steps(),
    ) {
        let mut settings = AdaptiveSettings {
            initial_window,
            samples_each: switches[7],
            keeps_sacked: switches[8],
            moderates_undo: switches[9],
            timer: TimerSettings { minimum: minimum * SECOND / 10, ..TimerSettings::default() },
            ..Profile::Bare.settings()
        };
        for (mechanism, is_on) in Mechanism::ALL.into_iter().zip(switches) {
            settings = settings.with(mechanism, is_on && mechanism != Mechanism::Probe);
        }
        let (mut sender, mut slow) = (AdaptiveSender::new(&settings), Slow::new(&settings));
        let mut now = 0;
        let mut sent = Vec::new();
        sender.write(now, 60, &mut |segment| sent.push(segment));
        slow.write(now, 60);
        for (at, step) in steps.iter().enumerate() {
            let until = now + step.later * MS;
            while let Some(due) = sender.timer().filter(|&due| due <= until) {
                now = due;
                sender.expire(now, &mut |segment| sent.push(segment));
                slow.expire(now);
                compare(&sender, &sent, &slow, at)?;
            }
            now = until;
            if let Some(segments) = step.writes {
                sender.write(now, segments, &mut |segment| sent.push(segment));
                slow.write(now, segments);
            }
            let una = sender.unacknowledged();
            let next = (una + step.advance).min(sender.unsent());
            let blocks: Vec<Block> = step
                .blocks
                .iter()
                .map(|&(above, length)| Block { start: next + 1 + above, end: next + 1 + above + length })
                .collect();
            let duplicate = step.duplicate.map(|above| (una + above).saturating_sub(10).max(1));
            let report = Report {
                next,
                blocks: &blocks,
                duplicate: duplicate.map(|start| Block { start, end: start + 1 }),
                echo: step.echo.map(|ago| (now / MS).saturating_sub(ago) as u32),
            };
            sender.acknowledge(now, &report, &mut |segment| sent.push(segment));
            slow.acknowledge(now, &report);
            compare(&sender, &sent, &slow, at)?;
        }
    }
}

fn compare(sender: &AdaptiveSender, sent: &[Segment], slow: &Slow, at: usize) -> Result<(), TestCaseError> {
    prop_assert_eq!(sent, &slow.out, "at {}", at);
    prop_assert_eq!(sender.in_flight() as usize, slow.pipe(), "pipe at {}", at);
    prop_assert_eq!(sender.window(), slow.window, "window at {}", at);
    prop_assert_eq!(sender.threshold(), slow.threshold, "threshold at {}", at);
    prop_assert_eq!(sender.duplicate_threshold() as usize, slow.dupthresh, "dupthresh at {}", at);
    prop_assert_eq!(sender.reordering_window(), slow.reo_wnd, "reo_wnd at {}", at);
    prop_assert_eq!(sender.timer(), slow.next_timer(), "timer at {}", at);
    Ok(())
}
