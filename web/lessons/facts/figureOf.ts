// The figure in which a measure is read: what a laboratory's link has besides. Empty where that is the first figure, or where
// none shows more of the measure than that does.

import type { LabId } from '#pkg/params.ts';
import type { Measure, Quantity } from '../../bench/results/table.ts';
import { labOf, withText } from './facts.ts';

const FIGURES: { readonly [L in LabId]: Readonly<Record<Quantity<L>, string>> } = {
  alf: {
    gain: '',
    gain_latency: 'g=latency',
    // where the lines of both transfers end
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
  },
  red: {
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
  },
  dccp: {
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
  },
  tcp: {
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
  },
  // of the path with jitter; a bench that has no figure of the name opens its first
  metrics: {
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
  },
};

/** The link with the figure of the measure; the link itself where its first figure is that. */
export function withFigure(link: string, { quantity }: Pick<Measure, 'quantity'>): string {
  const lab = labOf(link);
  if (lab === null) return link;
  const given: Readonly<Record<string, string>> = FIGURES[lab];
  return [...new URLSearchParams(given[quantity])].reduce(
    (text, [id, value]) => withText(text, id, value),
    link,
  );
}

/** Where a laboratory shows what it measures. */
export function figureOf(lab: LabId, measure: Pick<Measure, 'quantity'>): string {
  const opened = `#/${lab}`;
  // an order that is typed, on which the laboratory opens, has other figures than the path
  const link = withFigure(lab === 'metrics' ? '#/metrics?bench=jitter' : opened, measure);
  return link.includes('fig=') || lab !== 'metrics' ? link : opened;
}
