//! Lines that could not be read.

/// Lines that could not be read: the first one, and how many.
#[derive(Clone, Debug, Default)]
pub struct UnreadLines {
    first: Option<(u64, String)>,
    count: u64,
}

impl UnreadLines {
    /// Records a line and its fault.
    pub fn add(&mut self, line: u64, what: impl FnOnce() -> String) {
        self.add_lines(line, 1, what);
    }

    /// The same for several lines that cannot be read because of the first of them.
    pub fn add_lines(&mut self, line: u64, lines: u64, what: impl FnOnce() -> String) {
        self.count += lines;
        self.first.get_or_insert_with(|| (line, what()));
    }

    /// One sentence.
    pub fn note(&self) -> Option<String> {
        let (line, what) = self.first.as_ref()?;
        Some(match self.count {
            1 => format!("line {line} {what}; it was skipped"),
            2 => format!("line {line} {what}; it and another line were skipped"),
            count => format!("line {line} {what}; it and {} more lines were skipped", count - 1),
        })
    }

    /// The fault of the first line.
    pub fn first(&self) -> Option<String> {
        self.first.as_ref().map(|(line, what)| format!("line {line} {what}"))
    }
}
