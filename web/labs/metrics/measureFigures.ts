// The figure in which each measure is read, as the parameters that a link needs for it (bench/rows/measureFigures.ts).
// The figures are those of the jitter path; a bench without a figure of that name opens its first.

import type { MeasureFigures } from '../../bench/rows/measureFigures.ts';

export const MEASURE_FIGURES: MeasureFigures<'metrics'> = {
  received: '',
  lost: '',
  duplicates: '',
  reordered_ratio: '',
  mean_displacement: 'fig=md',
  entropy: 'fig=entropy',
  extent_mean: '',
  extent_max: '',
  n_reordering_3_ratio: '',
  displacement_q999: 'fig=rd',
  displacement_3_ratio: 'fig=rd',
  beyond_threshold: 'fig=rd',
  buffer_mean: 'fig=rbd',
  buffer_max: 'fig=rbd',
  buffer_mean_neglecting_losses: 'fig=rbd',
  buffer_max_neglecting_losses: 'fig=rbd',
};
