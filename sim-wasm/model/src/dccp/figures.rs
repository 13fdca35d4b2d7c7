//! What each figure shows, as columns: `oos figure`.

use super::Parameters;
use super::ladder::{Climb, Stretch, Way};
use super::measures::MEASURES;
use super::simulation::{Flows, Outcome, Simulation};
use super::tables::TABLE_I;
use super::trace::{Series, Tracing};
use crate::laboratory::{Column, NO_AXIS, RunError};
use crate::measures::Measured;
use crate::running::Running;
use crate::scenario::{Axes, Axis, Scenario};
use crate::stats::{Estimate, estimate};
use crate::units;

/// Looks at a run, as many as a wide screen has points.
const LOOKS: u32 = 600;
/// Points of the surface.
const ACROSS: u32 = 13;
const UP: u32 = 7;
/// Sizes of a buffer, from none to what the axis ends at.
const SIZES: u32 = 21;

/// What the efficiency, or the quality, is shown against.
pub fn axes(scenario: &Scenario) -> Result<Axes, RunError> {
    match scenario.choice("fig") {
        "surface" => {
            let [x, y] = [("sx", ACROSS), ("sy", UP)]
                .map(|(id, count)| Axis::across(scenario, scenario.choice(id), count));
            if x.id == y.id {
                return Err(RunError::Empty("both axes of the surface are the same parameter"));
            }
            Ok(Axes { x, y: Some(y) })
        }
        "size" => Ok(Axes { x: Axis::across(scenario, "buffer", SIZES), y: None }),
        _ => Err(RunError::Empty(NO_AXIS)),
    }
}

/// A measure, and the names of its columns: its mean and its interval.
type Named = (&'static str, [&'static str; 2]);

macro_rules! named {
    ($($id:literal),*) => { &[$(named!($id => $id)),*] };
    ($id:literal => $name:literal) => { ($id, [$name, concat!($name, " ci95")]) };
}

const SURFACE: &[Named] = named!["eps_rate", "eps_ler", "eps_jitter", "rate_buffer", "rate_no_buffer"];
const SIZE: &[Named] =
    named!["mos_g711_buffer", "mos_g729_buffer", "mos_video_buffer", "rate_buffer", "delay_buffer"];

/// The columns of the scenario's figure; those of the rate over time where all are shown.
pub fn columns(scenario: &Scenario) -> Result<Vec<Column>, RunError> {
    let p = Parameters::of(scenario);
    Ok(match scenario.choice("fig") {
        "surface" => sweep(scenario, SURFACE)?,
        "size" => sweep(scenario, SIZE)?,
        "table" => table(scenario),
        "quality" => quality(&p),
        "ladder" => ladder(&p, (scenario.number("from"), scenario.number("span"))),
        _ => trace(&p),
    })
}

fn measured(id: &str) -> &'static Measured<Outcome> {
    MEASURES
        .iter()
        .find(|measured| measured.about.id == id)
        .unwrap_or_else(|| panic!("there is no measure {id}"))
}

fn outcomes(p: &Parameters, flows: Flows) -> Vec<Outcome> {
    (0..p.runs).map(|replication| Simulation::new(p.clone(), replication, flows).finish()).collect()
}

fn over(outcomes: &[Outcome], measured: &Measured<Outcome>) -> Estimate {
    estimate(&outcomes.iter().map(measured.of).collect::<Vec<f64>>())
}

/// A mean and its interval as two columns.
fn pair([mean, half]: [&'static str; 2], unit: &'static str, estimates: &[Estimate]) -> [Column; 2] {
    [
        Column::numbers(mean, unit, estimates.iter().map(|e| e.mean).collect()),
        Column::numbers(half, unit, estimates.iter().map(|e| e.ci95.unwrap_or(f64::NAN)).collect()),
    ]
}

/// A row for each point of the figure's axes.
fn sweep(scenario: &Scenario, ids: &[Named]) -> Result<Vec<Column>, RunError> {
    let Axes { x, y } = axes(scenario)?;
    let flows = if scenario.choice("fig") == "surface" { Flows::Own } else { Flows::All };
    let rows = y.as_ref().map_or(vec![None], |y| y.values.iter().copied().map(Some).collect());
    let (mut xs, mut ys, mut found) = (Vec::new(), Vec::new(), Vec::new());
    let mut at = scenario.clone();
    let set = |at: &mut Scenario, id: &str, value: f64| {
        at.set(id, value).map_err(|error| RunError::Text(error.to_string()))
    };
    for &row in &rows {
        for &value in &x.values {
            set(&mut at, x.id, value)?;
            if let (Some(y), Some(value)) = (&y, row) {
                set(&mut at, y.id, value)?;
                ys.push(value);
            }
            xs.push(value);
            found.push(outcomes(&Parameters::of(&at), flows));
        }
    }
    let unit = |id: &str| scenario.lab().param(id).map_or(units::NONE, |param| param.unit);
    let mut columns = vec![Column::numbers(x.id, unit(x.id), xs)];
    columns.extend(y.map(|y| Column::numbers(y.id, unit(y.id), ys)));
    for &(id, names) in ids {
        let measured = measured(id);
        let estimates: Vec<Estimate> = found.iter().map(|all| over(all, measured)).collect();
        columns.extend(pair(names, measured.about.unit, &estimates));
    }
    Ok(columns)
}

/// Table I with ours beside it, at the scenario's other parameters.
fn table(scenario: &Scenario) -> Vec<Column> {
    let of = |at: &Scenario, id: &str| over(&outcomes(&Parameters::of(at), Flows::Own), measured(id));
    let column = |of: fn(&super::tables::Row) -> f64| TABLE_I.iter().map(of).collect::<Vec<f64>>();
    let ours = |id: &str, is_disturbed: bool| -> Vec<Estimate> {
        TABLE_I
            .iter()
            .map(|row| of(&if is_disturbed { row.scenario(scenario) } else { row.undisturbed(scenario) }, id))
            .collect()
    };
    let mut columns = vec![
        Column::numbers("rtt", units::MS, column(|row| row.round_trip)),
        Column::numbers("extra", units::MS, column(|row| row.extra)),
        Column::numbers("spread", units::MS, column(|row| row.spread)),
        Column::numbers("rate, paper", units::KBIT_PER_S, column(|row| row.rate)),
        Column::numbers("loss event rate, paper", units::SHARE, column(|row| row.loss_event_rate)),
        Column::numbers("rate without reordering, paper", units::KBIT_PER_S, column(|row| row.undisturbed)),
    ];
    for ((id, names), is_disturbed) in [
        (named!("rate_no_buffer" => "rate"), true),
        (named!("ler_no_buffer" => "loss event rate"), true),
        (named!("rate_no_buffer" => "rate without reordering"), false),
        (named!("rate_buffer" => "rate with a buffer"), true),
    ] {
        columns.extend(pair(names, measured(id).about.unit, &ours(id, is_disturbed)));
    }
    columns
}

/// The score of each application with the buffer and without, and what costs its points.
fn quality(p: &Parameters) -> Vec<Column> {
    let found = outcomes(p, Flows::All);
    let rows: Vec<&Measured<Outcome>> =
        MEASURES.iter().filter(|measured| measured.about.id.starts_with("mos_")).collect();
    let estimates: Vec<Estimate> = rows.iter().map(|row| over(&found, row)).collect();
    vec![
        Column::words("measure", rows.iter().map(|row| row.about.id.to_owned()).collect()),
        Column::numbers("points", units::NONE, estimates.iter().map(|e| e.mean).collect()),
        Column::numbers("ci95", units::NONE, estimates.iter().map(|e| e.ci95.unwrap_or(f64::NAN)).collect()),
    ]
}

/// Both runs of the first replication at each look.
fn trace(p: &Parameters) -> Vec<Column> {
    let trace = Tracing::new(p, 0, LOOKS).finish();
    let mut columns = vec![Column::numbers("time", units::S, trace.times)];
    let numbers = |name, values: &[f64]| Column::numbers(name, units::KBIT_PER_S, values.to_vec());
    let Series { allowed, received, calculated, delivered, buffered, .. } = &trace.with;
    columns.extend([
        numbers("X, with a buffer", allowed),
        numbers("X_recv, with a buffer", received),
        numbers("X_calc, with a buffer", calculated),
        numbers("delivered, with a buffer", delivered),
        Column::numbers("in the buffer", units::PACKETS, buffered.clone()),
    ]);
    let Series { allowed, received, calculated, delivered, .. } = &trace.without;
    columns.extend([
        numbers("X, without", allowed),
        numbers("X_recv, without", received),
        numbers("X_calc, without", calculated),
        numbers("delivered, without", delivered),
    ]);
    columns
}

/// Each packet of the stretch, with the buffer, then without.
fn ladder(p: &Parameters, stretch: (f64, f64)) -> Vec<Column> {
    let found = Climb::new(p, 0, stretch).finish();
    let sides = [("with a buffer", &found.with), ("without", &found.without)];
    let flights: Vec<_> = sides
        .iter()
        .flat_map(|(side, Stretch { flights, .. })| flights.iter().map(move |f| (*side, f)))
        .collect();
    let column =
        |of: fn(&super::ladder::Flight) -> f64| flights.iter().map(|(_, f)| of(f)).collect::<Vec<f64>>();
    let way = |way: Way| match way {
        Way::Arrived => "arrived",
        Way::Lost => "lost on the way",
        Way::Dropped => "dropped by the queue",
    };
    vec![
        Column::words("run", flights.iter().map(|(side, _)| (*side).to_owned()).collect()),
        Column::numbers("packet", units::NONE, column(|f| f64::from(f.number))),
        Column::numbers("sent", units::S, column(|f| f.sent)),
        Column::numbers("came", units::S, column(|f| f.came)),
        Column::numbers("handed over", units::S, column(|f| f.handed)),
        Column::numbers("declared lost", units::S, column(|f| f.declared)),
        Column::numbers("lag", units::PACKETS, column(|f| f64::from(f.lag))),
        Column::words("way", flights.iter().map(|(_, f)| way(f.way).to_owned()).collect()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dccp::LAB;

    #[test]
    fn every_figure_has_columns_of_one_length() {
        for (figure, rows) in
            [("rate", 600), ("all", 600), ("surface", 91), ("table", 5), ("quality", 22), ("size", 21)]
        {
            let query = format!("fig={figure}&duration=6&warmup=1&runs=2");
            let found = columns(&Scenario::with(&LAB, &query).scenario).expect("columns");
            assert!(found.iter().all(|column| column.rows() == rows), "{figure}: {}", found[0].rows());
        }
        let found = columns(&Scenario::with(&LAB, "fig=ladder&from=2").scenario).expect("columns");
        assert!(found[0].rows() > 20 && found.iter().all(|column| column.rows() == found[0].rows()));
    }
}
