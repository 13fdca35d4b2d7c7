//! The sentences about what a link gives and nobody could take as given.

const MESSAGES_AT_MOST: usize = 12;

/// Takes the sentences about what could not be taken as given.
pub trait Messages {
    /// Whether anybody hears them.
    const ARE_HEARD: bool;

    fn say(&mut self, sentence: impl FnOnce() -> String);
}

impl Messages for Vec<String> {
    const ARE_HEARD: bool = true;

    fn say(&mut self, sentence: impl FnOnce() -> String) {
        self.push(sentence());
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
