//! What a flow misses: whether a retransmission is of use.

/// Segments of a flow whose last transmission was lost.
#[derive(Clone, Debug, Default)]
pub struct Missing {
    segments: Vec<u32>,
}

impl Missing {
    /// A transmission of this segment is lost.
    pub fn lose(&mut self, segment: u32) {
        self.segments.push(segment);
    }

    /// The segment is sent again; returns whether what was last sent of it was lost.
    pub fn repair(&mut self, segment: u32) -> bool {
        let place = self.segments.iter().position(|&missing| missing == segment);
        place.map(|place| self.segments.swap_remove(place)).is_some()
    }
}
