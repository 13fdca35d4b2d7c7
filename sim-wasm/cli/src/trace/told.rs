//! What programs have counted themselves, beside what is measured.

use crate::output::one_line;
use model::trace::Told;
use serde_json::{Map, Value, json};

pub fn json_of(told: &Told) -> Value {
    let counts: Map<String, Value> =
        told.counts.iter().map(|count| (count.id.clone(), json!(count.value))).collect();
    json!({ "by": told.by, "about": told.about, "counts": counts, "sentences": told.sentences })
}

/// Lines of text.
pub fn text_of(all: &[Told]) -> String {
    let mut text = String::new();
    for told in all {
        let about =
            if told.about.is_empty() { String::new() } else { format!(", of {}", one_line(&told.about)) };
        text += &format!("\n{} says{about}:\n", one_line(&told.by));
        for sentence in &told.sentences {
            text += &format!("  {}\n", one_line(sentence));
        }
    }
    text
}
