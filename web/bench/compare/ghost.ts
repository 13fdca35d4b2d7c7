// How a kept scenario is drawn in every figure: dashed and grey.

import type { LegendItem, LegendMark } from '../../charts/figure/Legend.tsx';

const meaning = 'the scenario that is kept for comparison';

export const GHOST = { color: 'var(--reference)', dash: '7 5', meaning } as const;

/** The other way of delivery, or another line of the same ghost. */
export const OTHER_GHOST = { color: 'var(--reference)', dash: '2 4', meaning } as const;

/** What a legend says of the kept scenario, as the figure draws it; `label` is its name. */
export function ghostEntry(label: string, mark: LegendMark): LegendItem {
  return { ...GHOST, label, mark };
}
