//! Experiments with several laboratories or many scenarios.

pub mod coverage;
pub mod ledger;
