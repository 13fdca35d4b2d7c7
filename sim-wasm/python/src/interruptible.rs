//! Work in threads without the interpreter's lock; Ctrl-C ends the wait for it.

use oos::error::CliError;
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// How often Python is asked whether there was an interrupt.
const LOOK: Duration = Duration::from_millis(20);

/// Does the work in threads of its own. An interrupt sets `is_over` and ends the wait: work that checks it ends after
/// its current replication, other work when it is done.
pub fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> PyResult<T> {
    let is_over = Arc::new(AtomicBool::new(false));
    let (send, mut done) = channel();
    let told = Arc::clone(&is_over);
    thread::spawn(move || send.send(work(&told)));
    loop {
        let (waited, back) = py.detach(move || (done.recv_timeout(LOOK), done));
        match waited {
            Ok(result) => return Ok(result),
            Err(RecvTimeoutError::Timeout) => {}
            // the thread has panicked, and written the reason to standard error
            Err(RecvTimeoutError::Disconnected) => {
                return Err(PyRuntimeError::new_err("the computation broke off: a mistake in oos"));
            }
        }
        py.check_signals().inspect_err(|_| is_over.store(true, Ordering::Relaxed))?;
        done = back;
    }
}

/// The command line's error as a Python exception.
pub fn refused(error: CliError) -> PyErr {
    let words = error.to_string();
    match error {
        CliError::Failed(_) => PyOSError::new_err(words),
        _ => PyValueError::new_err(words),
    }
}
