//! Experiments over several laboratories or many scenarios.

pub mod ledger;
