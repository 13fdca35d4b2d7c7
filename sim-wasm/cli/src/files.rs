//! Files that are complete even if the program is interrupted.

use crate::output::one_line;
use std::ffi::OsString;
use std::io::Result;
use std::path::{Path, PathBuf};

/// Writes a file through a second one, which then replaces it.
pub fn write_anew(path: &Path, bytes: &[u8]) -> Result<()> {
    let beside = with_ending(path, ".new");
    std::fs::write(&beside, bytes)?;
    std::fs::rename(&beside, path)
}

/// The path with this ending appended.
pub fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut longer: OsString = path.as_os_str().to_owned();
    longer.push(ending);
    longer.into()
}

/// A path as messages show it.
pub fn shown(path: &Path) -> String {
    one_line(&path.to_string_lossy()).into_owned()
}
