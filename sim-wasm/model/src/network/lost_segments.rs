//! The segments that a flow has lost and not yet repaired: they tell whether a retransmission is needed.

/// Segments of a flow whose last transmission was lost.
#[derive(Clone, Debug, Default)]
pub struct LostSegments {
    segments: Vec<u32>,
}

impl LostSegments {
    /// Notes that a transmission of this segment is lost.
    pub fn lose(&mut self, segment: u32) {
        self.segments.push(segment);
    }

    /// The segment is retransmitted; returns whether its last transmission was lost.
    pub fn repair(&mut self, segment: u32) -> bool {
        let place = self.segments.iter().position(|&missing| missing == segment);
        place.map(|place| self.segments.swap_remove(place)).is_some()
    }
}
