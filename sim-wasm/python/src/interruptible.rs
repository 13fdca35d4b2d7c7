//! Work beside Python: it holds no lock of the interpreter, and Ctrl-C ends the wait for it.

use oos::error::CliError;
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// How often Python is asked whether somebody interrupts.
const LOOK: Duration = Duration::from_millis(20);

/// Does the work on threads of its own. If it is interrupted, `is_over` is set: work that looks at it ends after the replication that
/// it is in, other work when it is done, and nobody waits for either.
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
            // the thread has panicked, and said why on standard error
            Err(RecvTimeoutError::Disconnected) => {
                return Err(PyRuntimeError::new_err("the computation broke off: a mistake in oos"));
            }
        }
        py.check_signals().inspect_err(|_| is_over.store(true, Ordering::Relaxed))?;
        done = back;
    }
}

/// What the command line says as Python says it.
pub fn refused(error: CliError) -> PyErr {
    let words = error.to_string();
    match error {
        CliError::Failed(_) => PyOSError::new_err(words),
        _ => PyValueError::new_err(words),
    }
}
