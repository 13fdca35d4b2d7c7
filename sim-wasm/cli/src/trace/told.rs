//! What programs have counted themselves, beside what is measured.

use crate::output::one_line;
use model::trace::{Report, Told};
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

/// What other files tell of this one's flows: lines of text.
pub fn beside_text(report: &Report, all: &[Told]) -> String {
    let flows = 0..report.flows.len() as u32;
    let line = |(flow, told): (u32, &Told)| {
        format!("  {} says of flow {flow}: {}\n", told.by, one_line(&told.sentences.join(" ")))
    };
    flows.flat_map(|flow| report.told_beside(flow, all).map(move |told| (flow, told))).map(line).collect()
}

/// The same in the report's JSON, in each flow that something is told of.
pub fn put_beside(report: &Report, all: &[Told], object: &mut Value) {
    for flow in object["flows"].as_array_mut().into_iter().flatten() {
        let index = flow["index"].as_u64().and_then(|index| u32::try_from(index).ok());
        let told: Vec<Value> =
            index.into_iter().flat_map(|index| report.told_beside(index, all)).map(json_of).collect();
        if !told.is_empty() {
            flow["told"] = told.into();
        }
    }
}
