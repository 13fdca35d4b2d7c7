//! The smallest possible laboratory: packets in pairs, each pair swapped with a given probability.

use crate::laboratory::{
    self, AxisParameter, Column, Digest, Laboratory, Plan, PlanAxis, PlanMeasures, RunError, Sample,
    sweep_columns,
};
use crate::measures::{Better, Measure, SampleMeasure, ValueFormat, chosen, descriptions, values};
use crate::params::{Aliases, Choice, Group, KEEP, Kind, Lab, Param, table};
use crate::random::{Random, Stream};
use crate::scenario::{Axes, Scenario};
use crate::units;

pub const LAB: Lab = Lab {
    id: "toy",
    name: "Pairs",
    title: "Swapped pairs",
    params: &table::<{ PARAMS.len() }>(PARAMS),
    opening: "",
    aliases: Aliases::NONE,
};

const PARAMS: &[Param] = &[
    Param {
        id: "chance",
        symbol: "p",
        name: "Chance",
        unit: units::SHARE,
        meaning: "chance of a pair to be swapped",
        source: "this test",
        group: Group::Main,
        kind: Kind::linear(0.0, 1.0, 0.01, 2, 0.5),
    },
    Param {
        id: "n",
        symbol: "N",
        name: "Pairs",
        unit: units::NONE,
        meaning: "pairs of packets",
        source: "this test",
        group: Group::Main,
        kind: Kind::linear(1.0, 10_000.0, 1.0, 0, 100.0),
    },
    Param {
        id: "runs",
        symbol: "",
        name: "Runs",
        unit: units::RUNS,
        meaning: "independent runs behind each mean",
        source: "this test",
        group: Group::More,
        kind: Kind::linear(1.0, 100.0, 1.0, 0, 5.0),
    },
    Param {
        id: "fig",
        symbol: "",
        name: "Figure",
        unit: units::NONE,
        meaning: "figure that has the page to itself",
        source: "this test",
        group: Group::Figure,
        kind: Kind::Choice {
            default: "ratio",
            options: &[
                Choice { id: "all", name: "All figures" },
                Choice { id: "ratio", name: "Swapped pairs" },
            ],
        },
    },
    KEEP,
];

/// The results of one replication.
struct Pairs {
    swapped: u32,
    all: u32,
}

const MEASURES: &[SampleMeasure<Pairs>] = &[SampleMeasure {
    about: Measure {
        id: "swapped_ratio",
        quantity: "swapped_ratio",
        side: "",
        symbol: "",
        unit: units::NONE,
        name: "Swapped pairs",
        meaning: "share of the pairs that arrive in the wrong order",
        source: "this test",
        better: Better::Lower,
        shown: ValueFormat::Percent,
        is_partial: false,
    },
    of: |pairs| f64::from(pairs.swapped) / f64::from(pairs.all),
}];

/// Its figure: the page takes its points, and the columns of its table, from the same plan.
const PLANS: &[Plan] = &[Plan {
    figure: "ratio",
    x: PlanAxis::Axis(AxisParameter::Param("chance"), 21),
    y: None,
    rows: &[],
    shown: PlanMeasures::All(&["swapped_ratio"]),
    has_intervals: true,
}];

pub struct Toy;

impl Laboratory for Toy {
    fn lab(&self) -> &'static Lab {
        &LAB
    }

    fn measures(&self) -> Vec<&'static Measure> {
        descriptions(MEASURES)
    }

    fn bench(&self) -> Box<dyn laboratory::Bench> {
        Box::new(Bench)
    }

    fn axes(&self, scenario: &Scenario) -> Result<Axes, RunError> {
        PLANS[0].axes(scenario)
    }

    fn plans(&self) -> &'static [Plan] {
        PLANS
    }

    fn figure(&self, scenario: &Scenario) -> Result<Vec<Column>, RunError> {
        sweep_columns(self, scenario, &self.axes(scenario)?, &PLANS[0].measures(scenario))
    }
}

/// It keeps nothing between replications.
struct Bench;

impl laboratory::Bench for Bench {
    fn replicate(&mut self, scenario: &Scenario, replication: u32) -> Result<Sample, RunError> {
        Ok(Sample { values: values(MEASURES, &pairs(scenario, replication)), densities: Vec::new() })
    }

    fn digest(&mut self, scenario: &Scenario, measures: &str) -> Result<String, RunError> {
        let mut digest = Digest::default();
        for index in 0..Toy.replications(scenario)? {
            let found = pairs(scenario, index);
            chosen(MEASURES, measures, &found).for_each(|value| digest.feed(value.to_bits()));
        }
        Ok(digest.text())
    }
}

fn pairs(scenario: &Scenario, replication: u32) -> Pairs {
    let (random, all) = (Random::new(1, replication), scenario.whole("n"));
    let chance = scenario.number("chance");
    let is_swapped = |&pair: &u32| random.uniforms(Stream::Jitter, pair, 0)[0] < chance;
    Pairs { swapped: (0..all).filter(is_swapped).count() as u32, all }
}
