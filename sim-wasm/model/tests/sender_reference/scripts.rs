//! Random scripts of what a sender meets.

use proptest::prelude::*;

/// A line of a script: what happens.
#[derive(Clone, Debug)]
pub enum Line {
    /// The application writes segments.
    Write(usize),
    /// An acknowledgment, with SACK blocks.
    Acknowledge(usize, Vec<(usize, usize)>),
    /// Only time passes.
    Wait,
}

/// The text of a script; times of its lines in ms.
pub fn text_of(lines: &[(u64, Line)]) -> String {
    lines
        .iter()
        .map(|(ms, line)| {
            let time = *ms as f64 / 1000.0;
            match line {
                Line::Write(segments) => format!("{time} write {segments}\n"),
                Line::Wait => format!("{time} wait\n"),
                Line::Acknowledge(next, ranges) => {
                    let sacks: String = ranges.iter().map(|(a, b)| format!(" sack {a}-{b}")).collect();
                    format!("{time} ack {next}{sacks}\n")
                }
            }
        })
        .collect()
}

/// Scripts: acknowledgments that mostly stay or advance a little, and SACK blocks near them.
pub fn scripts() -> impl Strategy<Value = Vec<(u64, Line)>> {
    let range = (1_usize..14, 0_usize..4);
    let step = (0_u32..100, 0_u32..100, 1_usize..5, prop::collection::vec(range, 0..3));
    (1_usize..60, prop::collection::vec(step, 1..70)).prop_map(|(first, steps)| {
        let (mut time, mut next, mut lines) = (0, 1_usize, vec![(0, Line::Write(first))]);
        for (what, pause, by, ranges) in steps {
            time += match pause {
                0..70 => 1,
                70..95 => 60,
                95..98 => 400,
                _ => 1700,
            };
            let mut said = next;
            match what {
                0..4 => lines.push((time, Line::Wait)),
                4..8 => lines.push((time, Line::Write(by))),
                // an old acknowledgment
                8..12 => said = next.saturating_sub(by).max(1),
                12..40 => {
                    next += by;
                    said = next;
                }
                40..44 => {
                    next += 4 * by;
                    said = next;
                }
                _ => {}
            }
            if what >= 8 {
                let ranges = ranges.iter().map(|&(from, more)| (next + from, next + from + more)).collect();
                lines.push((time, Line::Acknowledge(said, ranges)));
            }
        }
        lines
    })
}
