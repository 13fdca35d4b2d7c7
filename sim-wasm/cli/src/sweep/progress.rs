//! How far a sweep is, and how long it will take, on standard error.

use crate::output::say;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Time between messages: on a terminal, where each replaces the one before, and in a log.
const ON_TERMINAL: Duration = Duration::from_millis(200);
const IN_LOG: Duration = Duration::from_secs(1);
/// Widest message, in columns.
const WIDTH: usize = 79;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Terminal,
    Log,
    Nowhere,
}

pub struct Progress {
    total: usize,
    started: Instant,
    said: Instant,
    place: Place,
    is_drawn: bool,
}

impl Progress {
    /// For `total` points. If standard error is not a terminal, progress is shown only if asked for.
    pub fn new(total: usize, is_asked: bool) -> Self {
        let place = match (std::io::stderr().is_terminal(), is_asked) {
            (true, _) => Place::Terminal,
            (false, true) => Place::Log,
            (false, false) => Place::Nowhere,
        };
        let now = Instant::now();
        let mut progress = Self { total, started: now, said: now, place, is_drawn: false };
        if place == Place::Terminal {
            progress.draw(&words(0, total, Duration::ZERO));
        }
        progress
    }

    /// `done` points have been measured and written.
    pub fn at(&mut self, done: usize) {
        let now = Instant::now();
        let is_last = done == self.total;
        let text = || words(done, self.total, now - self.started);
        match self.place {
            Place::Terminal if !is_last && (!self.is_drawn || now - self.said >= ON_TERMINAL) => {
                self.said = now;
                self.draw(&text());
            }
            Place::Log if is_last || now - self.said >= IN_LOG => {
                self.said = now;
                say(&text());
            }
            _ => {}
        }
    }

    /// Makes room for rows, if both go to the same terminal.
    pub fn make_room(&mut self) {
        if self.is_drawn && std::io::stdout().is_terminal() {
            self.clear();
        }
    }

    /// Removes the message.
    pub fn clear(&mut self) {
        if std::mem::replace(&mut self.is_drawn, false) {
            // if it cannot be written, there is nobody to tell
            let _ = write!(std::io::stderr(), "\r{:WIDTH$}\r", "");
        }
    }

    fn draw(&mut self, text: &str) {
        self.is_drawn = true;
        let _ = write!(std::io::stderr(), "\r{text:<WIDTH$}");
    }
}

/// `12 of 61 points, 20%, in 3 s; about 13 s to go`
fn words(done: usize, total: usize, elapsed: Duration) -> String {
    let percent = 100 * done / total.max(1);
    let mut text = format!("{done} of {total} points, {percent}%, in {}", span(elapsed));
    if 0 < done && done < total {
        // assuming that all points take the same time
        let left = elapsed.mul_f64((total - done) as f64 / done as f64);
        text += &format!("; about {} to go", span(left));
    }
    text
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

    #[test]
    fn how_far_and_how_long() {
        let at = |done, seconds| words(done, 61, Duration::from_secs(seconds));
        assert_eq!(at(0, 0), "0 of 61 points, 0%, in 0 s");
        assert_eq!(at(12, 3), "12 of 61 points, 19%, in 3 s; about 12 s to go");
        assert_eq!(at(1, 125), "1 of 61 points, 1%, in 2 min 5 s; about 2 h 5 min to go");
        assert_eq!(at(61, 9), "61 of 61 points, 100%, in 9 s");
    }
}
