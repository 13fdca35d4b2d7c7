//! The sentences about what a link gives and nobody could take as given.

const MESSAGES_AT_MOST: usize = 12;

/// Takes the sentences about what could not be taken as given.
pub trait Messages {
    /// Whether anybody hears them.
    const ARE_HEARD: bool;

    fn say(&mut self, sentence: impl FnOnce() -> String);

    /// Whether they say why a link is refused: then nothing was ignored, clamped or left out.
    fn are_refusals(&self) -> bool {
        false
    }

    /// What follows from what a sentence says, unless the link is refused.
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

/// For readers who take nothing but links that can be taken as they stand.
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

/// For readers who want the scenario alone: no sentence is ever made, nor compiled.
pub struct Unsaid;

impl Messages for Unsaid {
    const ARE_HEARD: bool = false;

    fn say(&mut self, _: impl FnOnce() -> String) {}
}

/// So few sentences that they can be read.
pub fn shortened(mut messages: Vec<String>) -> Vec<String> {
    if messages.len() > MESSAGES_AT_MOST {
        let more = messages.len() - MESSAGES_AT_MOST;
        messages.truncate(MESSAGES_AT_MOST);
        messages.push(format!("and {more} more"));
    }
    messages
}
