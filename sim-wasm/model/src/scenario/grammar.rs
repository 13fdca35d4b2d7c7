//! The grammars of text parameters.

/// One transmission of an ADU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Transmission {
    /// The ADU, from 1.
    pub adu: u32,
    /// The attempt, from 1: the first transmission.
    pub attempt: u32,
}

/// The transmissions of a normalised text such as `3,7.2`.
#[must_use]
pub fn transmissions(text: &str) -> Vec<Transmission> {
    text.split(',').filter_map(transmission).collect()
}

/// `7` or `7.2`; ADUs 1 to 10 000, attempts 1 to 99.
fn transmission(item: &str) -> Option<Transmission> {
    let (adu, attempt) = item.split_once('.').unwrap_or((item, "1"));
    let adu = digits(adu).filter(|adu| (1..=10_000).contains(adu))?;
    let attempt = digits(attempt).filter(|attempt| (1..=99).contains(attempt))?;
    Some(Transmission { adu, attempt })
}

fn digits(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// Sorted, without repeats, joined by commas; and the first item that is not a transmission.
pub fn normal_transmissions(text: &str) -> (String, Option<String>) {
    let mut bad = None;
    let mut items = Vec::new();
    for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        match transmission(item) {
            // of one that is there already nothing is kept
            Some(transmission) => {
                if let Err(place) = items.binary_search(&transmission) {
                    items.insert(place, transmission);
                }
            }
            None => bad = bad.or_else(|| Some(item.to_owned())),
        }
    }
    let text: Vec<String> = items
        .iter()
        .map(|t| if t.attempt == 1 { t.adu.to_string() } else { format!("{}.{}", t.adu, t.attempt) })
        .collect();
    (text.join(","), bad)
}

/// Whether a character separates the items of an arrival order.
pub fn is_between_items(c: char) -> bool {
    c.is_whitespace() || c == ',' || c == ';'
}

/// Turns runs of white space, commas and semicolons into one space. Whether the items can be read is checked by the
/// sequence bench, which shows the place in the text.
pub fn normal_sequence(text: &str) -> String {
    let items = text.split(is_between_items).filter(|item| !item.is_empty());
    items.collect::<Vec<_>>().join(" ")
}

/// Lines without what is empty, their words one space apart, joined by commas. Whether they can be read is checked
/// by the bench of senders, which shows the place in the text.
pub fn normal_lines(text: &str) -> String {
    let lines =
        text.split([',', '\n', '\r']).map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(",")
}
