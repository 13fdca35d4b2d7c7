//! Limits of what a reader keeps.

/// Limits of a reader.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Flows that are kept; packets of further flows are only counted.
    pub flows_at_most: u32,
    /// Unpacked bytes that are allowed to every archive; beyond them, only up to 250 times its packed size.
    pub unpacked_freely: u64,
    /// Whether packets are marked, so that they can be found in another capture: 4 bytes each.
    pub marks: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { flows_at_most: 65_536, unpacked_freely: 1 << 30, marks: false }
    }
}
