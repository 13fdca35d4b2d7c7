//! Messages about parts of a link that could not be taken as given.

const MESSAGES_AT_MOST: usize = 12;

/// Receives a sentence for each part of a link that could not be taken as given.
pub trait Messages {
    /// Whether the sentences are used.
    const ARE_HEARD: bool;

    fn say(&mut self, sentence: impl FnOnce() -> String);

    /// Whether the sentences say why a link is refused: then nothing was ignored, clamped or left out.
    fn are_refusals(&self) -> bool {
        false
    }

    /// The consequence that follows a sentence; empty if the link is refused.
    fn so(&self, consequence: &'static str) -> &'static str {
        if self.are_refusals() { "" } else { consequence }
    }
}

impl Messages for Vec<String> {
    const ARE_HEARD: bool = true;

    fn say(&mut self, sentence: impl FnOnce() -> String) {
        self.push(sentence());
    }
}

/// For readers that refuse every link that cannot be taken as it stands.
#[derive(Default)]
pub struct Refusals(pub Vec<String>);

impl Messages for Refusals {
    const ARE_HEARD: bool = true;

    fn say(&mut self, sentence: impl FnOnce() -> String) {
        self.0.push(sentence());
    }

    fn are_refusals(&self) -> bool {
        true
    }
}

/// For readers that want only the scenario: the sentences are neither made nor compiled.
pub struct NoMessages;

impl Messages for NoMessages {
    const ARE_HEARD: bool = false;

    fn say(&mut self, _: impl FnOnce() -> String) {}
}

/// The first sentences, few enough to be read, and how many more there are.
pub fn shortened(mut messages: Vec<String>) -> Vec<String> {
    if messages.len() > MESSAGES_AT_MOST {
        let more = messages.len() - MESSAGES_AT_MOST;
        messages.truncate(MESSAGES_AT_MOST);
        messages.push(format!("and {more} more"));
    }
    messages
}
