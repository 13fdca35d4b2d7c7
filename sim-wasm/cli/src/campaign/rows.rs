//! The rows of a campaign: one for each replication of each scenario, always in the same order.

use super::axis::{self, Axis};
use super::source::{Entry, Source, entries, number};
use crate::VERSION;
use crate::csv::{self, SOURCE};
use crate::digest::digest;
use crate::error::{CliError, refused_value};
use crate::scenario::contradictions_at;
use model::laboratories::laboratory_of;
use model::laboratory::{Laboratory, Sample};
use model::params::Param;
use model::scenario::Scenario;
use std::collections::HashSet;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Most scenarios of a campaign.
const SCENARIOS_AT_MOST: usize = 100_000;
/// The keys of a file.
const KEYS: [&str; 4] = ["scenarios", "replications", "measures", "axes"];
/// Digest of the model's source (build.rs).
pub const MODEL: &str = env!("OOS_MODEL");

/// The column that counts the rows of the whole campaign, from 1.
pub const ROW: &str = "row";
pub const REPLICATION: &str = "replication";
/// The last column: number of rows and a digest of everything that they depend on.
pub const CAMPAIGN: &str = "campaign";

pub struct Campaign {
    scenarios: Vec<Scenario>,
    /// The first row of each scenario, and the end of the last one.
    starts: Vec<usize>,
    /// The parameters in which the scenarios differ.
    keys: Vec<&'static str>,
    /// Positions in the laboratory's table of measures, with the measures' ids.
    measures: Vec<(usize, &'static str)>,
    /// A digest of the rows' content, without the model's.
    pub content: String,
    /// The campaign's id, in the last column of its rows: equal campaigns of equal models have the same.
    pub id: String,
}

/// A row before it is computed.
pub struct PlannedRow<'a> {
    pub scenario: &'a Scenario,
    /// The replication, from 0.
    pub replication: u32,
}

impl Campaign {
    /// Reads a campaign's file.
    pub fn read(source: Source) -> Result<Self, CliError> {
        let table = source.table()?;
        let entries = entries(&table);
        for (key, _) in &entries {
            let word = key.get_ref().as_ref();
            if !KEYS.contains(&word) {
                let sentence = format!("“{word}” is not known here; there are {}", KEYS.join(", "));
                return Err(source.wrong(key.span(), sentence));
            }
        }
        let entry = |id: &str| entries.iter().find(|(key, _)| key.get_ref() == id).copied();
        let Some((_, links)) = entry("scenarios") else {
            return Err(source.wrong(0..0, "scenarios = \"#/LAB?...\" is missing, a link or a list of links"));
        };
        let mut bases = bases(source, links)?;
        if let Some((_, value)) = entry("replications") {
            replicated(source, value, &mut bases)?;
        }
        let laboratory = laboratory_of(&bases[0]);
        let measures = measures(source, laboratory, entry("measures"))?;
        let axes = match entry("axes") {
            Some((_, value)) => axes(source, &bases[0], value)?,
            None => Vec::new(),
        };
        let count = axes.iter().try_fold(bases.len(), |count, axis| count.checked_mul(axis.values.len()));
        if count.is_none_or(|count| count > SCENARIOS_AT_MOST) {
            let at = entry("axes").map_or(0..0, |(key, _)| key.span());
            return Err(source.wrong(at, format!("these are more than {SCENARIOS_AT_MOST} scenarios")));
        }
        let scenarios = crossed(bases, &axes)?;
        let mut seen = HashSet::new();
        if let Some(twice) = scenarios.iter().map(Scenario::canonical).find(|text| !seen.insert(text.clone()))
        {
            return Err(source.wrong(links.span(), format!("with these axes {twice} comes twice")));
        }
        Self::of(laboratory, scenarios, &axes, measures)
    }

    fn of(
        laboratory: &'static dyn Laboratory,
        scenarios: Vec<Scenario>,
        axes: &[Axis],
        measures: Vec<(usize, &'static str)>,
    ) -> Result<Self, CliError> {
        let mut starts = vec![0];
        let mut content = format!("{measures:?}");
        for (place, scenario) in scenarios.iter().enumerate() {
            starts.push(starts[place] + laboratory.replications(scenario)? as usize);
            content += &format!("\n{} {}", starts[place + 1], scenario.canonical());
        }
        let keys = keys(&scenarios, axes);
        content += &keys.join(" ");
        let content = digest(content.into_bytes());
        let rows = starts[scenarios.len()];
        let id = format!("{rows}-{}", digest(format!("{content} {MODEL} {VERSION}").into_bytes()));
        Ok(Self { scenarios, starts, keys, measures, content, id })
    }

    /// The number of rows in the whole campaign.
    pub fn rows(&self) -> usize {
        self.starts.last().copied().unwrap_or(0)
    }

    /// The contradictions between parameter values in its scenarios, a sentence each.
    #[must_use]
    pub fn contradictions(&self) -> Vec<String> {
        contradictions_at(self.laboratory(), self.scenarios.iter())
    }

    pub fn laboratory(&self) -> &'static dyn Laboratory {
        laboratory_of(&self.scenarios[0])
    }

    pub fn planned(&self, row: usize) -> PlannedRow<'_> {
        let place = self.starts.partition_point(|&start| start <= row) - 1;
        PlannedRow { scenario: &self.scenarios[place], replication: (row - self.starts[place]) as u32 }
    }

    /// The head of the table.
    pub fn head(&self) -> String {
        let mut names = vec![ROW];
        names.extend(&self.keys);
        names.push(REPLICATION);
        names.extend(self.measures.iter().map(|(_, id)| id));
        names.extend(SOURCE);
        names.push(CAMPAIGN);
        names.join(",")
    }

    /// A row of the table, without its line end.
    pub fn line(&self, row: usize, sample: &Sample) -> String {
        let (before, after) = self.around(row);
        let values: Vec<String> =
            self.measures.iter().map(|&(place, _)| csv::number(sample.values[place])).collect();
        format!("{before}{}{after}", values.join(","))
    }

    /// The number of the row in a line; `None` if the line is incomplete or belongs to another campaign.
    pub fn row_of(&self, line: &str) -> Option<usize> {
        let row: usize = line.split_once(',')?.0.parse().ok()?;
        let row = row.checked_sub(1).filter(|&row| row < self.rows())?;
        let (before, after) = self.around(row);
        let values = line.strip_prefix(before.as_str())?.strip_suffix(after.as_str())?;
        let mut count = 0;
        let are_numbers = values.split(',').all(|value| {
            count += 1;
            value.is_empty() || value.parse().is_ok_and(f64::is_finite)
        });
        (are_numbers && count == self.measures.len()).then_some(row)
    }

    /// The cells of a row before its measures, and those after them.
    fn around(&self, row: usize) -> (String, String) {
        let PlannedRow { scenario, replication } = self.planned(row);
        let mut before = format!("{},", row + 1);
        for key in &self.keys {
            before += &format!("{},", csv::cell(&written(scenario, key)));
        }
        before += &format!("{},", replication + 1);
        (before, format!(",{},{}", csv::source(scenario).join(","), self.id))
    }
}

/// A parameter's value as a cell; empty if it is left to the model.
fn written(scenario: &Scenario, id: &str) -> String {
    use model::params::Kind;
    match scenario.lab().param(id).map(|param| &param.kind) {
        Some(Kind::Number(_)) => scenario.optional(id).map_or_else(String::new, |value| value.to_string()),
        Some(Kind::Choice { .. }) => scenario.choice(id).to_owned(),
        _ => scenario.text(id).to_owned(),
    }
}

/// The axes in the order of the file, then the other parameters in which the scenarios differ.
fn keys(scenarios: &[Scenario], axes: &[Axis]) -> Vec<&'static str> {
    let lab = scenarios[0].lab();
    let differs = |param: &&Param| {
        let first = written(&scenarios[0], param.id);
        scenarios.iter().any(|scenario| written(scenario, param.id) != first)
    };
    let on_axis = |id: &str| axes.iter().any(|axis| axis.id == id);
    let others = lab.params.iter().filter(|param| !on_axis(param.id)).filter(differs).map(|param| param.id);
    // the seed has its own column, and `runs` is not a property of a single replication
    let is_key = |id: &&str| *id != "seed" && *id != "runs";
    axes.iter().map(|axis| axis.id).chain(others).filter(is_key).collect()
}

/// Every scenario with every combination of values: the last axis of the file changes fastest.
fn crossed(bases: Vec<Scenario>, axes: &[Axis]) -> Result<Vec<Scenario>, CliError> {
    let mut all = bases;
    for axis in axes {
        let mut next = Vec::with_capacity(all.len() * axis.values.len());
        for scenario in &all {
            for value in &axis.values {
                let mut there = scenario.clone();
                value.apply(&mut there, axis.id)?;
                next.push(there);
            }
        }
        all = next;
    }
    Ok(all)
}

/// The scenarios of the file, at least one, of one laboratory.
fn bases(source: Source, links: &Spanned<DeValue>) -> Result<Vec<Scenario>, CliError> {
    let one = std::slice::from_ref(links);
    let items: &[Spanned<DeValue>] = match links.get_ref() {
        DeValue::Array(items) => items,
        _ => one,
    };
    let mut bases: Vec<Scenario> = Vec::new();
    for item in items {
        let wrong = |sentence: String| source.wrong(item.span(), sentence);
        let DeValue::String(text) = item.get_ref() else {
            return Err(wrong(
                "a scenario is a link in quotation marks, such as \"#/tcp?cc=bic\"".to_owned(),
            ));
        };
        let scenario = Scenario::read(text).map_err(|error| wrong(error.to_string()))?.scenario;
        let mut refusals = Scenario::refusals(text)?;
        refusals.extend(laboratory_of(&scenario).misfits(&scenario));
        if !refusals.is_empty() {
            return Err(wrong(refusals.join(" ")));
        }
        if let Some(first) = bases.first()
            && first.lab().id != scenario.lab().id
        {
            let (first, other) = (first.lab().id, scenario.lab().id);
            return Err(wrong(format!("a campaign is of one laboratory, and this is {other}, not {first}")));
        }
        if bases.contains(&scenario) {
            return Err(wrong(format!("the scenario {} stands there twice", scenario.canonical())));
        }
        bases.push(scenario);
    }
    if bases.is_empty() {
        return Err(source.wrong(links.span(), "there is no scenario in the list"));
    }
    Ok(bases)
}

fn replicated(source: Source, value: &Spanned<DeValue>, bases: &mut [Scenario]) -> Result<(), CliError> {
    let wrong = |sentence: String| source.wrong(value.span(), sentence);
    let whole = number(value.get_ref()).filter(|number| *number >= 1.0 && number.fract() == 0.0);
    let Some(runs) = whole else {
        return Err(wrong("“replications” takes a whole number from 1".to_owned()));
    };
    for base in bases {
        base.set("runs", runs).map_err(|error| wrong(refused_value(&error)))?;
    }
    Ok(())
}

/// The named measures in the given order, or all.
fn measures(
    source: Source,
    laboratory: &dyn Laboratory,
    entry: Option<Entry>,
) -> Result<Vec<(usize, &'static str)>, CliError> {
    let all: Vec<(usize, &'static str)> =
        laboratory.measures().iter().map(|measure| measure.id).enumerate().collect();
    let Some((_, value)) = entry else { return Ok(all) };
    let form =
        |at: Range<usize>| source.wrong(at, "“measures” takes a list of ids, such as [\"throughput\"]");
    let DeValue::Array(items) = value.get_ref() else { return Err(form(value.span())) };
    let mut chosen: Vec<(usize, &'static str)> = Vec::new();
    for item in items {
        let DeValue::String(id) = item.get_ref() else { return Err(form(item.span())) };
        let Some(found) = all.iter().find(|(_, known)| known == id) else {
            let known: Vec<_> = all.iter().map(|(_, id)| *id).collect();
            let lab = laboratory.lab().id;
            let sentence = format!("“{id}” is no measure of {lab}; there are {}", known.join(", "));
            return Err(source.wrong(item.span(), sentence));
        };
        if chosen.contains(found) {
            return Err(source.wrong(item.span(), format!("the measure “{id}” stands there twice")));
        }
        chosen.push(*found);
    }
    if chosen.is_empty() { Err(form(value.span())) } else { Ok(chosen) }
}

fn axes(source: Source, base: &Scenario, value: &Spanned<DeValue>) -> Result<Vec<Axis>, CliError> {
    let table: &DeTable = match value.get_ref() {
        DeValue::Table(table) => table,
        _ => return Err(source.wrong(value.span(), "“axes” is a table: [axes], then a line for each")),
    };
    entries(table).into_iter().map(|(key, value)| axis::read(source, base, key, value)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn read(text: &str) -> Result<Campaign, CliError> {
        Campaign::read(Source { name: "x.toml", text })
    }

    fn file(name: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../campaigns").join(name);
        std::fs::read_to_string(path).expect(name)
    }

    #[test]
    fn the_papers_campaign_is_as_large_as_the_papers() {
        let campaign = read(&file("tcp-paper.toml")).expect("a campaign");
        assert_eq!((campaign.rows(), campaign.keys.join(" ")), (16_740, "law cc jitter".to_owned()));
        let jitters: HashSet<_> = campaign.scenarios.iter().map(|at| written(at, "jitter")).collect();
        assert_eq!((jitters.len(), campaign.scenarios.len()), (62, 62 * 3 * 3));
        assert!(campaign.scenarios.iter().all(|at| at.number("transfer") == 120.0));
        assert_eq!(campaign.planned(16_739).scenario.number("jitter"), 10.0);
    }

    /// The campaign's id changes exactly if its rows do.
    #[test]
    fn a_campaign_is_told_by_its_rows() {
        let text = file("small.toml");
        let id = |text: &str| read(text).expect("a campaign").id;
        let same = text.replace("[0, 0.05,", "[0.0, 5e-2,");
        assert!(same != text);
        assert_eq!(id(&format!("# more\n{same}")), id(&text));
        for (from, to) in
            [("[0, 0.05,", "[0, 0.06,"), ("replications = 5", "replications = 6"), ("\"undos\"", "\"cuts\"")]
        {
            assert!(text.contains(from));
            assert_ne!(id(&text.replace(from, to)), id(&text), "{to}");
        }
    }

    /// Every file is either read, or refused in a sentence that names a place in it.
    #[test]
    fn a_file_with_mistakes_is_refused_with_a_place() {
        let (text, mut luck) = (file("small.toml"), 1_u64);
        let pieces = [
            "",
            "\"",
            "[",
            "]",
            "=",
            "{ from = 1, to = 2, steps = 3 }",
            "-1e999",
            "é\u{202e}",
            "\n",
            ".",
            "log = true",
            "1979-05-27",
        ];
        for case in 0..3000 {
            let mut draw = |below: usize| {
                luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (luck >> 33) as usize % below
            };
            let mut broken: Vec<char> = text.chars().collect();
            for _ in 0..=draw(3) {
                let at = draw(broken.len());
                let to = (at + draw(6)).min(broken.len());
                broken.splice(at..to, pieces[draw(pieces.len())].chars());
            }
            let broken: String = broken.into_iter().collect();
            if let Err(error) = read(&broken) {
                assert!(error.to_string().starts_with("x.toml, line "), "case {case}: {error}\n{broken}");
            }
        }
    }
}
