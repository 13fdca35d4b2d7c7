//! An interrupted sweep leaves whole rows, and valid JSON.

use super::Written;
use crate::output::say;
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::flag::register_usize;
use std::process::exit;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, TryLockError};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

const LOOK: Duration = Duration::from_millis(20);
/// How long to wait for a row to be written. A reader that has stopped reading must not hold us up for ever;
/// rows are shorter than what a pipe accepts at once, so nothing of such a row is written.
const PATIENCE: Duration = Duration::from_secs(3);

/// On a signal to end (Ctrl-C, kill, a terminal or connection that is closed), closes the output and ends the program
/// at once, even while a point is being computed, which may take minutes.
pub fn close_on_signal(written: &Arc<Mutex<Written>>) {
    let signal = Arc::new(AtomicUsize::new(0));
    // nohup keeps a sweep going when the terminal is closed
    let hang_up = (is_ignored(SIGHUP) == Some(false)).then_some(SIGHUP);
    for number in [SIGINT, SIGQUIT, SIGTERM].into_iter().chain(hang_up) {
        // if the handler cannot be installed, the signal ends the program itself; rows of a table are whole
        // even then
        let _ = register_usize(number, Arc::clone(&signal), number.unsigned_abs() as usize);
    }
    let written = Arc::clone(written);
    spawn(move || {
        let number = loop {
            sleep(LOOK);
            match signal.load(Ordering::Relaxed) {
                0 => {}
                number => break number,
            }
        };
        // the status that a shell reports for a program ended by a signal
        close_and_exit(&written, 128 + number as i32);
    });
}

/// Whether the signal is ignored, where the system tells (Linux).
fn is_ignored(signal: i32) -> Option<bool> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"))?;
    let mask = u64::from_str_radix(mask.trim(), 16).ok()?;
    Some(mask >> (signal - 1) & 1 == 1)
}

fn close_and_exit(written: &Mutex<Written>, status: i32) {
    let told = Instant::now();
    let mut written = loop {
        match written.try_lock() {
            Ok(written) => break written,
            Err(TryLockError::Poisoned(poisoned)) => break poisoned.into_inner(),
            Err(TryLockError::WouldBlock) if told.elapsed() > PATIENCE => exit(status),
            Err(TryLockError::WouldBlock) => sleep(LOOK),
        }
    };
    written.progress.clear();
    let is_whole = written.rows.count == written.points;
    if written.rows.end(is_whole).is_ok_and(|is_first| is_first && !is_whole) {
        say(&format!("interrupted after {} of {} points", written.rows.count, written.points));
    }
    // we still hold the lock, so nothing is written after the end
    exit(status);
}
