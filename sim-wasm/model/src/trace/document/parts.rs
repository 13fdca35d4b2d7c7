//! What a document is made of, whatever it is written in.

/// A document.
#[derive(Debug)]
pub struct Document {
    /// What it is about.
    pub title: String,
    /// From the top.
    pub parts: Vec<Part>,
}

/// A part of a document.
#[derive(Debug)]
pub enum Part {
    /// A heading of the second rank.
    Heading(String),
    /// Sentences of a paragraph.
    Text(Vec<String>),
    /// Sentences of a list.
    List(Vec<String>),
    /// A table.
    Table(Table),
    /// A picture of a share over time; left out where there are no pictures.
    Bars(Bars),
}

/// A table.
#[derive(Debug)]
pub struct Table {
    /// What its rows are.
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
    /// Where the first bin begins, and where the last one ends.
    pub range: (f64, f64),
    /// Of each bin, 0 to 1; `None` where nothing arrived.
    pub shares: Vec<Option<f64>>,
}
