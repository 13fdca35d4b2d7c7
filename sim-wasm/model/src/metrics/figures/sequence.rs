//! The figures of a typed arrival order.

use super::laws::{OCCUPANCY, shares};
use crate::laboratory::{Cell, Column, Head, RunError, columns};
use crate::reordering::{ArrivalExplanation, FirstCopy, Measures, Role, Sequence, Thresholds, explain};
use crate::units;

const ARRIVAL: Head = ("arrival", "");
const PACKET: Head = ("packet", "");
const PLACES: Head = ("displacement", units::PACKETS);
const HELD: Head = ("occupancy", units::PACKETS);
pub const CROSSINGS: [Head; 5] = [ARRIVAL, PACKET, ("kind", ""), PLACES, HELD];
pub const DENSITY: [Head; 2] = [PLACES, ("rd", units::SHARE)];
pub const BUFFER: [Head; 3] = [ARRIVAL, PACKET, HELD];

/// The columns of one of its figures.
pub fn columns_of(text: &str, threshold: u32, figure: &str) -> Result<Vec<Column>, RunError> {
    let sequence = Sequence::read(text).map_err(|error| RunError::Text(error.to_string()))?;
    let thresholds = Thresholds::both(threshold);
    let arrivals = sequence.as_arrivals();
    Ok(match figure {
        "density" => density(&Measures::of(&arrivals, thresholds)),
        "rbd" => occupancy(&Measures::of(&arrivals, thresholds)),
        "buffer" => buffer(&explain(&arrivals, thresholds)),
        _ => crossings(&explain(&arrivals, thresholds), &sequence.missing()),
    })
}

/// RD, a row for each displacement up to the threshold.
fn density(measures: &Measures) -> Vec<Column> {
    let rd = &measures.density;
    let threshold = rd.threshold as i32;
    let total = rd.total.max(1) as f64;
    let rows: Vec<_> = (-threshold..=threshold)
        .map(|at| [f64::from(at).into(), (f64::from(rd.count(at)) / total).into()])
        .collect();
    columns(DENSITY, &rows)
}

/// RBD, and beside it the occupancy of a buffer that does not wait for lost packets.
fn occupancy(measures: &Measures) -> Vec<Column> {
    let [rbd, neglecting] = [&measures.occupancy, &measures.occupancy_neglecting_losses].map(shares);
    let at = |of: &[f64], held: usize| Cell::from(of.get(held).copied().unwrap_or(0.0));
    if measures.lost == 0 {
        let rows: Vec<_> = (0..rbd.len()).map(|k| [(k as f64).into(), at(&rbd, k)]).collect();
        let [held, rbd, _] = OCCUPANCY;
        return columns([held, rbd], &rows);
    }
    let longest = rbd.len().max(neglecting.len());
    let rows: Vec<_> = (0..longest).map(|k| [(k as f64).into(), at(&rbd, k), at(&neglecting, k)]).collect();
    columns(OCCUPANCY, &rows)
}

/// The occupancy of the buffer after each arrival.
fn buffer(explained: &[ArrivalExplanation]) -> Vec<Column> {
    let rows: Vec<_> = (1_u32..)
        .zip(explained)
        .map(|(place, one)| [place.into(), (one.sequence as f64).into(), first(one, held)])
        .collect();
    columns(BUFFER, &rows)
}

/// A row for each arrival, in order, then one for each packet that never arrives.
fn crossings(explained: &[ArrivalExplanation], missing: &[u64]) -> Vec<Column> {
    let nothing = || Cell::from(f64::NAN);
    let mut rows: Vec<[Cell; 5]> = (1_u32..)
        .zip(explained)
        .map(|(place, one)| {
            let kind = match one.role {
                Role::Duplicate => "duplicate",
                Role::First(copy) if copy.late.is_some() => "reordered",
                Role::First(_) => "in-order",
            };
            let displacement = first(one, |copy| copy.displacement.map(|places| places as f64));
            [place.into(), (one.sequence as f64).into(), kind.into(), displacement, first(one, held)]
        })
        .collect();
    rows.extend(
        missing.iter().map(|&lost| [nothing(), (lost as f64).into(), "lost".into(), nothing(), nothing()]),
    );
    columns(CROSSINGS, &rows)
}

fn held(copy: &FirstCopy) -> Option<f64> {
    copy.stored.map(|stored| f64::from(stored.occupancy))
}

/// A value of a first copy; NaN for a duplicate.
fn first(one: &ArrivalExplanation, of: fn(&FirstCopy) -> Option<f64>) -> Cell {
    let value = match &one.role {
        Role::Duplicate => None,
        Role::First(copy) => of(copy),
    };
    value.unwrap_or(f64::NAN).into()
}
