//! The one spelling of each unit: the tables of parameters and measures use these, and so does TypeScript
//! (`pkg/measures.ts`).

/// A pure number.
pub const NONE: &str = "";
/// A share from 0 to 1, which people see as a percentage.
pub const SHARE: &str = "share";
/// Milliseconds.
pub const MS: &str = "ms";
/// Seconds.
pub const S: &str = "s";
/// Milliseconds squared: a variance of times.
pub const MS_SQUARED: &str = "ms²";
/// Packets.
pub const PACKETS: &str = "packets";
/// TCP segments.
pub const SEGMENTS: &str = "segments";
/// Bytes.
pub const BYTES: &str = "bytes";
/// Natural units of information.
pub const NATS: &str = "nats";
/// Megabits per second.
pub const MBIT_PER_S: &str = "Mbit/s";
/// Kilobits per second.
pub const KBIT_PER_S: &str = "kbit/s";
/// Millions of bytes.
pub const MEGABYTES: &str = "MB";

/// Transmissions of ADUs, first ones and repeated ones.
pub const TRANSMISSIONS: &str = "transmissions";
/// Replications.
pub const RUNS: &str = "runs";

/// Every unit.
pub const ALL: &[&str] = &[
    NONE,
    SHARE,
    MS,
    S,
    MS_SQUARED,
    PACKETS,
    SEGMENTS,
    BYTES,
    NATS,
    MBIT_PER_S,
    KBIT_PER_S,
    MEGABYTES,
    TRANSMISSIONS,
    RUNS,
];
