//! Digests of whole scenarios of every laboratory: `fixtures/<laboratory>_digests.txt`. The same lists are
//! checked in WebAssembly (web/sim/golden.test.ts): native and WebAssembly builds must give the same bits
//! (docs/decisions/counter-based-draws.md).
//!
//! Behind each digest stands the version of the models that gave it first. A change here changes published numbers:
//! where the model is meant to change, add a line to `params::model::CHANGES`, which says to readers of old links what
//! has changed, then set UPDATE_GOLDEN=1, or UPDATE_GOLDEN=alf for the list of one laboratory. Without a later version
//! nothing is updated. The first line of a list names the measures that its digests cover: one that is added is taken
//! in by the same command, if the others are what they were.

use model::laboratories::{LABORATORIES, TABLES};
use model::laboratory::Laboratory;
use model::params::model::{CHANGES, MODEL, of};
use model::scenario::Scenario;
use std::path::Path;

#[test]
fn digests() {
    let renewing = std::env::var("UPDATE_GOLDEN").ok();
    let one = renewing.as_deref().filter(|&lab| lab != "1");
    let of_one = |laboratory: &dyn Laboratory| one.is_none_or(|lab| laboratory.lab().id == lab);
    let mut checked =
        LABORATORIES.iter().map(|entry| entry.laboratory).filter(|&each| of_one(each)).peekable();
    assert!(checked.peek().is_some(), "UPDATE_GOLDEN names no laboratory");
    checked.for_each(|laboratory| check(laboratory, renewing.is_some()));
}

/// What stands before the measures that a list's digests cover, in its first line.
const COVERED: &str = "measures: ";

/// A line of a list: a scenario, and behind it, unless it was just added, digest and version.
struct Line<'a> {
    scenario: &'a str,
    known: Option<(&'a str, u32)>,
}

fn read(line: &str) -> Line<'_> {
    let mut words = line.split(' ');
    let scenario = words.next().expect("a line starts with a scenario");
    let known = words.next().map(|digest| {
        let model = words.next().unwrap_or_else(|| panic!("{line}: a version of the models is missing"));
        (digest, model.parse().expect("a version of the models"))
    });
    Line { scenario, known }
}

/// The measures that a list covers, unless it is new, and its lines.
fn parts(text: &str) -> (Option<&str>, impl Iterator<Item = &str>) {
    let head = text.lines().next().and_then(|line| line.strip_prefix(COVERED));
    (head, text.lines().skip(usize::from(head.is_some())))
}

/// The version behind a line's digest. An error if the digest has changed while the laboratory's version is what it
/// was.
fn version_of(line: &str, digest: &str, version: u32) -> Result<u32, String> {
    let Line { scenario, known } = read(line);
    match known {
        Some((old, model)) if old == digest => Ok(model),
        Some((_, model)) if version <= model => Err(format!(
            "{scenario}: the digest was of version {model} of the models, and has changed: add a line to CHANGES in model/src/params/model.rs (docs/decisions/versions.md)"
        )),
        _ => Ok(version),
    }
}

/// The list as it should be, with digests of all measures. Those that it covers already must have given the same, or
/// the laboratory has a later version; a measure that is gone is a result that has changed.
fn renewed(laboratory: &dyn Laboratory, text: &str) -> Result<String, String> {
    let ids: Vec<&str> = laboratory.measures().iter().map(|measure| measure.id).collect();
    let all = ids.join(" ");
    let (head, lines) = parts(text);
    let covered = head.map_or(all.clone(), |head| {
        head.split(' ').filter(|id| ids.contains(id)).collect::<Vec<_>>().join(" ")
    });
    let lines: Vec<String> = lines
        .map(|line| {
            let before = digest(laboratory, line, &covered);
            let model = version_of(line, &before, of(laboratory.lab().id))?;
            let now = if covered == all { before } else { digest(laboratory, line, &all) };
            Ok(format!("{} {now} {model}\n", read(line).scenario))
        })
        .collect::<Result<_, String>>()?;
    Ok(format!("{COVERED}{all}\n{}", lines.concat()))
}

fn check(laboratory: &dyn Laboratory, is_renewed: bool) {
    let id = laboratory.lab().id;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../fixtures/{id}_digests.txt"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let now = renewed(laboratory, &text).unwrap_or_else(|why| panic!("{why}"));
    if is_renewed {
        std::fs::write(&path, now).expect("the fixture can be written");
    } else {
        assert!(
            text == now,
            "{id}: digests do not cover all measures, or a line has none: run the test with UPDATE_GOLDEN={id}"
        );
    }
}

/// The digest of a line's scenario, computed with a fresh bench.
fn digest(laboratory: &dyn Laboratory, line: &str, measures: &str) -> String {
    let Line { scenario: text, .. } = read(line);
    let scenario = Scenario::of(laboratory.lab(), text).expect("a scenario of the laboratory");
    laboratory.bench().digest(&scenario, measures).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_new_measure_needs_no_later_version_and_a_changed_result_does() {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return; // the lists are being written
    }
    for laboratory in LABORATORIES.iter().map(|entry| entry.laboratory) {
        // its digests cover no measure
        if laboratory.lab().id == "metrics" {
            continue;
        }
        let path =
            format!("{}/../../fixtures/{}_digests.txt", env!("CARGO_MANIFEST_DIR"), laboratory.lab().id);
        let list = std::fs::read_to_string(path).expect("a list");
        let (_, lines) = parts(&list);
        let cheap =
            lines.filter(|line| line.contains("runs=1")).min_by_key(|line| line.len()).expect("a line");
        let Line { scenario, known } = read(cheap);
        let (_, model) = known.expect("a digest");
        let ids: Vec<&str> = laboratory.measures().iter().map(|measure| measure.id).collect();
        let before = ids[1..].join(" ");
        let old =
            format!("{COVERED}{before}\n{scenario} {} {model}\n", digest(laboratory, scenario, &before));
        assert_eq!(renewed(laboratory, &old), Ok(format!("{COVERED}{}\n{cheap}\n", ids.join(" "))));
        let changed = old.replace(&digest(laboratory, scenario, &before), "0123456789abcdef");
        let other = format!("{COVERED}gone {before}\n{cheap}\n");
        for text in [changed, other] {
            // a version that is later than the line's is what a change needs
            assert_eq!(renewed(laboratory, &text).is_err(), of(laboratory.lab().id) <= model, "{text}");
        }
    }
}

#[test]
fn a_digest_changes_only_with_the_version() {
    assert_eq!(version_of("#/a 11 1", "11", 3), Ok(1));
    assert_eq!(version_of("#/a 11 1", "22", 3), Ok(3));
    assert_eq!(version_of("#/a", "22", 2), Ok(2));
    for version in [1, 2] {
        assert!(version_of("#/a 11 2", "22", version).is_err());
    }
}

/// Whoever says that results have changed names a laboratory, and a scenario of its list shows it.
#[test]
fn each_change_is_in_a_list() {
    for change in CHANGES {
        assert!(TABLES.iter().any(|lab| lab.id == change.lab), "{change:?}");
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return; // the lists are being written
    }
    for lab in TABLES {
        let path = format!("{}/../../fixtures/{}_digests.txt", env!("CARGO_MANIFEST_DIR"), lab.id);
        let list = std::fs::read_to_string(path).expect("a list");
        let latest = parts(&list).1.filter_map(|line| read(line).known).map(|(_, model)| model).max();
        assert_eq!(latest, Some(of(lab.id)), "{}", lab.id);
        assert!(of(lab.id) <= MODEL);
    }
}
