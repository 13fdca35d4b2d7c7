//! Whether standard output was closed before the program began (`oos ... >&-`). Rust opens `/dev/null` in its
//! place before `main`, where a result would vanish without a word, so it is looked up earlier.

use std::sync::atomic::{AtomicBool, Ordering};

static IS_CLOSED: AtomicBool = AtomicBool::new(false);

/// Whether nothing can be written to standard output.
pub fn is_output_closed() -> bool {
    IS_CLOSED.load(Ordering::Relaxed)
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
mod look {
    use super::IS_CLOSED;
    use std::sync::atomic::Ordering;

    /// The loader calls what stands here before it calls the program.
    #[used]
    #[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
    #[cfg_attr(target_os = "macos", unsafe(link_section = "__DATA,__mod_init_func"))]
    static LOOK: extern "C" fn() = look;

    extern "C" fn look() {
        // SAFETY: F_GETFD only reads, and fails where there is no such descriptor
        let is_closed = unsafe { libc::fcntl(libc::STDOUT_FILENO, libc::F_GETFD) } == -1;
        IS_CLOSED.store(is_closed, Ordering::Relaxed);
    }
}
