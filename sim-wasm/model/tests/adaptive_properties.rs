//! Adaptive senders of every profile and algorithm over random channels that lose, overtake, delay and repeat:
//! everything arrives, and what is counted adds up.

use model::senders::{
    AdaptiveReceiver, AdaptiveReceiverSettings, AdaptiveSender, AdaptiveSettings, Control, Mechanism,
    Profile, SECOND, SenderCounts, StampedAcknowledgment, Time, stamp_of,
};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// What becomes of a segment or an acknowledgment: lost, twice, and after how long.
type Fate = (bool, bool, Time);

fn fates() -> impl Strategy<Value = Vec<Fate>> {
    let fate = (0_u32..100, 0_u32..100, 0_u64..80).prop_map(|(loss, repeat, late)| {
        let more = if late > 70 { late * SECOND / 50 } else { late * SECOND / 2000 };
        (loss < 20, repeat < 3, SECOND / 20 + more)
    });
    prop::collection::vec(fate, 97)
}

fn senders() -> impl Strategy<Value = AdaptiveSettings> {
    let switches = prop::collection::vec((0_usize..8, any::<bool>()), 0..4);
    (0_usize..4, 0_usize..6, 1_u32..60, switches).prop_map(|(profile, control, window_limit, switches)| {
        let settings = AdaptiveSettings {
            control: Control::ALL[control],
            window_limit,
            ..Profile::ALL[profile].settings()
        };
        switches.into_iter().fold(settings, |settings, (at, is_on)| settings.with(Mechanism::ALL[at], is_on))
    })
}

enum Event {
    Segment(u32, u32),
    Acknowledgment(StampedAcknowledgment),
}

/// Sends `segments` over the channel, and returns how often each was sent and what the sender has counted.
fn transfer(
    settings: &AdaptiveSettings,
    delay: Option<Time>,
    channel: &[Fate],
    segments: u32,
) -> Result<(Vec<u32>, SenderCounts), TestCaseError> {
    let mut sender = AdaptiveSender::new(settings);
    let mut receiver = AdaptiveReceiver::new(AdaptiveReceiverSettings { delay, duplicates: true });
    let mut events: BTreeMap<(Time, u64), Event> = BTreeMap::new();
    let (mut now, mut order, mut drawn) = (0, 0_u64, 0_usize);
    let mut sent = vec![0_u32; segments as usize + 1];
    let mut fresh = Vec::new();
    sender.write(now, segments, &mut |segment| fresh.push(segment));
    let mut carry = |events: &mut BTreeMap<_, _>, now: Time, make: &dyn Fn() -> Event| {
        let (is_lost, is_twice, delay) = channel[drawn % channel.len()];
        drawn += 1;
        for copy in 0..u64::from(is_twice) + 1 {
            if !is_lost {
                order += 1;
                events.insert((now + delay * (copy + 1), order), make());
            }
        }
    };
    loop {
        for segment in fresh.drain(..) {
            prop_assert!((1..=segments).contains(&segment.number), "{segment:?} was never written");
            let times = &mut sent[segment.number as usize];
            prop_assert_eq!(segment.again, *times > 0);
            *times += 1;
            prop_assert!(*times < 1000, "a sender that runs away");
            carry(&mut events, now, &|| Event::Segment(segment.number, stamp_of(now)));
        }
        let outstanding = sender.unsent() - sender.unacknowledged();
        prop_assert!(sender.window() >= 1.0 && sender.threshold() >= 2.0);
        prop_assert!(outstanding <= settings.window_limit && sender.in_flight() <= 2 * outstanding);
        prop_assert!(sender.unacknowledged() <= receiver.delivered() + 1);
        if sender.unacknowledged() > segments {
            break;
        }
        let timers = [sender.timer(), receiver.timer()];
        prop_assert!(timers[0].is_some(), "something is outstanding, but no timer runs");
        let next = events.keys().next().map(|&(time, _)| time);
        let at = timers.into_iter().flatten().chain(next).min().unwrap_or(now);
        prop_assert!(at >= now, "a timer of the past");
        now = at;
        let mut answer = None;
        if timers[0] == Some(now) {
            // the reordering timer, the probe and the retransmission timer may run out at one moment
            for _ in 0..3 {
                sender.expire(now, &mut |segment| fresh.push(segment));
            }
            prop_assert!(sender.timer().is_none_or(|timer| timer > now), "the timer does not move on");
        } else if timers[1] == Some(now) {
            answer = receiver.expire(now);
        } else if let Some((_, event)) = events.pop_first() {
            match event {
                Event::Segment(number, stamp) => answer = receiver.receive(now, number, stamp),
                Event::Acknowledgment(ack) => {
                    sender.acknowledge(now, &ack.report(), &mut |segment| fresh.push(segment));
                }
            }
        }
        if let Some(ack) = answer {
            carry(&mut events, now, &|| Event::Acknowledgment(ack));
        }
    }
    prop_assert_eq!(receiver.delivered(), segments);
    prop_assert_eq!((sender.in_flight(), sender.timer()), (0, None));
    Ok((sent, sender.tally()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn everything_arrives_and_the_counts_add_up(
        settings in senders(),
        delay in prop::option::of(1_u64..400),
        channel in fates(),
        segments in 1_u32..160,
    ) {
        let delay = delay.map(|ms| ms * SECOND / 1000);
        let (sent, tally) = transfer(&settings, delay, &channel, segments)?;
        prop_assert!(sent[1..].iter().all(|&times| times > 0));
        prop_assert_eq!(tally.repeated, sent.iter().sum::<u32>() - segments);
        prop_assert!(tally.undone_by_duplicates + tally.undone_by_timestamps <= tally.recoveries + tally.timeouts);
        prop_assert!(settings.probes || tally.probes == 0);
    }

    /// Where nothing is lost, late or repeated, nothing is sent again.
    #[test]
    fn a_calm_channel_sees_each_segment_once(settings in senders(), segments in 1_u32..300) {
        let (sent, tally) = transfer(&settings, None, &[(false, false, SECOND / 20)], segments)?;
        prop_assert!(sent[1..].iter().all(|&times| times == 1));
        prop_assert_eq!(tally, SenderCounts::default());
    }
}
