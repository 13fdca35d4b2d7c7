//! Sections 4.3 and 4.4: buffers and jitter, which the paper takes from single experiments.

use super::super::{Figure, Mark, Statement};
use super::SHORT_RUNS;
use super::study::{BUFFER, Point, Study};
use crate::alf::Delivery;
use crate::extremes::larger;

const TA_NOT_GIVEN: &str =
    "The paper shows one run of its experiment, and does not give its Ta; the default of 10 ms is taken.";

pub fn buffers(study: &mut Study) -> Vec<Statement> {
    let point = study.at_runs("n=100&a=4", SHORT_RUNS);
    let in_order =
        |id: &str, name: &str| point.measure(&format!("{id}_in_order"), &format!("in-order {name}"));
    let out = |id: &str, name: &str| {
        point.measure(&format!("{id}_out_of_order"), &format!("out-of-sequence {name}"))
    };
    let [in_order_variance, out_variance] =
        both(study, &point, "variance of the occupancy", "ADUs²", variance);
    let long = study.at("");
    let [in_order_long, out_long] = both(study, &long, "variance of the occupancy", "ADUs²", variance);
    let [in_order_peaks, out_peaks] = both(study, &point, "number of occupancy peaks", "", peaks);
    vec![
        Statement::of(
            45, "4.3, figure 13",
            "the average buffer occupancy and the variance on buffer occupancy is much less for out-of-sequence processing",
        )
        .check(out("buffer_mean", "mean occupancy").over(&in_order("buffer_mean", "mean occupancy")).at_most(0.5))
        .check(out_variance.over(&in_order_variance).at_most(0.5))
        .note("Much less is read as half at most."),
        Statement::of(
            69, "4.3, figure 13; 5",
            "the traffic at the receiving application is smoother with out-of-sequence processing than with in-ordered (it can be expressed by the variance on the buffer occupancy)",
        )
        .check(out_variance.below(&in_order_variance))
        .check(out_long.below(&in_order_long)),
        Statement::of(
            46, "4.3, figure 13",
            "the maximum buffer size used with ordered delivery does not exceed 28. With out-of-sequence delivery, the size never exceeds 10.",
        )
        .check(in_order("buffer_max", "largest occupancy").with_a_run_of(28.0).drawn(Mark::level(BUFFER, "in order, at most").of("in_order")))
        .check(out("buffer_max", "largest occupancy").with_a_run_of(10.0).drawn(Mark::level(BUFFER, "as they arrive, at most").of("out_of_order")))
        .note(TA_NOT_GIVEN),
        Statement::of(47, "4.3, figure 13 left", "three buffer occupancy peaks are visible")
            .check(in_order_peaks.with_a_run_of(3.0))
            .beside(out_peaks)
            .note("A peak is a rise to half of the run's largest occupancy after a fall to a quarter of it."),
        Statement::of(
            48, "4.3, figure 13",
            "while an ordered approach needs close to 2500ms to deliver 100 ADUs, the out-of-sequence approach needs less than 1500ms (that gives G=40%)",
        )
        .check(in_order("total_time", "total time").with_a_run_of(2500.0).drawn(Mark::across(BUFFER, "in order, all by").of("in_order")))
        .check(out("total_time", "total time").with_a_run_of(1500.0).drawn(Mark::across(BUFFER, "as they arrive, all by").of("out_of_order")))
        .check(point.gain().with_a_run_of(0.4))
        .note(TA_NOT_GIVEN),
    ]
}

pub fn blocking(study: &mut Study) -> Vec<Statement> {
    let point = study.at_runs("n=100&a=8", SHORT_RUNS);
    let mean = |id: &str, name: &str| point.measure(id, name);
    vec![
        Statement::of(49, "4.4, figure 14", "With ordered delivery, the blocking times are longer.").check(
            mean("blocking_mean_in_order", "in-order application blocking time")
                .above(&mean("blocking_mean_out_of_order", "out-of-sequence application blocking time")),
        ),
        Statement::of(
            50, "4.4, figure 14",
            "jitter (which we defined as the variance of the blocking time) is significantly less for out-of-sequence delivery (more than 30%)",
        )
        .check(point.saving("jitter", "jitter").at_least(0.3)),
    ]
}

fn both(
    study: &mut Study,
    point: &Point,
    name: &str,
    unit: &'static str,
    of: fn(&[f64], &[f64]) -> f64,
) -> [Figure; 2] {
    [(Delivery::InOrder, "in-order"), (Delivery::OutOfOrder, "out-of-sequence")]
        .map(|(delivery, mode)| study.of_occupancy(point, delivery, &format!("{mode} {name}"), unit, of))
}

/// Variance over time of a step function.
fn variance(times: &[f64], values: &[f64]) -> f64 {
    let spans = times.windows(2).map(|pair| pair[1] - pair[0]);
    let mean_of = |of: fn(f64) -> f64| {
        let sum: f64 = spans.clone().zip(values).map(|(span, value)| span * of(*value)).sum();
        sum / times.last().copied().unwrap_or(f64::NAN)
    };
    let mean = mean_of(|value| value);
    mean_of(|value| value * value) - mean * mean
}

/// Number of rises to half of the maximum, each after a fall to a quarter of it.
fn peaks(_: &[f64], values: &[f64]) -> f64 {
    let top = values.iter().copied().fold(0.0, |most, value| larger(value, most));
    let (mut up, mut count) = (false, 0_u32);
    for value in values {
        if !up && *value >= top / 2.0 {
            up = true;
            count += 1;
        } else if up && *value <= top / 4.0 {
            up = false;
        }
    }
    f64::from(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_function() {
        // 0 for 1 ms, 4 for 2 ms, 0 for 1 ms: mean 2, mean square 8
        assert_eq!(variance(&[0.0, 1.0, 3.0, 4.0], &[0.0, 4.0, 0.0, 0.0]), 4.0);
    }

    #[test]
    fn peaks_need_a_fall_between_them() {
        assert_eq!(peaks(&[], &[0.0, 2.0, 4.0, 3.0, 2.0, 4.0, 1.0, 3.0, 0.0]), 2.0);
        assert_eq!(peaks(&[], &[0.0, 1.0, 0.0]), 1.0);
    }
}
