// The figure in which each measure is read, as the parameters that a link needs for it (bench/rows/measureFigures.ts).

import type { MeasureFigures } from '../../bench/rows/measureFigures.ts';

export const MEASURE_FIGURES: MeasureFigures<'red'> = {
  utilization: '',
  throughput: 'against=throughput',
  queue_delay: '',
  queue_mean: 'fig=queue',
  red_drop_ratio: 'fig=queue',
  disturbance_loss_ratio: 'fig=queue',
  reordered_ratio: 'fig=reordering',
  lag3_ratio: 'fig=reordering',
  useless_retransmission_ratio: 'fig=reordering',
  timeout_ratio: 'fig=queue',
  cwnd_mean: 'fig=window',
  cwnd_deviation: 'fig=window',
  loss_interval_mean: 'fig=intervals',
  loss_interval_variation: 'fig=intervals',
};
