// Small bars with the share of reordered packets of a flow over the time of the capture.

import { memo } from 'react';

/** Width of a bar and height of the picture, px. */
const [BAR, HIGH] = [2, 20];
/** Codes of an interval: no arrival, all in order, and from there shares up to 100%. */
const [NOTHING, IN_ORDER, ALL] = [0, 1, 255];

export const Sparkline = memo(function Sparkline({ shares }: { shares: Uint8Array }) {
  const bars = Array.from(shares, (code, bin) => {
    if (code <= IN_ORDER) return '';
    const high = Math.max(1.5, ((code - IN_ORDER) / (ALL - IN_ORDER)) * HIGH);
    return `M${bin * BAR} ${HIGH}v${-high.toFixed(1)}h${BAR - 0.5}V${HIGH}z`;
  }).join('');
  const base = Array.from(shares, (code, bin) =>
    code === NOTHING ? '' : `M${bin * BAR} ${HIGH + 0.5}h${BAR}`,
  ).join('');
  return (
    <svg width={shares.length * BAR} height={HIGH + 1} aria-hidden="true">
      <path d={base} stroke="var(--line)" />
      <path d={bars} fill="var(--disorder-2)" />
    </svg>
  );
});
