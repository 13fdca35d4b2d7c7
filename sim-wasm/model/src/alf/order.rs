//! Comparing times: the later of two, and how many starts of service lie in the past.

/// The larger of two times. `f64::max` also handles NaN, and engines compile a plain WebAssembly comparison
/// to a branch; the vector instruction maps to a single processor instruction, as in native code.
#[inline(always)]
pub fn later(a: f64, b: f64) -> f64 {
    #[cfg(target_feature = "simd128")]
    {
        use core::arch::wasm32::{f64x2_extract_lane, f64x2_pmax, f64x2_splat};
        f64x2_extract_lane::<0>(f64x2_pmax(f64x2_splat(b), f64x2_splat(a)))
    }
    #[cfg(not(target_feature = "simd128"))]
    if a > b { a } else { b }
}

/// Moves `position` past the starts of service up to `time`, and returns how many there were. At `time` itself,
/// rule alf-8 sets the order: the application starts one ADU, then acknowledgments are emitted, and only then do
/// services of no length (Ta = 0) end and let others start. So of several starts at `time` only the first counts, which
/// is also the limit as Ta tends to 0.
#[inline(always)]
pub fn count_started(starts: &[f64], position: &mut usize, time: f64) -> u32 {
    let before = *position;
    while starts.get(*position).is_some_and(|start| *start < time) {
        *position += 1;
    }
    let is_first = |at: usize| at == 0 || starts[at - 1] < time;
    if starts.get(*position) == Some(&time) && is_first(*position) {
        *position += 1;
    }
    (*position - before) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_starts_at_one_time_the_first_counts() {
        let starts = [1.0, 2.0, 2.0, 2.0, 3.0];
        let mut position = 0;
        let counts = [2.0, 2.0, 2.5, 3.0].map(|time| count_started(&starts, &mut position, time));
        assert_eq!(counts, [2, 0, 2, 1]);
    }
}
