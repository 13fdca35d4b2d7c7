//! What a result says of its origin.

use crate::VERSION;
use model::params::model::MODEL;
use model::scenario::Scenario;
use serde_json::{Value, json};

/// A result as JSON, with the version of the program and that of the models.
pub fn of_here(mut result: Value) -> Value {
    result["version"] = json!(VERSION);
    result["model"] = json!(MODEL);
    result
}

/// The same of a scenario, which it names, with its laboratory and seed.
pub fn of_scenario(mut result: Value, scenario: &Scenario) -> Value {
    result["scenario"] = json!(scenario.canonical());
    result["lab"] = json!(scenario.lab().id);
    result["seed"] = json!(seed(scenario));
    of_here(result)
}

/// The seed of a laboratory that draws random numbers.
pub fn seed(scenario: &Scenario) -> Option<u32> {
    let has_seed = scenario.lab().params.iter().any(|param| param.id == "seed");
    has_seed.then(|| scenario.whole("seed"))
}
