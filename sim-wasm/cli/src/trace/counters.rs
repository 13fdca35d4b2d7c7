//! Counters that other programs have written (such as iperf or the kernel), shown beside the measures.

use crate::output::one_line;
use model::trace::{Counters, Report};
use serde_json::{Map, Value, json};

pub fn json_of(counters: &Counters) -> Value {
    let counts: Map<String, Value> =
        counters.counts.iter().map(|count| (count.id.clone(), json!(count.value))).collect();
    json!({ "by": counters.by, "about": counters.about, "counts": counts, "sentences": counters.sentences })
}

/// The counters as lines of text.
pub fn text_of(all: &[Counters]) -> String {
    let mut text = String::new();
    for counters in all {
        let about = if counters.about.is_empty() {
            String::new()
        } else {
            format!(", of {}", one_line(&counters.about))
        };
        text += &format!("\n{} says{about}:\n", one_line(&counters.by));
        for sentence in &counters.sentences {
            text += &format!("  {}\n", one_line(sentence));
        }
    }
    text
}

/// The counters in other files that belong to this file's flows, as lines of text.
pub fn beside_text(report: &Report, all: &[Counters]) -> String {
    let flows = 0..report.flows.len() as u32;
    let line = |(flow, counters): (u32, &Counters)| {
        format!("  {} says of flow {flow}: {}\n", counters.by, one_line(&counters.sentences.join(" ")))
    };
    flows
        .flat_map(|flow| report.counters_beside(flow, all).map(move |counters| (flow, counters)))
        .map(line)
        .collect()
}

/// Adds these counters to the report's JSON, in each flow that they belong to.
pub fn put_beside(report: &Report, all: &[Counters], object: &mut Value) {
    for flow in object["flows"].as_array_mut().into_iter().flatten() {
        let index = flow["index"].as_u64().and_then(|index| u32::try_from(index).ok());
        let counters: Vec<Value> =
            index.into_iter().flat_map(|index| report.counters_beside(index, all)).map(json_of).collect();
        if !counters.is_empty() {
            flow["told"] = counters.into();
        }
    }
}
