//! A sweep as columns.

use crate::interruptible::{interruptible, refused};
use crate::values::python;
use model::laboratories::laboratory_of;
use oos::cores::{cores_or_all, on_cores};
use oos::error::CliError;
use oos::origin::seed;
use oos::output::WITH_VALUE;
use oos::scenario;
use oos::sweep::{Places, PointRows};
use pyo3::prelude::*;
use serde_json::{Value, json};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

/// Name, unit and values of each column, then messages about what could not be taken as given.
type Columns = (Py<PyAny>, Vec<String>);

/// The measures along one or two parameters, x changing fastest; without any, along the axes of the link's own figure.
#[pyfunction]
#[pyo3(signature = (link, x, y, against, cores))]
pub fn points(
    py: Python<'_>,
    link: &str,
    x: Option<&str>,
    y: Option<&str>,
    against: Option<&str>,
    cores: Option<NonZeroUsize>,
) -> PyResult<Columns> {
    let (asked, mut messages) = scenario::read_varied(link).map_err(refused)?;
    let other = against.map(|link| crate::other(&asked, link, scenario::read_varied, &mut messages)).transpose().map_err(refused)?;
    if let Some(other) = &other {
        model::laboratory::check_laboratory(asked.lab(), other).map_err(|error| refused(error.into()))?;
    }
    let places = Places::new(asked, other, x, y, &mut messages).map_err(refused)?;
    messages.extend(places.overwritten());
    messages.extend(places.contradictions().map_err(refused)?);
    let cores = cores_or_all(cores);
    let found = interruptible(py, move |is_over| all(&places, cores, is_over))?.map_err(refused)?;
    Ok((python(py, &columns(&found))?, messages))
}

/// All points, in the order of the axes.
fn all(places: &Places, cores: NonZeroUsize, is_over: &AtomicBool) -> Result<Vec<PointRows>, CliError> {
    let order = places.order();
    let laboratory = laboratory_of(&places.scenario);
    let found: Mutex<Vec<Option<Result<PointRows, CliError>>>> =
        Mutex::new((0..order.len()).map(|_| None).collect());
    let bench = || laboratory.bench();
    on_cores(cores, order.len(), bench, |bench, turn| {
        if is_over.load(Ordering::Relaxed) {
            return ControlFlow::Break(());
        }
        let point = places.measure(order[turn], &mut **bench);
        let is_refused = point.is_err();
        found.lock().unwrap_or_else(PoisonError::into_inner)[order[turn]] = Some(point);
        if is_refused { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let found: Vec<_> =
        found.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().flatten().collect();
    let found: Vec<PointRows> = found.into_iter().collect::<Result<_, _>>()?;
    if found.len() < order.len() { Err(CliError::Failed("interrupted".to_owned())) } else { Ok(found) }
}

fn columns(found: &[PointRows]) -> Value {
    let Some(first) = found.first() else { return json!([]) };
    let column = |name: &str, unit: &str, of: &dyn Fn(&PointRows) -> Value| json!({ "name": name, "unit": unit, "values": found.iter().map(of).collect::<Value>() });
    let units = |id: &str| first.here.lab().param(id).map_or("", |param| param.unit);
    let mut columns: Vec<Value> = (0..first.at.len())
        .map(|place| column(&first.at[place].0, units(&first.at[place].0), &|found| found.at[place].1.json()))
        .collect();
    for (place, row) in first.rows.iter().enumerate() {
        columns.push(column(row.id, row.unit, &|found| json!(found.rows[place].mean)));
        let half = format!("{}_ci95", row.id);
        columns.push(column(&half, row.unit, &|found| json!(found.rows[place].ci95)));
        if row.valued.is_some() {
            let valued = format!("{}_{WITH_VALUE}", row.id);
            columns.push(column(&valued, "", &|found| json!(found.rows[place].valued.map(|valued| valued.with))));
        }
    }
    if first.against.is_some() {
        columns.push(column("against", "", &|found| {
            json!(found.against.as_ref().map(|other| other.canonical()))
        }));
    }
    columns.push(column("scenario", "", &|found| json!(found.here.canonical())));
    columns.push(column("seed", "", &|found| json!(seed(&found.here))));
    columns.into()
}
