// Looks of the lines in the lane of the lag, for chart and legend.

import type { LegendItem } from '../../../charts/figure/Legend.tsx';

export const DUPLICATES = {
  label: 'duplicate threshold',
  color: 'var(--fam-3)',
  meaning: 'How many duplicate acknowledgments the sender takes for a loss: its threshold in force.',
} as const;
export const ESTIMATE = {
  label: 'reordering estimate',
  color: 'var(--disorder-2)',
  meaning: 'The largest lag that the sender has noticed so far: it raises the threshold.',
} as const;
export const LAG = {
  label: 'largest lag',
  color: 'var(--reference)',
  mark: 'bar',
  opacity: 0.3,
  meaning: 'How far behind the highest packet others arrive: the largest in each piece of time.',
} as const;

export const LAG_LINES: readonly LegendItem[] = [DUPLICATES, ESTIMATE, LAG];
