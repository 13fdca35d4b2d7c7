//! Undo: the state before a cut of the window, and the proofs that the cut was spurious.

use crate::senders::growth::Window;

/// A cut that can be undone.
#[derive(Clone, Copy, Debug)]
struct Episode {
    /// The window before the cut (`prior_cwnd`, `prior_ssthresh`).
    before: Window,
    /// The lowest outstanding segment at the cut (`undo_marker`).
    marker: u32,
    /// Retransmissions that no reported duplicate has answered (`undo_retrans`).
    unanswered: u32,
    /// The timestamp of the first retransmission (`retrans_stamp`).
    first: Option<u32>,
}

/// The last cut, as long as it can be undone.
#[derive(Clone, Debug, Default)]
pub struct Undo {
    episode: Option<Episode>,
}

impl Undo {
    /// Rule tcp-8: a cut begins; `marker` is the lowest outstanding segment (`tcp_init_undo`).
    pub fn begin(&mut self, before: Window, marker: u32) {
        self.episode = Some(Episode { before, marker, unanswered: 0, first: None });
    }

    /// Whether there is a cut that can be undone.
    pub fn has_episode(&self) -> bool {
        self.episode.is_some()
    }

    /// A segment is retransmitted.
    pub fn repeat(&mut self, stamp: u32) {
        if let Some(episode) = &mut self.episode {
            episode.unanswered += 1;
            episode.first.get_or_insert(stamp);
        }
    }

    /// A duplicate of a retransmitted segment is reported (`tcp_check_dsack`: a segment that is acknowledged already
    /// counts whichever it is).
    pub fn answer(&mut self, segment: u32) {
        if let Some(episode) = &mut self.episode
            && segment >= episode.marker
        {
            episode.unanswered = episode.unanswered.saturating_sub(1);
        }
    }

    /// Rule tcp-9: a duplicate has answered every retransmission, so no original was lost (`tcp_try_undo_dsack`).
    pub fn is_answered(&self) -> bool {
        self.episode.is_some_and(|episode| episode.first.is_some() && episode.unanswered == 0)
    }

    /// Rule tcp-10: the echoed timestamp is older than the first retransmission: an original has arrived (RFC 3522,
    /// section 3.2, step 5).
    pub fn is_earlier(&self, echo: u32) -> bool {
        self.episode.and_then(|episode| episode.first).is_some_and(|first| echo < first)
    }

    /// The window to restore; the cut cannot be undone again.
    pub fn take(&mut self) -> Option<Window> {
        self.episode.take().map(|episode| episode.before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: Window = Window { window: 40.0, threshold: 20.0 };

    #[test]
    fn each_retransmission_needs_its_duplicate() {
        let mut undo = Undo::default();
        undo.begin(BEFORE, 10);
        assert!(!undo.is_answered());
        undo.repeat(5);
        undo.repeat(6);
        undo.answer(9);
        undo.answer(10);
        assert!(!undo.is_answered());
        undo.answer(12);
        assert!(undo.is_answered());
        assert_eq!(undo.take(), Some(BEFORE));
        assert!(!undo.is_answered() && !undo.has_episode());
    }

    /// A timestamp of the same millisecond proves nothing.
    #[test]
    fn an_echo_is_compared_with_the_first_retransmission() {
        let mut undo = Undo::default();
        undo.begin(BEFORE, 10);
        assert!(!undo.is_earlier(0));
        undo.repeat(105);
        undo.repeat(300);
        assert!(undo.is_earlier(104) && !undo.is_earlier(105));
    }
}
