// The path that a trace tells of, as a link to what senders make of it.

import type { TraceMeasures } from '#pkg/texts.js';
import { normalise } from '../../../scenario/grammar.ts';
import { span } from './sentences.ts';

type PathMeasures = Pick<TraceMeasures, 'path' | 'tcp'>;

/** The time of a packet of 1518 bytes at 100 Mbit/s, ms: what a place is where the trace has no times. */
const ASSUMED_SPACING = 0.12144;
/** What the laboratory takes as a round trip, ms: its table comes with it, and a test holds these numbers to it. */
const ROUND_TRIPS = [1, 1000] as const;

/** A table of quantiles, as a scenario has it. */
export function pathText({ path: { percents, delays, spacing } }: Pick<PathMeasures, 'path'>): string {
  const unit = spacing === undefined ? ASSUMED_SPACING : 1;
  const points = Array.from(
    percents,
    (percent, i) => `${percent.toFixed(4)}:${((delays[i] ?? 0) * unit).toFixed(3)}`,
  );
  return normalise('quantiles', points.join(',')).text;
}

/** The question that leads from a trace to what senders make of its path. */
export const PATH_QUESTION = 'What would my path do?';

/** The scenario of a sender over that path. */
export function pathOf(measures: PathMeasures): string {
  const [least, most] = ROUND_TRIPS;
  const trip = measures.tcp?.roundTrip;
  const rtt = trip === undefined ? '' : `&rtt=${Math.min(most, Math.max(least, Math.round(trip * 10) / 10))}`;
  return `#/tcp?law=quantiles&path=${pathText(measures)}${rtt}`;
}

export function pathLink(measures: PathMeasures): string {
  return `${pathOf(measures)}&fig=path`;
}

/** What is assumed, and what the trace does not tell. */
export function pathWords({ path: { spacing }, tcp }: PathMeasures): string {
  const late =
    spacing === undefined
      ? `The trace has no times: a packet that n others overtook is taken as late by n places and a half, and a place as the time of a packet of 1,518 bytes at 100 Mbit/s (${span(ASSUMED_SPACING)}).`
      : `A reordered packet is late by the time since the first packet that overtook it arrived, plus the time by which that packet was sent later (packets are assumed to leave ${span(spacing)} apart, the median of the arrivals).`;
  const trip =
    tcp?.roundTrip === undefined
      ? 'Rate and round trip are not taken from this trace, and are those of the laboratory.'
      : 'The round trip is that of the handshake; this trace does not show the rate, which is that of the laboratory.';
  return `${late} Packets that arrived in order are taken as on time, and losses are left out. ${trip}`;
}
