// Sizes, times and names of a trace, in words.

import type { TraceFlow, TraceReport, TraceSequence } from '#pkg/texts.js';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { formatCount } from '../../../notation/formatCount.ts';

export function fileSizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [amount, unit] =
    bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${Number(amount.toPrecision(3))} ${unit}`;
}

/** "at most 3 packets", "2 or 3 packets", "2 to 5 packets". */
export function rangeWords([least, most]: readonly [number, number]): string {
  const packets = countWithNoun(most, 'packet');
  if (least === 0) return `at most ${packets}`;
  return `${formatCount(least)} ${most === least + 1 ? 'or' : 'to'} ${packets}`;
}

/** A share with two digits, as in a verdict; more than nothing is never 0%, less than all never 100%. */
export function shareWords(share: number): string {
  if (share > 0.995 && share < 1) return 'more than 99%';
  return `${Number((100 * share).toPrecision(2))}%`;
}

/** A time span (ms) in a suitable unit, as in the verdicts. */
export function spanWords(ms: number): string {
  if (ms > 0 && ms < 0.1) return `${Number((1000 * ms).toPrecision(3))} µs`;
  if (ms < 1000) return `${Number(ms.toPrecision(3))} ms`;
  return ms < 120_000
    ? `${Number((ms / 1000).toPrecision(3))} s`
    : `${Number((ms / 60_000).toPrecision(3))} min`;
}

/** A required time span (ms), rounded up to two digits or to whole ms (from 2 s on, whole seconds), as in the verdicts. */
export function spanAtLeast(ms: number): string {
  if (ms <= 0) return spanWords(ms);
  const step = 10 ** Math.min(ms < 2000 ? 0 : 3, Math.floor(Math.log10(ms)) - 1);
  // a rounding error above a step is not rounded up to the next
  const up = Number((Math.ceil(ms / step - 1e-6) * step).toPrecision(6));
  return ms < 0.1 && up >= 0.1 ? `${Number((1000 * up).toPrecision(3))} µs` : spanWords(up);
}

const FORMATS: Readonly<Record<TraceReport['format'], string>> = {
  pcap: 'pcap',
  pcapng: 'pcapng',
  csv: 'CSV',
  ping: 'output of ping',
  qlog: 'qlog',
  iperf3: 'results of iperf3',
  owping: 'output of owping',
  kernel: 'counters of Linux',
  pair: 'two captures',
  unknown: 'unknown format',
};

const SEQUENCES: Readonly<Record<TraceSequence, string>> = {
  rtp: 'RTP sequence number',
  tcp: 'TCP sequence number',
  icmp: 'ICMP echo sequence',
  ipid: 'IP identification',
  iperf: 'iperf’s number',
  vpn: 'tunnel’s packet number',
  quic: 'QUIC packet number',
  pair: 'sender’s capture',
  csv: 'numbers of the text',
};

export function sequenceName(by: TraceSequence): string {
  return SEQUENCES[by];
}

/** Whether the file holds frames, which Wireshark numbers too. */
export function hasFrames(format: TraceReport['format']): boolean {
  return format === 'pcap' || format === 'pcapng';
}

/** The word for a packet's place in the file. */
export function placeName(format: TraceReport['format']): string {
  if (hasFrames(format) || format === 'pair') return 'frame';
  return format === 'csv' ? 'row' : 'line';
}

/** What was read, in a sentence. */
export function contentsWords({ format, packing, packets, flows, duration, bytes }: TraceReport): string {
  const what = format === 'csv' ? 'row' : format === 'ping' ? 'line' : 'packet';
  const kind = packing === undefined ? FORMATS[format] : `${FORMATS[format]} in ${packing}`;
  if (packets === 0) return `${kind}, ${fileSizeWords(bytes)}.`;
  const lasting = duration === undefined ? '' : ` over ${spanWords(duration)}`;
  return `${kind}, ${fileSizeWords(bytes)}: ${countWithNoun(packets, what)}${lasting} in ${countWithNoun(flows.length, 'flow')}.`;
}

/** The two ends of a flow, and its detail; empty where the file has neither. */
export function endsWords({ source, destination, detail }: TraceFlow): string {
  const between = source === '' && destination === '' ? '' : `${source} → ${destination}`;
  return [between, detail].filter((part) => part !== '').join(', ');
}

/** A flow's name in the middle of a sentence. */
export function flowName(flow: TraceFlow): string {
  const between = endsWords(flow);
  return between === ''
    ? `the whole ${flow.protocol === 'table' ? 'table' : 'text'}`
    : `${flow.protocol} ${between}`;
}

/** Totals that a program has counted, or why the packets were passed over, in a file without flows. */
export function withoutFlows({
  counters: [first],
  notes,
  packets,
}: Pick<TraceReport, 'counters' | 'notes' | 'packets'>): string {
  const nothing = packets === 0 ? 'the file holds no packet' : 'there is nothing to measure in this file';
  return first?.sentences[0] ?? [nothing, ...notes].map(sentence).join(' ');
}
