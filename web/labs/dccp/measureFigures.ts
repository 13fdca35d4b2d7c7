// The figure in which each measure is read, as the parameters that a link needs for it (bench/rows/measureFigures.ts).

import type { MeasureFigures } from '../../bench/rows/measureFigures.ts';

export const MEASURE_FIGURES: MeasureFigures<'dccp'> = {
  rate: '',
  ler: '',
  loss_events: '',
  jitter: 'fig=surface&ratio=jitter',
  delay: 'fig=size',
  lost_ratio: '',
  declared_ratio: '',
  mos_g711: 'fig=quality',
  mos_g711_delay: 'fig=quality',
  mos_g711_codec: 'fig=quality',
  mos_g711_loss: 'fig=quality',
  mos_g729: 'fig=quality',
  mos_g729_delay: 'fig=quality',
  mos_g729_codec: 'fig=quality',
  mos_g729_loss: 'fig=quality',
  mos_video: 'fig=quality',
  mos_video_rate: 'fig=quality',
  mos_video_loss: 'fig=quality',
  eps_rate: 'fig=surface',
  eps_ler: 'fig=surface&ratio=ler',
  eps_jitter: 'fig=surface&ratio=jitter',
  buffered_mean: 'shown=buffered',
  rule_size: 'fig=size',
};
