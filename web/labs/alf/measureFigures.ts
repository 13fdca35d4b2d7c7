// The figure in which each measure is read, as the parameters that a link needs for it (bench/rows/measureFigures.ts).

import type { MeasureFigures } from '../../bench/rows/measureFigures.ts';

export const MEASURE_FIGURES: MeasureFigures<'alf'> = {
  gain: '',
  gain_latency: 'g=latency',
  // the buffer trace ends where its transfer ends
  total_time: 'fig=buffer',
  latency_mean: 'g=latency',
  buffer_mean: 'fig=buffer',
  buffer_max: 'fig=buffer',
  waiting_mean: 'fig=buffer',
  blocking_mean: 'fig=blocking',
  jitter_deviation: 'fig=blocking',
  jitter: 'fig=blocking',
  mean_displacement: 'fig=density',
  entropy: 'fig=density',
};
