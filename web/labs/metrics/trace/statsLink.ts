// The link with the statistics of a capture, without addresses, names or packets.

import type { TraceReport, TraceSurvey } from '#pkg/texts.js';
import { encode } from '../../../scenario/encode.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import type { ArrivalOrder, By } from './messages.ts';
import { statsOf, statsText } from './stats.ts';

/** How packets are read: by which number, in which order. */
export interface Reading {
  readonly by: By;
  readonly order: ArrivalOrder;
}

export function statsLink(report: TraceReport, survey: TraceSurvey, { by, order }: Reading): string {
  const stats = statsText(statsOf(report, survey));
  return encode('metrics', { ...defaultsOf('metrics'), bench: 'trace', by, order, stats });
}
