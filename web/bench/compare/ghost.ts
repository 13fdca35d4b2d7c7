// How a kept scenario is drawn in every figure: dashed and grey.

import type { LegendItem, LegendMark } from '../../charts/figure/Legend.tsx';

const meaning = 'the scenario that is kept for comparison';

export const GHOST = { color: 'var(--reference)', dash: '7 5', meaning } as const;

/** A second curve of the kept scenario, such as the other way of delivery. */
export const OTHER_GHOST = { color: 'var(--reference)', dash: '2 4', meaning } as const;

/** The legend's entry for the kept scenario; `label` is the scenario's name, `mark` as the figure draws it. */
export function ghostEntry(label: string, mark: LegendMark): LegendItem {
  return { ...GHOST, label, mark };
}
