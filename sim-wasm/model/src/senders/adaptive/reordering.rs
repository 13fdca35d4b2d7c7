//! How late segments come, and the duplicate threshold that follows from it.

/// The largest lag so far, and the threshold in force.
#[derive(Clone, Debug)]
pub struct Reordering {
    threshold: u32,
    cap: Option<u32>,
    lag: u32,
    has_passed: bool,
}

impl Reordering {
    /// The state before any segment came late.
    pub fn new(threshold: u32, cap: Option<u32>) -> Self {
        Self { threshold, cap, lag: 0, has_passed: false }
    }

    /// Rule tcp-5: a segment arrived with this lag behind the highest one. The threshold becomes the lag plus one, up
    /// to the cap, so that the same lateness is not taken for a loss again (`tcp_update_reordering`: `fackets_out`
    /// counts the highest segment too).
    pub fn late(&mut self, lag: u32) {
        self.lag = self.lag.max(lag);
        if let Some(cap) = self.cap
            && lag >= self.threshold
        {
            self.threshold = lag.saturating_add(1).min(cap).max(self.threshold);
            self.has_passed = true;
        }
    }

    /// The `DupThresh` in force.
    #[inline]
    pub fn threshold(&self) -> u32 {
        self.threshold
    }

    /// The largest lag so far, segments.
    #[inline]
    pub fn lag(&self) -> u32 {
        self.lag
    }

    /// Whether a lag has raised the threshold: from then on loss is not decided by distance.
    #[inline]
    pub fn has_passed(&self) -> bool {
        self.has_passed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_threshold_follows_up_to_its_cap() {
        let mut reordering = Reordering::new(3, Some(127));
        let mut after = |lag| {
            reordering.late(lag);
            (reordering.threshold(), reordering.has_passed())
        };
        assert_eq!(after(2), (3, false));
        assert_eq!(after(3), (4, true));
        assert_eq!(after(20), (21, true));
        assert_eq!(after(4), (21, true));
        assert_eq!(after(500), (127, true));
        let mut fixed = Reordering::new(3, None);
        fixed.late(50);
        assert_eq!((fixed.threshold(), fixed.lag(), fixed.has_passed()), (3, 50, false));
    }
}
