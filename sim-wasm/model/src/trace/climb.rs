//! IP identifications that count up, which tell in which order segments were sent.

const NEAR: u16 = 1024;
const STEPS_AT_LEAST: u32 = 4;

/// Keeps track of whether the IP identifications of a TCP flow count up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Climb {
    last: Option<u16>,
    steps: u32,
    near: u32,
}

impl Climb {
    /// The identification, if those so far count up.
    pub fn take(&mut self, identification: Option<u16>) -> Option<u16> {
        // a 0 is not from the counter: Linux puts it into SYN-ACKs and other packets that may not be
        // fragmented (RFC 6864)
        let now = identification.filter(|&now| now != 0)?;
        if let Some(last) = self.last.replace(now) {
            let step = now.wrapping_sub(last) as i16;
            // where each packet was captured twice, every other step is 0
            self.steps += u32::from(step != 0);
            self.near += u32::from(step != 0 && step.unsigned_abs() <= NEAR);
        }
        (self.steps >= STEPS_AT_LEAST && self.near * 10 >= self.steps * 9).then_some(now)
    }
}
