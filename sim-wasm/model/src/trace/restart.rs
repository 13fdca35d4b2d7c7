//! Unfolds RTP sequence numbers, allowing for restarts under the same SSRC (RFC 3550, appendix A.1).

use super::unfold::Unfold16;

/// Appendix A.1: a gap of up to this many numbers may be a loss.
const MAX_DROPOUT: i32 = 3000;
/// Appendix A.1: a packet this far behind may be late.
const MAX_MISORDER: i32 = 100;
/// Packets that are looked at before a jump is taken for a restart. Appendix A.1 requires only two in a row,
/// and would take two very late neighbours for a restart; after those, however, the old numbers continue.
const AHEAD: usize = 100;

/// The numbers unfolded, and how often the sender started again: there the new numbers continue the old ones,
/// and nothing in between counts as lost.
pub fn unfold(numbers: &[u16]) -> (Vec<u64>, u64) {
    let mut unfold = Unfold16::default();
    let mut highest: Option<u16> = None;
    // `base` and `top` belong to what came before the latest restart
    let (mut base, mut top, mut restarts) = (0_u64, 0_u64, 0);
    let mut unfolded = Vec::with_capacity(numbers.len());
    for (at, &number) in numbers.iter().enumerate() {
        if let Some(old) = highest.filter(|&old| !belongs(old, number))
            && let Some(first) = restart(old, &numbers[at..])
        {
            restarts += 1;
            unfold = Unfold16::default();
            // the first of the new numbers follows the last of the old ones
            base = top.wrapping_add(1).wrapping_sub(unfold.next(first));
            highest = None;
        }
        let here = unfold.next(number);
        highest = Some(match highest {
            Some(old) if (number.wrapping_sub(old) as i16) < 0 => old,
            _ => number,
        });
        let number = base.wrapping_add(here);
        unfolded.push(number);
        top = top.max(number);
    }
    (unfolded, restarts)
}

/// Whether a number may be one of those around the highest.
fn belongs(highest: u16, number: u16) -> bool {
    let ahead = i32::from(number.wrapping_sub(highest));
    !(MAX_DROPOUT..=65_536 - MAX_MISORDER).contains(&ahead)
}

/// The first of the new numbers, if these packets begin a new series.
fn restart(old: u16, packets: &[u16]) -> Option<u16> {
    let ahead = &packets[..packets.len().min(AHEAD)];
    let (&first, _) = ahead.split_first()?;
    let is_over = ahead.iter().all(|&number| !belongs(old, number));
    let has_two = ahead.windows(2).any(|pair| pair[1] == pair[0].wrapping_add(1));
    let step = |number: u16| i32::from(number.wrapping_sub(first) as i16);
    let lowest =
        ahead.iter().copied().filter(|&number| step(number).abs() < MAX_MISORDER).min_by_key(|&n| step(n));
    lowest.filter(|_| is_over && has_two)
}

/// The sentence about restarts.
pub fn sentence(restarts: u64) -> Option<String> {
    let times = if restarts == 1 { "once".to_owned() } else { format!("{restarts} times") };
    (restarts > 0).then(|| {
        format!("The sender began anew {times} under the same SSRC: the numbers jump by more than {MAX_DROPOUT}, or back by more than {MAX_MISORDER}, and go on from there (RFC 3550, A.1). The new numbers follow the old ones, and nothing between counts as lost.")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_restart_is_followed() {
        let numbers = [50_000, 50_001, 50_003, 50_002, 11, 10, 12, 13, 14];
        let (unfolded, restarts) = unfold(&numbers);
        let first = unfolded[0];
        let steps: Vec<u64> = unfolded.iter().map(|number| number - first).collect();
        assert_eq!((steps, restarts), (vec![0, 1, 3, 2, 5, 4, 6, 7, 8], 1));
        assert!(sentence(1).unwrap_or_default().contains("began anew once"));
    }

    #[test]
    fn very_late_packets_are_no_restart() {
        let mut numbers: Vec<u16> = (1000..1400).collect();
        numbers.splice(300..300, [1100, 1101]);
        assert_eq!(unfold(&numbers).1, 0);
        // neither a single stray number nor the wrap is a restart
        numbers.splice(200..200, [40_000]);
        assert_eq!(unfold(&numbers).1, 0);
        assert_eq!(unfold(&[65_535, 0, 1, 2]), (vec![131_071, 131_072, 131_073, 131_074], 0));
    }
}
