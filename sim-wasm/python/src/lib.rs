//! The functions of the models for the Python package `oos`: the answers of the command line as Python's own values.

mod interruptible;
mod sweep;
mod values;

use interruptible::{interruptible, refused};
use model::params::model::MODEL;
use model::reordering::Sequence;
use oos::cores::cores_or_all;
use oos::error::CliError;
use oos::{figure, metrics, params, replications, run, scenario, trace};
use pyo3::prelude::*;
use serde_json::Value;
use std::num::NonZeroUsize;
use values::python;

/// A result, and messages about what could not be taken as given.
type Answer = (Py<PyAny>, Vec<String>);

/// The measures of a scenario, or their paired differences from another's.
#[pyfunction]
#[pyo3(signature = (link, against, cores))]
fn measures(
    py: Python<'_>,
    link: &str,
    against: Option<&str>,
    cores: Option<NonZeroUsize>,
) -> PyResult<Answer> {
    let (asked, mut messages) = scenario::read(link).map_err(refused)?;
    let cores = cores_or_all(cores);
    let other = against.map(|link| other(&asked, link, scenario::read, &mut messages)).transpose().map_err(refused)?;
    let result = interruptible(py, move |is_over| -> Result<(Value, u32), CliError> {
        match other {
            None => Ok((run::measures_of(&asked, &replications::report(&asked, cores, is_over)?), 0)),
            Some(other) => {
                let found = replications::comparison(&asked, &other, cores, is_over)?;
                Ok((run::differences_of(&asked, &other, &found), found.left_out))
            }
        }
    })?;
    let (result, left_out) = result.map_err(refused)?;
    if left_out > 0 {
        messages.push(format!("{left_out} runs are in one scenario alone and were left out."));
    }
    Ok((python(py, &result)?, messages))
}

/// The scenario that a link is compared with; the word `kept` stands for the one that the link keeps.
fn other(
    asked: &model::scenario::Scenario,
    link: &str,
    read: fn(&str) -> Result<(model::scenario::Scenario, Vec<String>), CliError>,
    messages: &mut Vec<String>,
) -> Result<model::scenario::Scenario, CliError> {
    if link == scenario::KEPT {
        return asked.kept().ok_or_else(|| CliError::Usage("the link keeps no scenario".to_owned()));
    }
    let (other, said) = read(link)?;
    messages.extend(said);
    Ok(other)
}

/// The columns of a link's figure, or of one of its further tables.
#[pyfunction]
#[pyo3(signature = (link, table))]
fn columns(py: Python<'_>, link: &str, table: Option<String>) -> PyResult<Answer> {
    let (asked, messages) = scenario::read(link).map_err(refused)?;
    let result = interruptible(py, move |_| {
        let columns = figure::columns(&asked, table.as_deref())?;
        Ok(figure::columns_json(&asked, &columns))
    })?;
    Ok((python(py, &result.map_err(refused)?)?, messages))
}

/// The measures of an arrival order.
#[pyfunction]
#[pyo3(signature = (order, threshold))]
fn order(py: Python<'_>, order: &str, threshold: Option<&str>) -> PyResult<Answer> {
    let threshold = match threshold {
        None => metrics::default_threshold(),
        Some(text) => metrics::threshold_of("dt", text).map_err(refused)?,
    };
    let messages = Sequence::loss_sentences(order);
    let order = metrics::sequence(order).map_err(refused)?;
    let result = interruptible(py, move |_| metrics::measures_of(&order, threshold))?;
    Ok((python(py, &result)?, messages))
}

/// The flows of a capture, for the arguments of `oos trace`.
#[pyfunction]
fn flows(py: Python<'_>, arguments: Vec<std::ffi::OsString>) -> PyResult<Py<PyAny>> {
    let report = interruptible(py, move |_| trace::answer(arguments))?;
    python(py, &report.map_err(refused)?)
}

/// The tables of parameters and measures.
#[pyfunction]
#[pyo3(signature = (lab))]
fn tables(py: Python<'_>, lab: Option<&str>) -> PyResult<Py<PyAny>> {
    python(py, &params::tables(lab).map_err(refused)?)
}

/// A link in its canonical form, and messages about what could not be taken as given.
#[pyfunction]
fn canonical(link: &str) -> PyResult<(String, Vec<String>)> {
    let (asked, messages) = scenario::read(link).map_err(refused)?;
    Ok((asked.canonical(), messages))
}

#[pymodule]
fn _oos(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("VERSION", oos::VERSION)?;
    module.add("MODEL", MODEL)?;
    module.add_function(wrap_pyfunction!(measures, module)?)?;
    module.add_function(wrap_pyfunction!(sweep::points, module)?)?;
    module.add_function(wrap_pyfunction!(columns, module)?)?;
    module.add_function(wrap_pyfunction!(order, module)?)?;
    module.add_function(wrap_pyfunction!(flows, module)?)?;
    module.add_function(wrap_pyfunction!(tables, module)?)?;
    module.add_function(wrap_pyfunction!(canonical, module)?)?;
    Ok(())
}
