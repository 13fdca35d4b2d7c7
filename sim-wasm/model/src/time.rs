//! Time as whole nanoseconds, so that sums are exact and the same everywhere.

/// Nanoseconds since the simulation began, or between two moments.
pub type Time = u64;

/// One second.
pub const SECOND: Time = 1_000_000_000;
