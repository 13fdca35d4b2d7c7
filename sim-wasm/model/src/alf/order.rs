//! Which of two times is later, and how many of many are past.

/// The larger of two times. `f64::max` also minds NaN, and engines compile WebAssembly's choice of
/// one of two numbers to a branch: the vector instruction is one of the processor's own, as natively.
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

/// Moves `position` past all of the sorted `times` that are at or before `time`; gives how many.
#[inline(always)]
pub fn count_until(times: &[f64], position: &mut usize, time: f64) -> u32 {
    let before = *position;
    while times.get(*position).is_some_and(|start| *start <= time) {
        *position += 1;
    }
    (*position - before) as u32
}
