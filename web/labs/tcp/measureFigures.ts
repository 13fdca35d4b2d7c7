// The figure in which each measure is read, as the parameters that a link needs for it (bench/rows/measureFigures.ts).

import type { MeasureFigures } from '../../bench/rows/measureFigures.ts';

export const MEASURE_FIGURES: MeasureFigures<'tcp'> = {
  throughput: '',
  throughput_ratio: '',
  mean_displacement: 'against=mean_displacement',
  entropy: 'against=entropy',
  lag3_ratio: 'against=lag3_ratio',
  displacement_q999: 'against=displacement_q999',
  retransmission_ratio: 'fig=transfer',
  spurious_ratio: 'fig=transfer',
  cuts: 'fig=transfer',
  undos: 'fig=transfer',
  timeouts: 'fig=transfer',
  dupthresh_max: 'fig=transfer',
  cwnd_mean: 'fig=transfer',
  duration: 'fig=transfer',
};
