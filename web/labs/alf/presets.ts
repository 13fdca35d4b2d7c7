// The scenario of each figure of the paper (Diot and Gagnon, section 4), and of ordered streams.

import type { Preset, PresetGroup } from '../../scenario/preset.ts';
import { LADDER_PRESETS } from './ladder/presets.ts';

type AlfPreset = Preset<'alf'>;

const PAPER: readonly AlfPreset[] = [
  {
    id: 'defaults',
    claim: 'Not waiting saves a third',
    note: '1,000 packets cross a path of 100 ms. In order, packets behind a lost one wait.',
    values: {},
  },
  {
    id: 'fig6-window',
    claim: 'Unpaced, a higher peak',
    note: 'Without rate control (R = 0) the window alone paces the sender. Kept beside it: R = 10 ms.',
    values: { fig: 'curve', r: 0, ta: 2, keep: 'ta:2' },
  },
  {
    id: 'fig6-rate',
    claim: 'Above Ta = 20 ms, hardly a gain',
    note: 'With R = 10 ms. The paper calls out-of-sequence processing useless from about Ta = 40 ms on; twenty runs narrow the band.',
    values: { fig: 'curve', ta: 25, runs: 20 },
  },
  {
    id: 'fig7',
    claim: 'Gb outlasts the gain in time',
    note: 'Gb compares blocking times alone: 1 up to Ta = R, then a slow fall. G compares whole transfers and falls sooner.',
    values: { fig: 'curve', gb: 'show' },
  },
  {
    id: 'fig8',
    claim: 'A small window caps the gain',
    note: 'A small window gains less, but up to a larger Ta. One of 64 hardly stalls the sender, so little is left to gain; the paper has its highest gain there.',
    values: { fig: 'curve', family: 'w' },
  },
  {
    id: 'fig9-left',
    claim: 'Rare acks: lower, longer gain',
    note: 'With A = 32 in place of 2 the gain is lower where Ta is small (23%, not 30%), and lasts to a larger Ta (8% at 30 ms, not 0.5%).',
    values: { fig: 'curve', family: 'a' },
  },
  {
    id: 'fig9-right',
    claim: 'A slow sender, little gain',
    note: 'Several gaps R between packets: the slower the sender, the less there is to gain.',
    values: { fig: 'curve', r: 20, family: 'r' },
  },
  {
    id: 'fig10-left',
    claim: 'Delay widens the range',
    note: 'A longer delay widens the range of Ta in which the gain holds.',
    values: { fig: 'curve', family: 'd' },
  },
  {
    id: 'fig10-right',
    claim: 'Above R, the gain follows D/Ta',
    note: 'Where Ta is above R = 10 ms, look along lines through the origin, on which D/Ta is constant. Below, the pace of the sender decides, and the contours are level.',
    values: { fig: 'surface', sy: 'd' },
  },
  {
    id: 'fig11',
    claim: 'Unpaced, more loss wins more',
    note: 'With R = 0 all of the curve has Ta > R. Dotted: the formula that the paper draws there, Gb = rtt / (rtt + n Ta).',
    values: { fig: 'curve', r: 0, family: 'l', gb: 'show' },
  },
  {
    id: 'fig12',
    claim: 'More loss, more gain',
    note: 'Losses hurt in-order delivery most: the paper speaks of up to 90% at a loss rate of 60%, and of 50% in its conclusion.',
    values: { fig: 'curve', family: 'l' },
  },
  {
    id: 'fig13',
    claim: 'In order, the buffer peaks',
    note: '100 packets: in order the buffer fills whenever one is missing; as they arrive it stays low.',
    values: { fig: 'buffer', n: 100, a: 4 },
  },
  {
    id: 'fig14',
    claim: 'In order, waits are longer',
    note: 'With A = 8: how long the application waits for a packet. The paper finds over 30% less jitter out of sequence, as a variance.',
    values: { fig: 'blocking', n: 100, a: 8 },
  },
];

const STREAMS: readonly AlfPreset[] = [
  {
    id: 'streams-curve',
    claim: 'More streams, less to gain',
    note: 'Along S, the number of ordered streams: one as in TCP, a few as in QUIC and SCTP. The more streams, the less is gained by ignoring all order.',
    values: { fig: 'curve', x: 'streams' },
  },
  {
    id: 'quic',
    claim: 'Six streams leave little to gain',
    note: 'Six ordered streams, as in HTTP/3 over QUIC: a loss holds up one of them. Ignoring all order then gains little more. Kept beside it: one stream.',
    values: { streams: 6, keep: 'defaults' },
  },
];

const PATHS: readonly AlfPreset[] = [
  {
    id: 'bursts',
    claim: 'Bursts leave less to gain',
    note: 'The same loss rate in bursts of 5: fewer, longer stalls. Kept beside it: losses one by one.',
    values: { burst: 5, keep: 'defaults' },
  },
  {
    id: 'satellite',
    claim: 'Satellite: a quarter is saved',
    note: 'A satellite path: D = 300 ms, a loss rate of 2% and a window of 128. One packet in fifty is lost, and not waiting for it saves nearly a quarter of the time.',
    values: { d: 300, l: 0.02, w: 128, n: 2000 },
  },
];

export const PRESETS: readonly PresetGroup<'alf'>[] = [
  { name: 'The paper', presets: PAPER },
  { name: 'Packet by packet', presets: LADDER_PRESETS },
  { name: 'Ordered streams', presets: STREAMS },
  { name: 'Other paths', presets: PATHS },
];
