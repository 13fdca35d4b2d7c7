//! The origin of a result: program, models, scenario and seed.

use crate::VERSION;
use model::params::model::MODEL;
use model::scenario::Scenario;
use serde_json::{Value, json};

/// Adds the versions of the program and of the models to a result in JSON.
pub fn with_versions(mut result: Value) -> Value {
    result["version"] = json!(VERSION);
    result["model"] = json!(MODEL);
    result
}

/// Adds these versions, the scenario, its laboratory and its seed to a result in JSON.
pub fn of_scenario(mut result: Value, scenario: &Scenario) -> Value {
    result["scenario"] = json!(scenario.canonical());
    result["lab"] = json!(scenario.lab().id);
    result["seed"] = json!(seed(scenario));
    with_versions(result)
}

/// The scenario's seed, if its laboratory draws random numbers.
pub fn seed(scenario: &Scenario) -> Option<u32> {
    let has_seed = scenario.lab().params.iter().any(|param| param.id == "seed");
    has_seed.then(|| scenario.whole("seed"))
}
