//! Counters that restart.

use crate::trace::numbers::elsewhere::NEAR;

/// Finds numbers that restart at 0 away from a wrap, as in each batch of UDP segmentation offload.
#[derive(Clone, Copy, Debug, Default)]
pub struct Restarts {
    pub found: u32,
    /// Whether the latest number was a 0 after others that were far from a wrap.
    is_at_zero: bool,
    is_behind_wrap: bool,
    /// Whether a 1 has come: if not, a 0 and a 1 after others can be the late beginning of a counter.
    has_one: bool,
}

impl Restarts {
    /// Takes in a 0 that is not the counter's, after this number.
    pub fn zero(&mut self, last: Option<u16>) {
        self.is_at_zero =
            self.has_one && !self.is_behind_wrap && last.is_some_and(|last| last <= u16::MAX - NEAR);
    }

    /// Takes in the next number.
    pub fn number(&mut self, identification: u16) {
        self.found += u32::from(self.is_at_zero && identification == 1);
        self.has_one |= identification == 1;
        self.is_at_zero = false;
        if identification > u16::MAX - NEAR {
            self.is_behind_wrap = true;
        } else if identification > NEAR {
            self.is_behind_wrap = false;
        }
    }
}
