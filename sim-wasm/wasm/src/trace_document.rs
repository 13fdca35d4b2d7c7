//! The report of a trace as files that the user may hand on.

use crate::measures::thresholds;
use crate::shape::shape;
use crate::trace::{TraceReader, order_named, sequence_choice};
use model::trace::DocumentSettings;
use wasm_bindgen::prelude::*;

shape! {
    /// A file.
    pub struct TraceDocument {
        name: String,
        text: String,
    }
}

shape! {
    /// A report, in one file or several.
    pub struct TraceDocuments {
        files: Vec<TraceDocument>,
    }
}

#[wasm_bindgen]
impl TraceReader {
    /// The report as `markdown` or `html`, or its tables (`csv`, a file each); with `redacted` without addresses, times
    /// of day and the file's name.
    ///
    /// # Errors
    /// If `form`, `by` or `order` is none of their values.
    pub fn documents(
        &mut self,
        form: &str,
        name: &str,
        by: &str,
        threshold: u32,
        order: Option<String>,
        redacted: bool,
    ) -> Result<TraceDocuments, JsError> {
        let (by, order) = (sequence_choice(by)?, order_named(order.as_deref())?);
        let Some(report) = &mut self.report else { return Ok(TraceDocuments { files: Vec::new() }) };
        let asked = DocumentSettings {
            name: Some(name),
            order,
            by,
            thresholds: thresholds(threshold),
            is_redacted: redacted,
        };
        let file = |name: &str, text| TraceDocument { name: name.to_owned(), text };
        let files = match form {
            "markdown" => vec![file("report.md", report.markdown(&asked))],
            "html" => vec![file("report.html", report.html(&asked))],
            "csv" => {
                let tables = report.csv(&asked, model::metrics::named).into_iter();
                tables.map(|table| file(&format!("{}.csv", table.name), table.text)).collect()
            }
            _ => return Err(JsError::new(&format!("“{form}” is no form of a report"))),
        };
        Ok(TraceDocuments { files })
    }
}
