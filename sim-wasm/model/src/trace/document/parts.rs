//! The parts of a document, whatever its format.

/// A document.
#[derive(Debug)]
pub struct Document {
    /// Its title.
    pub title: String,
    /// Its parts, from the top.
    pub parts: Vec<Part>,
}

/// A part of a document.
#[derive(Debug)]
pub enum Part {
    /// A heading of the second level.
    Heading(String),
    /// Sentences of a paragraph.
    Text(Vec<String>),
    /// Sentences of a list.
    List(Vec<String>),
    /// A table.
    Table(Table),
    /// A bar chart of a share over time; left out in formats without pictures.
    Bars(Bars),
}

/// A table.
#[derive(Debug)]
pub struct Table {
    /// What the rows are.
    pub caption: String,
    /// Names of the columns, and whether they hold numbers.
    pub columns: Vec<(&'static str, bool)>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

/// Shares in bins of equal width.
#[derive(Debug)]
pub struct Bars {
    /// What is shown.
    pub caption: String,
    /// Name of the axis of the bins, with its unit.
    pub x: &'static str,
    /// Start of the first bin, and end of the last one.
    pub range: (f64, f64),
    /// The share of each bin, 0 to 1; `None` without arrivals.
    pub shares: Vec<Option<f64>>,
}
