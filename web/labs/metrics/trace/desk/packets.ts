// A packet of a flow, in the words of the list and of the plot.

import { format } from 'd3-format';
import type { TracePackets, TraceRows } from '#pkg/texts.js';
import { countWithNoun } from '../../../../bench/words/counts.ts';
import { formatCount } from '../../../../notation/formatCount.ts';
import { spanWords } from '../sentences.ts';

export interface Packet {
  /** Its row among all packets of the flow. */
  readonly row: number;
  /** Frame number; 0 if the packet was never seen. */
  readonly frame: number;
  readonly time: number;
  readonly number: number;
  readonly kind: number;
  readonly why: number;
  readonly opener: number;
  readonly overtaken: number;
}

/** The packet at index `at` of these rows. */
export function packetAt(rows: TraceRows, at: number): Packet | undefined {
  const row = rows.rows[at];
  if (row === undefined) return undefined;
  return {
    row,
    frame: rows.frames[at] ?? 0,
    time: rows.times[at] ?? 0,
    number: rows.numbers[at] ?? 0,
    kind: rows.kinds[at] ?? 0,
    why: rows.whys[at] ?? 0,
    opener: rows.openers[at] ?? 0,
    overtaken: rows.overtaken[at] ?? 0,
  };
}

export function kindName({ kinds }: TracePackets, { kind }: Packet): string {
  return kinds[kind] ?? '';
}

/** Number of packets of these kinds. */
export function countOf({ counts }: TracePackets, kinds: number): number {
  let total = 0;
  counts.forEach((count, kind) => {
    if (kinds & (1 << kind)) total += count;
  });
  return total;
}

/** Verdicts on packets that were never seen: these are not in the capture. */
const UNSEEN = new Set(['lost', 'likely lost']);

export const isUnseen = (kind: string): boolean => UNSEEN.has(kind);

/** Name of a kind after its count: "4 copies". */
export function kindOf(name: string, count: number): string {
  return name === 'copy' && count !== 1 ? 'copies' : name;
}

/** "12,006 packets: 11,880 in order, 126 reordered; never seen: 2 lost." */
export function countsIn({ counts, kinds }: Pick<TracePackets, 'counts' | 'kinds'>): string {
  const named = kinds
    .map((name, kind) => ({ name, count: counts[kind] ?? 0 }))
    .filter(({ count }) => count > 0);
  const words = (some: typeof named) =>
    some.map(({ name, count }) => `${formatCount(count)} ${kindOf(name, count)}`).join(', ');
  const seen = named.filter(({ name }) => !isUnseen(name));
  const unseen = named.filter(({ name }) => isUnseen(name));
  const all = countWithNoun(
    seen.reduce((sum, { count }) => sum + count, 0),
    'packet',
  );
  return `${all}: ${words(seen)}${unseen.length > 0 ? `; never seen: ${words(unseen)}` : ''}.`;
}

/** The rule of the verdict, and the hole that the packet fills: "fills 40's hole; older IP identification". */
export function verdictReason({ whys }: TracePackets, { why, opener, frame }: Packet): string {
  const rule = whys[why] ?? '';
  if (opener === 0) return rule;
  return frame === 0
    ? `${rule}; hole opened by ${formatCount(opener)}`
    : `fills ${formatCount(opener)}’s hole; ${rule}`;
}

/** The first part of the reason, for which the column has room. */
export function shortReason(info: TracePackets, packet: Packet): string {
  return verdictReason(info, packet).split('; ')[0] ?? '';
}

/** How late the packet is, or else its kind. */
export function latenessWords(info: TracePackets, packet: Packet, opened: number | undefined): string {
  const name = kindName(info, packet);
  const isLate = packet.overtaken > 0;
  if (isLate && info.isTimed && opened !== undefined) return `${spanWords(packet.time - opened)} late`;
  return name;
}

export function overtakersWords({ overtaken }: Packet): string {
  return overtaken === 0 ? '' : `${countWithNoun(overtaken, 'packet')} overtook it`;
}

/** The packet's frame number, or its row in a text. */
export function frameName({ frame }: Packet): string {
  return frame === 0 ? '–' : formatCount(frame);
}

const MILLISECONDS = format(',.3f');
const SECONDS = format('.6f');

/** A time (ms) in the unit of the plot, to the microsecond. */
export function clockText(time: number, unit: 's' | 'ms'): string {
  return unit === 's' ? SECONDS(time / 1000) : MILLISECONDS(time);
}
