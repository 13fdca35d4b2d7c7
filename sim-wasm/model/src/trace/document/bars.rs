//! Shares over time as a picture (SVG).

use crate::extremes::{larger, smaller};
use crate::trace::document::markup::escaped;
use crate::trace::document::numbers::{percent, three};
use crate::trace::document::parts::Bars;

/// Size of the picture, and of the margins around the bars.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 170.0;
const LEFT: f64 = 52.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 36.0;

/// The picture.
pub fn svg(bars: &Bars) -> String {
    let most = bars.shares.iter().flatten().fold(0.0, |most, &share| larger(most, share));
    let top = round_up(most);
    let (width, height) = (WIDTH - LEFT - 8.0, HEIGHT - TOP - BOTTOM);
    let step = width / bars.shares.len().max(1) as f64;
    let base = TOP + height;
    let mut text = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">\n",
        escaped(&bars.caption)
    );
    for share in [0.0, top / 2.0, top] {
        let y = base - share / top * height;
        text += &format!(
            "<path class=\"axis\" d=\"M{LEFT} {y:.1}H{:.1}\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n",
            LEFT + width,
            LEFT - 6.0,
            y + 4.0,
            percent(share)
        );
    }
    for (bin, share) in bars.shares.iter().enumerate() {
        let Some(share) = share.filter(|&share| share > 0.0) else { continue };
        // at least a pixel high, so that a rare late packet is visible
        let tall = larger(share / top * height, 1.0);
        text += &format!(
            "<rect class=\"bar\" x=\"{:.2}\" y=\"{:.1}\" width=\"{:.2}\" height=\"{tall:.1}\"/>\n",
            LEFT + step * bin as f64,
            base - tall,
            larger(step - 0.5, 0.5)
        );
    }
    let (first, last) = bars.range;
    for (at, anchor, value) in
        [(0.0, "start", first), (0.5, "middle", (first + last) / 2.0), (1.0, "end", last)]
    {
        text += &format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>\n",
            LEFT + at * width,
            base + 15.0,
            three(value)
        );
    }
    text + &format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n</svg>\n",
        LEFT + width / 2.0,
        HEIGHT - 5.0,
        bars.x
    )
}

/// The next of 1, 2, 5, 10 times a power of ten, 1 at most.
fn round_up(share: f64) -> f64 {
    let mut unit = 1e-6;
    while unit < 1.0 {
        for step in [1.0, 2.0, 5.0] {
            if unit * step >= share {
                return smaller(unit * step, 1.0);
            }
        }
        unit *= 10.0;
    }
    1.0
}
