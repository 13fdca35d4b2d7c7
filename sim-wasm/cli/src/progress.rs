//! The progress of a command, and the time left if it is known, on standard error.

use crate::output::say;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Time between messages on a terminal, where each replaces the one before; below, in a log.
const ON_TERMINAL: Duration = Duration::from_millis(200);
const IN_LOG: Duration = Duration::from_secs(1);
/// Widest message of a terminal without escape sequences, in columns.
const WIDTH: usize = 79;

#[derive(Clone, Copy, PartialEq, Eq)]
enum MessagePlace {
    Terminal(Drawing),
    Log,
    Nowhere,
}

/// How a message is drawn and removed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawing {
    /// By escape sequences: a window that is narrower than the message cuts it, since a wrapped message could not be
    /// removed.
    Sequences,
    /// By overwriting with blanks.
    Plain,
}

/// What is counted, the expected number, and the number counted before the command began.
#[derive(Clone, Copy)]
pub struct CountedWork {
    pub total: Option<usize>,
    pub before: usize,
    pub what: &'static str,
}

pub struct Progress {
    counted: CountedWork,
    started: Instant,
    said: Instant,
    place: MessagePlace,
    is_drawn: bool,
}

impl Progress {
    /// Progress; if standard error is not a terminal, it is shown only if asked for.
    pub fn new(counted: CountedWork, is_asked: bool) -> Self {
        let place = match (std::io::stderr().is_terminal(), is_asked) {
            (true, _) => MessagePlace::Terminal(Drawing::of_terminal()),
            (false, true) => MessagePlace::Log,
            (false, false) => MessagePlace::Nowhere,
        };
        let now = Instant::now();
        let mut progress = Self { counted, started: now, said: now, place, is_drawn: false };
        if let MessagePlace::Terminal(_) = place {
            progress.draw(&words(counted.before, counted, Duration::ZERO));
        }
        progress
    }

    /// Reports how many have been computed and written.
    pub fn at(&mut self, done: usize) {
        let now = Instant::now();
        let is_last = self.counted.total == Some(done);
        let text = || words(done, self.counted, now - self.started);
        match self.place {
            MessagePlace::Terminal(_) if !is_last && (!self.is_drawn || now - self.said >= ON_TERMINAL) => {
                self.said = now;
                self.draw(&text());
            }
            MessagePlace::Log if is_last || now - self.said >= IN_LOG => {
                self.said = now;
                say(&text());
            }
            _ => {}
        }
    }

    /// Whether progress is shown anywhere.
    pub fn is_shown(&self) -> bool {
        self.place != MessagePlace::Nowhere
    }

    /// Shows another message than the count.
    pub fn tell(&mut self, text: &str) {
        match self.place {
            MessagePlace::Terminal(_) => self.draw(text),
            MessagePlace::Log => say(text),
            MessagePlace::Nowhere => {}
        }
    }

    /// Makes room for a row, if rows and messages go to the same terminal.
    pub fn make_room(&mut self) {
        if self.is_drawn && std::io::stdout().is_terminal() {
            self.clear();
        }
    }

    /// Removes the message.
    pub fn clear(&mut self) {
        if let (true, MessagePlace::Terminal(drawing)) =
            (std::mem::replace(&mut self.is_drawn, false), self.place)
        {
            // if it cannot be written, the error cannot be reported either
            let _ = write!(std::io::stderr(), "{}", drawing.removed());
        }
    }

    fn draw(&mut self, text: &str) {
        self.is_drawn = true;
        if let MessagePlace::Terminal(drawing) = self.place {
            let _ = write!(std::io::stderr(), "{}", drawing.drawn(text));
        }
    }
}

impl Drawing {
    fn of_terminal() -> Self {
        let is_dumb = std::env::var_os("TERM").is_none_or(|name| name == "dumb");
        if is_dumb || cfg!(windows) { Self::Plain } else { Self::Sequences }
    }

    /// The text that draws a message in place of the last one.
    fn drawn(self, text: &str) -> String {
        match self {
            // erase the line (EL); no automatic wrap (DECAWM) until the message is written
            Self::Sequences => format!("\r\x1b[K\x1b[?7l{text}\x1b[?7h"),
            Self::Plain => format!("\r{text:<WIDTH$}"),
        }
    }

    fn removed(self) -> String {
        match self {
            Self::Sequences => "\r\x1b[K".to_owned(),
            Self::Plain => format!("\r{:WIDTH$}\r", ""),
        }
    }
}

/// `12 of 61 points, 20%, in 3 s; 4 a second, about 13 s to go`, or `12 runs in 3 s`
fn words(done: usize, CountedWork { total, before, what }: CountedWork, elapsed: Duration) -> String {
    let Some(total) = total else {
        return format!("{done} {what} in {}", span(elapsed));
    };
    let percent = 100 * done / total.max(1);
    let mut text = format!("{done} of {total} {what}, {percent}%, in {}", span(elapsed));
    if before < done && done < total {
        // assuming that all points take the same time
        let left = elapsed.mul_f64((total - done) as f64 / (done - before) as f64);
        let rate = (done - before) as f64 / elapsed.as_secs_f64();
        text += &format!("; {} a second, about {} to go", three_digits(rate), span(left));
    }
    text
}

fn three_digits(rate: f64) -> String {
    match rate {
        rate if rate < 10.0 => format!("{rate:.2}"),
        rate if rate < 100.0 => format!("{rate:.1}"),
        rate => format!("{rate:.0}"),
    }
}

/// `3 s`, `2 min 5 s`, `1 h 20 min`
fn span(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POINTS: CountedWork = CountedWork { total: Some(61), before: 0, what: "points" };

    /// What a window with this many columns shows of a text: rows of characters, and the column of the cursor.
    fn window(columns: usize, text: &str) -> (Vec<String>, usize) {
        let (mut rows, mut at, mut does_wrap) = (vec![Vec::new()], 0, true);
        let mut rest = text.chars();
        while let Some(c) = rest.next() {
            match c {
                '\r' => at = 0,
                '\x1b' => {
                    let mut sequence = String::new();
                    while !sequence.ends_with(char::is_alphabetic) {
                        sequence.extend(rest.next());
                    }
                    match (sequence.as_str(), rows.last_mut()) {
                        ("[K", Some(row)) => row.truncate(at),
                        ("[?7l", _) => does_wrap = false,
                        ("[?7h", _) => does_wrap = true,
                        _ => unreachable!("{sequence}"),
                    }
                }
                c => {
                    if at == columns && does_wrap {
                        rows.push(Vec::new());
                        at = 0;
                    }
                    at = at.min(columns - 1);
                    if let Some(row) = rows.last_mut() {
                        row.truncate(at);
                        row.push(c);
                    }
                    at += 1;
                }
            }
        }
        (rows.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned()).collect(), at)
    }

    #[test]
    fn a_narrow_window_cuts_the_message_and_it_can_be_removed() {
        let message = words(12, POINTS, Duration::from_secs(3));
        let twice = |drawing: Drawing| drawing.drawn(&message) + &drawing.drawn(&message);
        for columns in [20, 47, 48, 80] {
            let (rows, _) = window(columns, &twice(Drawing::Sequences));
            assert_eq!(rows.len(), 1, "{columns}");
            assert!(message.starts_with(&rows[0][..rows[0].len() - 1]));
            assert_eq!(rows[0].len(), columns.min(message.len()));
            let (rows, at) = window(columns, &(twice(Drawing::Sequences) + &Drawing::Sequences.removed()));
            assert_eq!((rows, at), (vec![String::new()], 0));
        }
        // a message with blanks needs its full width
        assert_eq!(window(80, &twice(Drawing::Plain)).0, [message.as_str()]);
        assert!(window(40, &twice(Drawing::Plain)).0.len() > 1);
    }

    #[test]
    fn how_far_and_how_long() {
        let at = |done, seconds| words(done, POINTS, Duration::from_secs(seconds));
        assert_eq!(at(0, 0), "0 of 61 points, 0%, in 0 s");
        assert_eq!(at(12, 3), "12 of 61 points, 19%, in 3 s; 4.00 a second, about 12 s to go");
        assert_eq!(at(1, 125), "1 of 61 points, 1%, in 2 min 5 s; 0.01 a second, about 2 h 5 min to go");
        assert_eq!(at(61, 9), "61 of 61 points, 100%, in 9 s");
        // points from an earlier run do not count as time
        let resumed = |done| words(done, CountedWork { before: 11, ..POINTS }, Duration::from_secs(5));
        assert_eq!(resumed(11), "11 of 61 points, 18%, in 5 s");
        assert_eq!(resumed(21), "21 of 61 points, 34%, in 5 s; 2.00 a second, about 20 s to go");
        let runs = CountedWork { total: None, before: 0, what: "runs" };
        assert_eq!(words(12, runs, Duration::from_secs(70)), "12 runs in 1 min 10 s");
    }
}
