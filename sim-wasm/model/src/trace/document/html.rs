//! A document as a single HTML file without scripts.

use crate::trace::document::bars;
use crate::trace::document::markup::escaped;
use crate::trace::document::parts::{Document, Part, Table};

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1d1d1b;--quiet:#5c5c57;--line:#d8d7d2;--mark:#b3421b;--paper:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#ecebe6;--quiet:#a9a8a2;--line:#3f3e3a;--mark:#ef8a62;--paper:#191918}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:62rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem;line-height:1.25}h2{font-size:1.2rem;margin-top:2.2rem}
p,li{max-width:46rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.5rem 0 1.5rem}
caption{text-align:left;color:var(--quiet);padding-bottom:.4rem}
th,td{padding:.25rem .7rem .25rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{font-weight:600}
.n{text-align:right;white-space:nowrap}
figure{margin:1rem 0 1.5rem}figcaption{color:var(--quiet)}
svg{width:100%;max-width:46rem;height:auto;font:12px system-ui,sans-serif}
svg text{fill:var(--quiet)}svg .axis{stroke:var(--line)}svg .bar{fill:var(--mark)}
@media print{body{margin:0}h2{break-after:avoid}tr,figure{break-inside:avoid}}";

/// The HTML file.
pub fn written(document: &Document) -> String {
    let title = escaped(&document.title);
    // with this policy a browser loads nothing
    let policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
    let mut text = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    for part in &document.parts {
        match part {
            Part::Heading(heading) => text += &format!("<h2>{}</h2>\n", escaped(heading)),
            Part::Text(sentences) => text += &format!("<p>{}</p>\n", escaped(&sentences.join(" "))),
            Part::List(items) => {
                text += "<ul>\n";
                items.iter().for_each(|item| text += &format!("<li>{}</li>\n", escaped(item)));
                text += "</ul>\n";
            }
            Part::Table(table) => text += &of_table(table),
            Part::Bars(picture) => {
                text += &format!(
                    "<figure>\n<figcaption>{}</figcaption>\n{}</figure>\n",
                    escaped(&picture.caption),
                    bars::svg(picture)
                );
            }
        }
    }
    text + "</body>\n</html>\n"
}

fn of_table(table: &Table) -> String {
    let class = |at: usize| {
        let is_number = table.columns.get(at).is_some_and(|&(_, is_number)| is_number);
        if is_number { " class=\"n\"" } else { "" }
    };
    let mut text =
        format!("<div class=\"wide\"><table>\n<caption>{}</caption>\n<thead><tr>", escaped(&table.caption));
    for (at, (name, _)) in table.columns.iter().enumerate() {
        text += &format!("<th scope=\"col\"{}>{}</th>", class(at), escaped(name));
    }
    text += "</tr></thead>\n<tbody>\n";
    for row in &table.rows {
        text += "<tr>";
        for (at, cell) in row.iter().enumerate() {
            text += &format!("<td{}>{}</td>", class(at), escaped(cell));
        }
        text += "</tr>\n";
    }
    text + "</tbody>\n</table></div>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_no_markup() {
        let table = Table {
            caption: "a & b".to_owned(),
            columns: vec![("flow", false), ("packets", true)],
            rows: vec![vec!["<script>\"".to_owned(), "7".to_owned()]],
        };
        let document = Document { title: "</title>\u{7}".to_owned(), parts: vec![Part::Table(table)] };
        let html = written(&document);
        assert!(
            !html.contains("<script") && html.contains("<td>&lt;script&gt;&quot;</td><td class=\"n\">7</td>")
        );
        assert!(html.contains("<title>&lt;/title&gt; </title>"));
    }
}
