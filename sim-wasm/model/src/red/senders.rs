//! The bench of senders: worked examples of acknowledgments, or those of the link, and how each kind of sender responds
//! to them.

use super::Parameters;
use crate::laboratory::{Cell, Column, Head, RunError, columns as table};
use crate::scenario::Scenario;
use crate::senders::{Entry, SECOND, Script, Segment, SenderSettings, Stack, Time};
use crate::units;

/// The columns of the bench's table.
pub const ENTRIES: [Head; 10] = [
    ("stack", units::NONE),
    ("line", units::NONE),
    ("text", units::NONE),
    ("time", units::S),
    ("sent", units::NONE),
    ("sent_again", units::NONE),
    ("cwnd", units::SEGMENTS),
    ("ssthresh", units::SEGMENTS),
    ("in_flight", units::SEGMENTS),
    ("state", units::NONE),
];

/// A worked example: a script of acknowledgments.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Its name in scenarios.
    pub id: &'static str,
    /// Its lines, in the form that `oos sender` reads.
    pub lines: &'static [&'static str],
    /// The first window, segments.
    pub window: u32,
    /// The round trip measured by the handshake, ms.
    pub round_trip: f64,
}

/// The examples, in the order of the parameter `example`.
pub const EXAMPLES: [Example; 6] = [
    Example {
        id: "late",
        lines: &[
            "0.100 ack 2",
            "0.101 ack 2 sack 3",
            "0.102 ack 2 sack 3-4",
            "0.103 ack 2 sack 3-5",
            "0.110 ack 7",
            "0.131 ack 8",
            "0.203 ack 10",
        ],
        window: 6,
        round_trip: 100.0,
    },
    Example {
        id: "loss",
        lines: &[
            "0.100 ack 2",
            "0.101 ack 2 sack 3",
            "0.102 ack 2 sack 3-4",
            "0.103 ack 2 sack 3-5",
            "0.104 ack 2 sack 3-6",
            "0.200 ack 2 sack 3-7",
            "0.204 ack 9",
            "0.302 ack 10",
        ],
        window: 6,
        round_trip: 100.0,
    },
    Example {
        id: "losses",
        lines: &[
            "0.100 ack 2",
            "0.101 ack 2 sack 3",
            "0.102 ack 2 sack 3 5",
            "0.103 ack 2 sack 3 5-6",
            "0.104 ack 2 sack 3 5-7",
            "0.105 ack 2 sack 3 5-8",
            "0.203 ack 4 sack 5-8",
            "0.303 ack 9",
            "0.400 ack 10",
        ],
        window: 8,
        round_trip: 100.0,
    },
    Example {
        id: "two",
        lines: &[
            "0.100 ack 2",
            "0.101 ack 2 sack 4",
            "0.102 ack 2 sack 4-5",
            "0.103 ack 2 sack 4-6",
            "0.104 ack 3 sack 4-6",
            "0.105 ack 7",
            "0.106 ack 8",
        ],
        window: 8,
        round_trip: 100.0,
    },
    Example {
        id: "repair",
        lines: &[
            "0.100 ack 2",
            "0.101 ack 2 sack 3",
            "0.102 ack 2 sack 3-4",
            "0.103 ack 2 sack 3-5",
            "0.104 ack 2 sack 3-6",
            "1.200 wait",
            "1.300 ack 9",
        ],
        window: 6,
        round_trip: 100.0,
    },
    Example {
        id: "spurious",
        lines: &[
            "0.0 write 8",
            "1.010 ack 2",
            "1.011 ack 3",
            "1.012 ack 4",
            "1.013 ack 5",
            "1.110 ack 5",
            "1.111 ack 5",
            "1.112 ack 5",
            "1.113 ack 5",
        ],
        window: 4,
        round_trip: 100.0,
    },
];

/// Settings of a sender of the bench: its initial window is `window` segments, the handshake measured a round trip of
/// `round_trip` ms; threshold, limited transmit and timer are those of the scenario.
#[must_use]
pub fn settings(scenario: &Scenario, stack: Stack, window: u32, round_trip: f64) -> SenderSettings {
    SenderSettings {
        stack,
        initial_window: window.max(1),
        first_sample: Some((round_trip * SECOND as f64 / 1000.0) as Time),
        ..Parameters::of(scenario).sender
    }
}

/// A row for each sender at the start, at each line, and each time that its timer expires.
///
/// # Errors
/// If a line cannot be read: the error names its number and the word.
pub fn columns(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let example = scenario.choice_of("example", &EXAMPLES.map(|example| (example.id, example)));
    let lines: Vec<&str> = match scenario.text("acks") {
        "" => example.lines.to_vec(),
        typed => typed.split(',').collect(),
    };
    let script = Script::read(&lines.join("\n")).map_err(|error| RunError::Text(error.to_string()))?;
    let window = scenario.optional("iw").map_or(example.window, |window| window as u32);
    let round_trip = scenario.optional("sample").unwrap_or(example.round_trip);
    let rows: Vec<_> = Stack::ALL
        .into_iter()
        .flat_map(|stack| {
            let entries = script.play(&settings(scenario, stack, window, round_trip));
            entries.iter().map(|entry| row(stack, entry, &lines)).collect::<Vec<_>>()
        })
        .collect();
    Ok(table(ENTRIES, &rows))
}

fn row(stack: Stack, entry: &Entry, lines: &[&str]) -> [Cell; 10] {
    let text = entry.line.and_then(|line| lines.get(line as usize - 1));
    let sent = |again| {
        let which = entry.sent.iter().filter(|segment: &&Segment| segment.again == again);
        which.map(|segment| segment.number.to_string()).collect::<Vec<_>>().join(" ")
    };
    [
        stack.id().into(),
        entry.line.map_or(f64::NAN, f64::from).into(),
        (*text.unwrap_or(&"")).into(),
        (entry.time as f64 / SECOND as f64).into(),
        sent(false).as_str().into(),
        sent(true).as_str().into(),
        entry.window.into(),
        entry.threshold.unwrap_or(f64::NAN).into(),
        entry.in_flight.into(),
        entry.state.name().into(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laboratory::Values;
    use crate::params::Kind;
    use crate::red::LAB;

    #[test]
    fn the_examples_are_those_of_the_choice() {
        let Some(Kind::Choice { options, .. }) = LAB.param("example").map(|param| &param.kind) else {
            panic!("example is a choice")
        };
        assert_eq!(options.iter().map(|option| option.id).collect::<Vec<_>>(), EXAMPLES.map(|one| one.id));
    }

    #[test]
    fn each_sender_has_a_row_for_each_line_and_for_its_timer() {
        for example in EXAMPLES {
            let found = columns(&Scenario::with(&LAB, &format!("example={}", example.id)).scenario);
            let found = found.expect("lines that can be read");
            let (Values::Words(stacks), Values::Numbers(lines)) = (&found[0].values, &found[1].values) else {
                panic!("a stack and a line")
            };
            for stack in Stack::ALL {
                let own =
                    stacks.iter().zip(lines).filter(|(name, line)| *name == stack.id() && !line.is_nan());
                let expected = (1..=example.lines.len()).map(|line| line as f64);
                assert!(own.map(|(_, &line)| line).eq(expected), "{} {}", example.id, stack.id());
            }
        }
    }

    #[test]
    fn typed_lines_go_before_the_example_and_a_wrong_one_is_named() {
        let of = |query: &str| columns(&Scenario::with(&LAB, query).scenario);
        let found = of("acks=0.1+ack+2&iw=3").expect("a line that can be read");
        // the start and one line, for three senders
        assert_eq!(found[0].rows(), 6);
        let sent = ["1 2 3", "4 5"].repeat(3).into_iter().map(str::to_owned).collect();
        assert_eq!(found[4].values, Values::Words(sent));
        assert_eq!(
            of("acks=0.1+ack+2,0.2+nack+3"),
            Err(RunError::Text("line 2: “nack” is not write, ack or wait".to_owned()))
        );
    }
}
