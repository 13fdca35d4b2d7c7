//! Senders and receivers over random channels that lose, delay, overtake and repeat.

use model::senders::{
    Acknowledgment, Halves, Ns2Rules, Receiver, ReceiverSettings, SECOND, Sender, SenderSettings, Stack,
    Time, TimerSettings,
};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// What becomes of a segment or an acknowledgment on its way.
#[derive(Clone, Copy, Debug)]
struct Fate {
    is_lost: bool,
    is_repeated: bool,
    delay: Time,
}

fn fates(worst_loss: u32) -> impl Strategy<Value = Vec<Fate>> {
    let fate = (0_u32..100, 0_u32..100, 0_u64..80).prop_map(move |(loss, repeat, late)| Fate {
        is_lost: loss < worst_loss,
        is_repeated: repeat < 3,
        // most keep their order, some come far too late
        delay: SECOND / 20 + if late > 70 { late * SECOND / 50 } else { late * SECOND / 2000 },
    });
    prop::collection::vec(fate, 97)
}

fn senders() -> impl Strategy<Value = SenderSettings> {
    let timer = (0_u64..3, 0_u64..3).prop_map(|(granularity, minimum)| TimerSettings {
        granularity: granularity * SECOND / 10,
        minimum: minimum * SECOND / 2,
        maximum: 4 * SECOND,
        ..TimerSettings::default()
    });
    let ns2 = any::<[bool; 6]>().prop_map(|[timeout, inflates, whole, grows, restarts, counts]| Ns2Rules {
        timeout_halves_window: timeout,
        inflates_without_recovery: inflates,
        halves: if whole {
            Halves::Whole
        } else if grows {
            Halves::Window
        } else {
            Halves::Flight
        },
        grows_at_exit: grows,
        restarts_timer: restarts,
        limits_by_duplicates: counts,
    });
    (0_usize..3, 1_u32..12, 1_u32..6, any::<bool>(), any::<bool>(), ns2, timer).prop_map(
        |(stack, initial_window, duplicate_threshold, limited_transmit, careful, ns2, timer)| {
            SenderSettings {
                stack: Stack::ALL[stack],
                initial_window,
                duplicate_threshold,
                limited_transmit,
                careful,
                ns2,
                timer,
                first_sample: None,
            }
        },
    )
}

#[derive(Debug)]
enum Event {
    Arrival(u32),
    Acknowledgment(Acknowledgment),
}

/// Sends `segments` over the channel, checks at each step, and returns how often each was sent.
fn transfer(
    settings: &SenderSettings,
    receiving: ReceiverSettings,
    channel: &[Fate],
    segments: u32,
) -> Result<Vec<u32>, TestCaseError> {
    let (mut sender, mut receiver) = (Sender::new(settings), Receiver::new(receiving));
    let mut events: BTreeMap<(Time, u64), Event> = BTreeMap::new();
    let (mut now, mut order, mut drawn) = (0, 0_u64, 0_usize);
    let mut sent = vec![0_u32; segments as usize + 1];
    let mut carry = |events: &mut BTreeMap<_, _>, now: Time, what: &dyn Fn() -> Event| {
        let fate = channel[drawn % channel.len()];
        drawn += 1;
        for copy in 0..u64::from(fate.is_repeated) + 1 {
            if !fate.is_lost {
                order += 1;
                events.insert((now + fate.delay * (copy + 1), order), what());
            }
        }
    };
    let mut fresh = Vec::new();
    sender.write(now, segments, &mut |segment| fresh.push(segment));
    loop {
        for segment in fresh.drain(..) {
            prop_assert!((1..=segments).contains(&segment.number), "{segment:?} was never written");
            let times = &mut sent[segment.number as usize];
            prop_assert_eq!(segment.again, *times > 0);
            *times += 1;
            // a thousand copies of one segment would be a sender that runs away
            prop_assert!(*times < 1000);
            carry(&mut events, now, &|| Event::Arrival(segment.number));
        }
        check(&sender, &receiver, segments, settings)?;
        if sender.unacknowledged() > segments {
            break;
        }
        let next_event = events.keys().next().map(|&(time, _)| time);
        let timers = [sender.timer(), receiver.timer()];
        prop_assert!(timers[0].is_some(), "something is outstanding, but no timer runs");
        let due = timers.into_iter().flatten().min().into_iter();
        let next = due.chain(next_event).min().unwrap_or(now);
        prop_assert!(next >= now);
        now = next;
        let mut answer = None;
        if timers[0] == Some(now) {
            sender.expire(now, &mut |segment| fresh.push(segment));
            prop_assert!(fresh.len() == 1, "the timer sends one segment");
        } else if timers[1] == Some(now) {
            answer = receiver.expire(now);
            prop_assert!(answer.is_some());
        } else if let Some((_, event)) = events.pop_first() {
            match event {
                Event::Arrival(number) => answer = receiver.receive(now, number),
                Event::Acknowledgment(ack) => {
                    sender.acknowledge(now, ack.next, ack.blocks(), &mut |segment| fresh.push(segment));
                }
            }
        }
        if let Some(ack) = answer {
            carry(&mut events, now, &|| Event::Acknowledgment(ack));
        }
    }
    prop_assert_eq!(receiver.delivered(), segments);
    prop_assert_eq!(sender.in_flight(), 0);
    prop_assert_eq!(sender.timer(), None);
    Ok(sent)
}

/// What holds at every moment.
fn check(
    sender: &Sender,
    receiver: &Receiver,
    segments: u32,
    settings: &SenderSettings,
) -> Result<(), TestCaseError> {
    prop_assert!(sender.window() >= 1.0, "window {}", sender.window());
    prop_assert!(sender.threshold() >= 2.0, "threshold {}", sender.threshold());
    prop_assert!(sender.unacknowledged() <= sender.unsent() && sender.unsent() <= segments + 1);
    // the sender knows less than the receiver, and never the other way round
    prop_assert!(sender.unacknowledged() <= receiver.delivered() + 1);
    let outstanding = sender.unsent() - sender.unacknowledged();
    let most = if settings.stack == Stack::Sack { 2 * outstanding } else { outstanding };
    prop_assert!(sender.in_flight() <= most, "{} of {outstanding}", sender.in_flight());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn everything_arrives_once_and_in_order(
        settings in senders(),
        delay in prop::option::of(1_u64..400),
        sack in any::<bool>(),
        channel in fates(25),
        segments in 1_u32..160,
    ) {
        let receiving = ReceiverSettings { delay: delay.map(|ms| ms * SECOND / 1000), sack };
        let sent = transfer(&settings, receiving, &channel, segments)?;
        prop_assert!(sent[1..].iter().all(|&times| times > 0));
    }

    /// Where nothing is lost, late or repeated, nothing is sent again.
    #[test]
    fn a_calm_channel_sees_each_segment_once(settings in senders(), segments in 1_u32..300) {
        let calm = [Fate { is_lost: false, is_repeated: false, delay: SECOND / 20 }];
        let minimum = SECOND;
        let settings = SenderSettings { timer: TimerSettings { minimum, ..settings.timer }, ..settings };
        let sent = transfer(&settings, ReceiverSettings { delay: None, sack: true }, &calm, segments)?;
        prop_assert!(sent[1..].iter().all(|&times| times == 1));
    }
}

/// RFC 2018, section 4: the block with the segment that has just come is first, and then those that were first before.
#[test]
fn blocks_are_in_the_order_of_the_rfc() {
    let mut receiver = Receiver::new(ReceiverSettings { delay: None, sack: true });
    let mut blocks_after = |number| {
        let ack = receiver.receive(0, number).expect("at once");
        let pairs: Vec<_> = ack.blocks().iter().map(|block| (block.start, block.end)).collect();
        (ack.next, pairs)
    };
    assert_eq!(blocks_after(1), (2, vec![]));
    assert_eq!(blocks_after(3), (2, vec![(3, 4)]));
    assert_eq!(blocks_after(5), (2, vec![(5, 6), (3, 4)]));
    assert_eq!(blocks_after(7), (2, vec![(7, 8), (5, 6), (3, 4)]));
    assert_eq!(blocks_after(9), (2, vec![(9, 10), (7, 8), (5, 6)]));
    // two blocks become one, and the fourth is known still
    assert_eq!(blocks_after(8), (2, vec![(7, 10), (5, 6), (3, 4)]));
    // a segment that is held already
    assert_eq!(blocks_after(3), (2, vec![(3, 4), (7, 10), (5, 6)]));
    // the lowest gap is filled: the others stay as they were
    assert_eq!(blocks_after(2), (4, vec![(7, 10), (5, 6)]));
    assert_eq!(blocks_after(4), (6, vec![(7, 10)]));
    assert_eq!(blocks_after(6), (10, vec![]));
    // one that was delivered long ago
    assert_eq!(blocks_after(2), (10, vec![]));
}

/// RFC 5681, section 4.2: every second segment, or after the delay; at once when something is missing or was.
#[test]
fn acknowledgments_wait_only_while_all_is_in_order() {
    let mut receiver = Receiver::new(ReceiverSettings { delay: Some(200), sack: false });
    let ack = |next| Some(Acknowledgment::of(next));
    assert_eq!(receiver.receive(0, 1), None);
    assert_eq!(receiver.timer(), Some(200));
    assert_eq!(receiver.receive(10, 2), ack(3));
    assert_eq!(receiver.timer(), None);
    assert_eq!(receiver.receive(20, 3), None);
    assert_eq!(receiver.expire(219), None);
    assert_eq!(receiver.expire(220), ack(4));
    assert_eq!(receiver.receive(300, 5), ack(4));
    assert_eq!(receiver.receive(310, 4), ack(6));
    assert_eq!(receiver.receive(320, 4), ack(6));
    assert_eq!(receiver.duplicates(), 1);
    assert_eq!(receiver.receive(330, 6), None);
    assert_eq!(receiver.receive(340, 8), ack(7));
    assert_eq!(receiver.timer(), None);
    assert_eq!(receiver.delivered(), 6);
}
