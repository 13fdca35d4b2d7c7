//! The toy laboratory of docs/adding-a-laboratory.md works like any other. That the steps of that page add it
//! to the command line is tested by scripts/adding.test.mjs.

// the toy is written as a module of the model, where these are at the crate root
use model::{laboratory, measures, params, random, scenario, units};

mod toy;

use laboratory::{Laboratory, run};
use scenario::{Reading, Scenario};

#[test]
fn a_link_of_it_is_read_and_run() {
    let link = "#/toy?chance=0.25&n=10000";
    let Reading { scenario, messages } = Scenario::read_among(&[toy::LAB], link).expect("a link");
    assert_eq!((scenario.canonical(), messages), (link.to_owned(), vec![]));
    let toy = toy::Toy;
    let report = run(&toy, &mut *toy.bench(), &scenario).expect("it can be run");
    let [swapped] = &report.estimates[..] else { panic!("one measure") };
    assert!((swapped.mean - 0.25).abs() < 0.02 && swapped.ci95.is_some(), "{swapped:?}");
    assert_eq!(
        toy.bench().digest(&scenario, "swapped_ratio"),
        toy.bench().digest(&scenario, "swapped_ratio")
    );
}

#[test]
fn it_is_no_laboratory_of_the_product() {
    assert!(Scenario::read("#/toy").is_err());
}
