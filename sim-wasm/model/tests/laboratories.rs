//! Properties of every laboratory.

use model::laboratories::{LABORATORIES, TABLES, laboratory, laboratory_of};
use model::laboratory::{Column, DATA, Heads, Laboratory, RunError, contradictions, run};
use model::params::{Kind, Lab};
use model::scenario::{PAGES, ReadError, Reading, Scenario};
use model::units;
use std::collections::BTreeSet;

fn all() -> impl Iterator<Item = &'static dyn Laboratory> {
    LABORATORIES.iter().map(|entry| entry.laboratory)
}

/// The laboratory at its defaults, but with few and small replications.
fn small(laboratory: &dyn Laboratory) -> Scenario {
    let mut scenario = Scenario::new(laboratory.lab());
    scenario.set("runs", 3.0).expect("every laboratory has replications");
    let mut sizes = [("n", 200.0), ("duration", 20.0), ("transfer", 1.0)].into_iter();
    assert!(sizes.any(|(id, value)| scenario.set(id, value).is_ok()), "every laboratory has a size");
    scenario
}

#[test]
fn each_is_found_by_its_id() {
    for one in all() {
        let id = one.lab().id;
        assert_eq!(laboratory(id).map(|entry| entry.laboratory.lab().id), Some(id));
        assert_eq!(laboratory_of(&Scenario::new(one.lab())).lab().id, id);
    }
    assert!(laboratory("nowhere").is_none());
    let tables: Vec<_> = TABLES.iter().map(|lab| lab.id).collect();
    assert_eq!(tables, all().map(|one| one.lab().id).collect::<Vec<_>>());
}

#[test]
fn tables_say_everything_in_one_spelling() {
    for one in all() {
        let lab = one.lab();
        assert!((1..=10).contains(&lab.name.len()) && !lab.title.is_empty(), "{}: {}", lab.id, lab.name);
        for param in lab.params {
            assert!(units::ALL.contains(&param.unit), "{} {}: {}", lab.id, param.id, param.unit);
            assert!(!param.name.is_empty() && !param.meaning.is_empty(), "{} {}", lab.id, param.id);
            if let Kind::Choice { default, options } = &param.kind {
                assert!(options.iter().any(|option| option.id == *default), "{} {}", lab.id, param.id);
            }
        }
        let mut ids = BTreeSet::new();
        for measure in one.measures() {
            let name = format!("{} {}", lab.id, measure.id);
            assert!(ids.insert(measure.id), "{name} is there twice");
            assert!(units::ALL.contains(&measure.unit), "{name}: {}", measure.unit);
            assert!(measure.id.starts_with(measure.quantity), "{name}: {}", measure.quantity);
            assert_eq!(measure.side.is_empty(), measure.id == measure.quantity, "{name}: {}", measure.side);
            for text in [measure.name, measure.meaning, measure.source] {
                assert!(!text.is_empty() && !text.ends_with('.') && text.trim() == text, "{name}: {text}");
            }
        }
    }
}

/// The page has the columns of its tables from the heads, and `oos figure` prints what is computed: they are the same.
/// What the page alone has, such as sentences, is computed nowhere here.
#[test]
fn figures_have_the_columns_that_their_heads_say() {
    let ids = |columns: &[Column]| -> Vec<(String, &str)> {
        columns.iter().map(|column| (column.name.clone(), column.unit)).collect()
    };
    for one in all() {
        let lab = one.lab();
        let said = |figure: &str, table: &str| -> Option<Vec<(String, &str)>> {
            let heads = one.heads().iter().find(|heads| heads.figure == figure && heads.table == table)?;
            Some(heads.columns.iter().map(|&(id, unit)| (id.to_owned(), unit)).collect())
        };
        let figures: BTreeSet<&str> = one.heads().iter().map(|heads| heads.figure).collect();
        for figure in figures {
            // of an arrival order, what only it has
            let is_of_order =
                ["crossings", "density", "rbd", "buffer"].contains(&figure) && lab.id == "metrics";
            let order = if is_of_order { "seq=3+1+2+2+8&" } else { "" };
            let link = format!("#/{}?{order}{}&fig={figure}", lab.id, small(one).query());
            let Reading { scenario, messages } = Scenario::read(&link).expect("a link");
            assert!(messages.is_empty(), "{link}: {messages:?}");
            if let Some(said) = said(figure, DATA) {
                assert_eq!(ids(&one.figure(&scenario).expect("columns")), said, "{link}");
            }
            for (table, columns) in one.further(&scenario).expect("tables") {
                assert_eq!(Some(ids(&columns)), said(figure, table), "{link} {table}");
            }
        }
        for Heads { figure, table, columns } in one.heads() {
            let unique: BTreeSet<&str> = columns.iter().map(|(id, _)| *id).collect();
            assert_eq!(unique.len(), columns.len(), "{figure} {table}");
            assert!(columns.iter().all(|(_, unit)| units::ALL.contains(unit)), "{figure} {table}");
        }
    }
}

#[test]
fn a_replication_gives_a_value_for_each_measure_whatever_the_bench_has_done() {
    for one in all() {
        let scenario = small(one);
        let mut used = one.bench();
        let report = run(one, &mut *used, &scenario).expect("the defaults can be run");
        assert_eq!(report.estimates.len(), one.measures().len());
        for index in (0..3).rev() {
            let kept = used.replicate(&scenario, index).expect("the defaults can be run");
            let fresh = one.bench().replicate(&scenario, index).expect("the defaults can be run");
            // as text: what has no value, such as the mean of no interval, equals itself
            assert_eq!(format!("{kept:?}"), format!("{fresh:?}"), "{} {index}", one.lab().id);
            assert_eq!(kept.values.len(), one.measures().len());
        }
    }
}

#[test]
fn another_laboratorys_scenario_is_an_error() {
    for one in all() {
        for other in all().filter(|other| other.lab().id != one.lab().id) {
            let (wanted, given) = (one.lab().id, other.lab().id);
            let found = run(one, &mut *one.bench(), &small(other));
            let error = RunError::Foreign { wanted, given };
            assert_eq!(found, Err(error));
        }
    }
}

#[test]
fn a_scenario_of_another_laboratory_is_an_error_where_one_is_asked_for() {
    for wanted in TABLES {
        for given in TABLES.iter().map(|lab| lab.id) {
            let link = format!("#/{given}");
            let found = Scenario::of(wanted, &link).map(|scenario| scenario.canonical());
            let error = ReadError::UnknownLaboratory { given: given.to_owned(), known: vec![wanted.id] };
            assert_eq!(found, if given == wanted.id { Ok(link) } else { Err(error) });
        }
        assert!(Scenario::of(wanted, "").is_err());
    }
}

/// A page in the place of a laboratory would never be opened.
#[test]
fn no_page_has_the_name_of_a_laboratory() {
    for page in PAGES {
        let is_taken = |lab: &Lab| lab.id == page.id || lab.aliases.lab.contains(&page.id);
        assert!(!TABLES.iter().any(is_taken) && !page.id.contains('/'), "{}", page.id);
        assert_eq!(Scenario::read(&format!("#/{}", page.id)), Err(ReadError::Page { page }));
    }
}

/// A link that gives nothing and the defaults are both written so that they are read again as they were.
#[test]
fn openings_are_canonical_queries_and_the_defaults_have_a_link_too() {
    for each in TABLES {
        let Reading { scenario: opening, messages } = Scenario::with(each, each.opening);
        assert!(messages.is_empty(), "{}: {messages:?}", each.id);
        assert_eq!(opening.query(), each.opening);
        assert_eq!(opening.canonical(), format!("#/{}", each.id));
        let defaults = Scenario::new(each);
        assert_eq!(defaults == opening, each.opening.is_empty(), "{}", each.id);
        for scenario in [opening, defaults] {
            let text = scenario.canonical();
            assert_eq!(Scenario::read(&text), Ok(Reading { scenario, messages: vec![] }), "{text}");
        }
    }
}

/// An alias equal to an id in use would hide it, and an alias for nothing would open nothing.
#[test]
fn aliases_are_free_and_stand_for_something() {
    for each in TABLES {
        for former in each.aliases.lab {
            assert_eq!(TABLES.iter().filter(|lab| lab.id == *former).count(), 0, "{former}");
        }
        for (former, now) in each.aliases.params {
            assert!(each.param(former).is_none() && each.param(now).is_some(), "{former}, {now}");
        }
        for (param, former, now) in each.aliases.choices {
            let Some(Kind::Choice { options, .. }) = each.param(param).map(|param| &param.kind) else {
                panic!("{param} is no choice");
            };
            let has = |id: &str| options.iter().any(|option| option.id == id);
            assert!(!has(former) && has(now), "{param}: {former}, {now}");
        }
    }
}

/// Links of which numbers contradict each other, what is said of each, and a link that computes the same without.
const CONTRADICTORY: &[(&str, &str, &str)] = &[
    (
        "#/alf?n=100&runs=1&l=0.6&burst=1",
        "The mean loss burst 1/q is 1.5 transmissions: with a loss rate of 60% it cannot be shorter.",
        "#/alf?n=100&runs=1&l=0.6&burst=1.5",
    ),
    (
        "#/alf?n=12&runs=1&lose=4,5000",
        "There is no packet 5000 to lose: the transfer has 12 packets.",
        "#/alf?n=12&runs=1&lose=4",
    ),
    (
        "#/alf?n=12&runs=1&save=13.2",
        "There is no packet 13 to rescue: the transfer has 12 packets.",
        "#/alf?n=12&runs=1",
    ),
    (
        "#/red?duration=5&warmup=1&runs=1&tau=10",
        "The random delay τ is 6 ms: at most T, the mean delay of the reordering path.",
        "#/red?duration=5&warmup=1&runs=1&tau=6",
    ),
    (
        "#/red?duration=5&warmup=1&runs=1&flows=1&rtt=10&t=20&spread=900",
        "The shortest round trip is 22 ms, T and the time to send a packet: mean and spread would make it shorter.",
        "#/red?duration=5&warmup=1&runs=1&flows=1&rtt=22&t=20&spread=900",
    ),
    (
        "#/red?duration=5&warmup=1&runs=1&flows=2&spread=400",
        "The shortest round trip is 8 ms, T and the time to send a packet: mean and spread would make it shorter.",
        "#/red?duration=5&warmup=1&runs=1&flows=2&rtt=174&spread=332",
    ),
    (
        "#/red?duration=5&warmup=1&runs=1&pmin=0.5&pmax=0.8&minth=2&ratio=1.05&wq=1",
        "The drop chance is at most 1: P_min and P_max together would be 1.3.",
        "",
    ),
    (
        "#/red?duration=5&warmup=20&runs=1",
        "The warm-up is 4.5 s: at most 90% of the duration of 5 s.",
        "#/red?duration=5&warmup=4.5&runs=1",
    ),
    (
        "#/dccp?duration=5&warmup=20&runs=1",
        "The warm-up is 4.5 s: at most 90% of the duration of 5 s.",
        "#/dccp?duration=5&warmup=4.5&runs=1",
    ),
    (
        "#/dccp?duration=5&warmup=1&runs=1&law=skip&extra=80",
        "The way there takes D, 80 ms, for packets that are not picked: more than half of the round trip of 100 ms.",
        "",
    ),
    (
        "#/dccp?duration=5&warmup=1&runs=1&law=skip&tie=rtt&rtt=200&extra=60",
        "The way there takes D, 120 ms, for packets that are not picked: more than half of the round trip of 200 ms.",
        "",
    ),
];

#[test]
fn what_contradicts_is_said_with_what_is_computed_instead() {
    let read = |link: &str| Scenario::read(link).expect("a link").scenario;
    let digest = |scenario: &Scenario| {
        let laboratory = laboratory_of(scenario);
        let ids: Vec<_> = laboratory.measures().iter().map(|measure| measure.id).collect();
        laboratory.bench().digest(scenario, &ids.join(" ")).expect("it can be run")
    };
    let said = |scenario: &Scenario| contradictions(laboratory_of(scenario), scenario);
    for (link, sentence, same) in CONTRADICTORY {
        let scenario = read(link);
        assert_eq!(said(&scenario), [*sentence], "{link}");
        if !same.is_empty() {
            let resolved = read(same);
            assert_eq!(said(&resolved), [""; 0], "{same}");
            assert_eq!(digest(&scenario), digest(&resolved), "{link}");
        }
    }
    let all: usize = all().map(|one| one.conflicts().len()).sum();
    // the warm-up in two laboratories; a round trip for one flow and for more
    assert_eq!(all + 1, CONTRADICTORY.len(), "each has a link");
}

#[test]
fn what_does_not_matter_contradicts_nothing() {
    for link in [
        "#/alf",
        "#/alf?l=0.6",
        "#/alf?n=12&lose=12&save=1.3",
        "#/red",
        "#/red?flows=1&spread=400",
        "#/red?pmin=0.5&pmax=0.8&queue=droptail",
        "#/dccp?law=extra&extra=80",
        "#/dccp?law=skip&tie=rtt&rtt=200&extra=50",
        "#/tcp",
        "#/metrics",
    ] {
        let scenario = Scenario::read(link).expect("a link").scenario;
        assert_eq!(contradictions(laboratory_of(&scenario), &scenario), [""; 0], "{link}");
    }
}

#[test]
fn the_kept_scenario_s_are_said_once() {
    let said = |link: &str| {
        let scenario = Scenario::read(link).expect("a link").scenario;
        contradictions(laboratory_of(&scenario), &scenario)
    };
    let sentence = "The random delay τ is 6 ms: at most T, the mean delay of the reordering path.";
    assert_eq!(said("#/red?keep=tau:10"), [format!("Kept scenario: {sentence}")]);
    assert_eq!(said("#/red?tau=9&keep=tau:10"), [sentence]);
}
