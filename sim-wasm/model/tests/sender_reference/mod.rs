//! The senders against a second implementation of the same RFCs: slow and literal, with marks for each segment, which
//! it counts anew each time. Both meet random acknowledgments, possible and impossible ones.

mod scripts;
mod sender;

use model::senders::{Entry, SECOND, Script, SenderSettings, Stack, Time};
use proptest::prelude::*;
use scripts::{Line, scripts, text_of};
use sender::Reference;

/// Plays a script to the sender and to the reference, and compares both after each line and each timeout.
fn compare(settings: SenderSettings, lines: &[(u64, Line)]) -> Result<(), TestCaseError> {
    let text = text_of(lines);
    let entries = Script::read(&text).expect("a script").play(&settings);
    let mut reference = Reference::new(settings);
    let mut entries = entries.iter();
    let mut meet = |reference: &mut Reference, line: Option<u32>| {
        let entry: &Entry = entries.next().expect("an entry for each line and timeout");
        let sent: Vec<_> = entry.sent.iter().map(|s| (s.number as usize, s.again)).collect();
        let place = format!("line {line:?} of\n{text}");
        prop_assert_eq!(entry.line, line, "{}", &place);
        prop_assert!((entry.time as f64 - reference.now).abs() < 100.0, "{} at {}", &place, entry.time);
        prop_assert_eq!(&sent, &reference.sent, "{}", &place);
        prop_assert!((entry.window - reference.cwnd).abs() < 1e-9, "{} {}", entry.window, &place);
        prop_assert_eq!(entry.threshold.unwrap_or(f64::INFINITY), reference.ssthresh, "{}", &place);
        prop_assert_eq!(entry.in_flight as usize, reference.in_flight(), "{}", &place);
        prop_assert_eq!(entry.state.name(), reference.state(), "{}", &place);
        reference.sent.clear();
        Ok(())
    };
    for (number, (ms, line)) in (1..).zip(lines) {
        let time = (*ms as Time * SECOND / 1000) as f64;
        while let Some(due) = reference.deadline.filter(|&due| due <= time) {
            reference.now = due;
            reference.expire();
            meet(&mut reference, None)?;
        }
        reference.now = time;
        match line {
            Line::Write(segments) => {
                reference.written += segments;
                reference.fill(false);
            }
            Line::Acknowledge(next, ranges) => reference.acknowledge(*next, ranges),
            Line::Wait => {}
        }
        meet(&mut reference, Some(number))?;
    }
    prop_assert!(entries.next().is_none());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn the_senders_do_what_a_literal_reading_of_the_rfcs_does(
        stack in 0_usize..3,
        initial_window in 1_u32..14,
        duplicate_threshold in 1_u32..6,
        limited_transmit in any::<bool>(),
        careful in any::<bool>(),
        lines in scripts(),
    ) {
        let settings = SenderSettings {
            stack: Stack::ALL[stack],
            initial_window,
            duplicate_threshold,
            limited_transmit,
            careful,
            first_sample: Some(SECOND / 10),
            ..SenderSettings::default()
        };
        compare(settings, &lines)?;
    }
}
