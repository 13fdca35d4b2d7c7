//! Interrupts: an interrupted command leaves whole rows.

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag::register_usize;
use std::process::exit;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

const LOOK: Duration = Duration::from_millis(20);
/// How long to wait for a row to be written: a reader that has stopped reading must not block the program. Rows are
/// shorter than what a pipe accepts at once, so no part of such a row is written.
const PATIENCE: Duration = Duration::from_secs(3);

/// On a signal to end (Ctrl-C, kill, a closed terminal or connection) calls `close`, which ends the program at once
/// with the given status, even during a computation of minutes.
pub fn on_signal(close: impl FnOnce(i32) + Send + 'static) {
    let signal = Arc::new(AtomicUsize::new(0));
    for number in [SIGINT, SIGTERM].into_iter().chain(of_terminals()) {
        // if the handler cannot be installed, the signal ends the program itself; rows are whole even then
        let _ = register_usize(number, Arc::clone(&signal), number.unsigned_abs() as usize);
    }
    spawn(move || {
        let number = loop {
            sleep(LOOK);
            match signal.load(Ordering::Relaxed) {
                0 => {}
                number => break number,
            }
        };
        // the status that a shell reports for a program ended by a signal
        close(128 + number as i32);
    });
}

/// Makes a command without unfinished output end with the same status.
pub fn end_on_signal() {
    on_signal(|status| exit(status));
}

/// The signals that only Unix has: SIGQUIT, and SIGHUP of a closed terminal, unless nohup keeps the program running.
#[cfg(unix)]
fn of_terminals() -> impl Iterator<Item = i32> {
    use signal_hook::consts::{SIGHUP, SIGQUIT};
    let hang_up = (is_ignored(SIGHUP) == Some(false)).then_some(SIGHUP);
    [SIGQUIT].into_iter().chain(hang_up)
}

/// Windows has Ctrl-C, but no such signals.
#[cfg(not(unix))]
fn of_terminals() -> impl Iterator<Item = i32> {
    std::iter::empty()
}

/// Whether the signal is ignored, if the system can tell (Linux).
#[cfg(unix)]
fn is_ignored(signal: i32) -> Option<bool> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"))?;
    let mask = u64::from_str_radix(mask.trim(), 16).ok()?;
    Some(mask >> (signal - 1) & 1 == 1)
}

/// The value under a lock, taken when no one writes to it; from then on no one can.
pub fn taken_or_exit<T>(written: &Mutex<T>, status: i32) -> MutexGuard<'_, T> {
    let told = Instant::now();
    loop {
        match written.try_lock() {
            Ok(written) => return written,
            Err(TryLockError::Poisoned(poisoned)) => return poisoned.into_inner(),
            Err(TryLockError::WouldBlock) if told.elapsed() > PATIENCE => exit(status),
            Err(TryLockError::WouldBlock) => sleep(LOOK),
        }
    }
}
