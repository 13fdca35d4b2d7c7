//! A document as Markdown.

use crate::trace::document::parts::{Document, Part, Table};

/// The document in CommonMark, with tables as on GitHub.
pub fn written(document: &Document) -> String {
    let mut text = format!("# {}\n", plain(&document.title));
    for part in &document.parts {
        match part {
            Part::Heading(heading) => text += &format!("\n## {}\n", plain(heading)),
            Part::Text(sentences) => text += &format!("\n{}\n", plain(&sentences.join(" "))),
            Part::List(items) => {
                text.push('\n');
                items.iter().for_each(|item| text += &format!("- {}\n", plain(item)));
            }
            Part::Table(table) => text += &of_table(table),
            Part::Bars(_) => {}
        }
    }
    text
}

fn of_table(table: &Table) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let mut text = format!("\n{}\n\n", plain(&table.caption));
    text += &line(table.columns.iter().map(|(name, _)| plain(name)).collect());
    let rule = |&(_, is_number): &(&str, bool)| if is_number { "---:" } else { "---" }.to_owned();
    text += &line(table.columns.iter().map(rule).collect());
    for row in &table.rows {
        text += &line(row.iter().map(|cell| plain(cell)).collect());
    }
    text
}

/// A text with all markup escaped: names of files and hosts may contain Markdown, or line breaks.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | '`' | '*' | '_' | '<' | '[' | ']' | '|' => plain.extend(['\\', c]),
            c if c.is_control() => plain.push(' '),
            c => plain.push(c),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_no_markup() {
        assert_eq!(plain("a|b *c* <d>\n# e [f](g) h_i"), "a\\|b \\*c\\* \\<d> # e \\[f\\](g) h\\_i");
    }
}
