// The scenario of each figure of the paper (Diot and Gagnon, section 4), and of ordered streams.

import type { PresetGroup } from '../../controls/PresetChoice.tsx';
import type { Preset } from '../../scenario/preset.ts';
import { LADDER_PRESETS } from './ladder/presets.ts';

type AlfPreset = Preset<'alf'>;

const PAPER: readonly AlfPreset[] = [
  {
    id: 'defaults',
    name: 'The paper’s defaults',
    note: 'A loss rate of 10% on a path of 100 ms: about a third of the time is won.',
    values: {},
  },
  {
    id: 'fig6-window',
    name: 'Figure 6 left: window control',
    note: 'Without rate control (R = 0) the window alone paces the sender. Figure 5 left is its experiment.',
    values: { fig: 'curve', r: 0 },
  },
  {
    id: 'fig6-rate',
    name: 'Figure 6 right: window and rate control',
    note: 'With R = 10 ms. The paper calls out-of-sequence processing useless from about Ta = 40 ms on; twenty runs narrow the band.',
    values: { fig: 'curve', runs: 20 },
  },
  {
    id: 'fig7',
    name: 'Figure 7: the analytical gain on blocking time',
    note: 'Gb compares blocking times alone: 1 up to Ta = R, then a slow fall. G compares whole transfers and falls sooner. (With n R > rtt, at D = 30 for example, Gb begins at 0.)',
    values: { fig: 'curve', gb: 'show' },
  },
  {
    id: 'fig8',
    name: 'Figure 8: several windows W',
    note: 'A larger window narrows the range of Ta. The paper also sees a higher maximum; here that ends where the window no longer stalls the sender.',
    values: { fig: 'curve', family: 'w' },
  },
  {
    id: 'fig9-left',
    name: 'Figure 9 left: several acknowledgment spacings A',
    note: 'Rare acknowledgments hold back both modes.',
    values: { fig: 'curve', family: 'a' },
  },
  {
    id: 'fig9-right',
    name: 'Figure 9 right: several emission intervals R',
    note: 'Slower emission leaves less to gain.',
    values: { fig: 'curve', family: 'r' },
  },
  {
    id: 'fig10-left',
    name: 'Figure 10 left: several delays D',
    note: 'A longer delay widens the range of Ta in which the gain holds.',
    values: { fig: 'curve', family: 'd' },
  },
  {
    id: 'fig10-right',
    name: 'Figure 10 right: the gain over Ta and D',
    note: 'Look along lines through the origin, on which D/Ta is constant.',
    values: { fig: 'surface', sy: 'd' },
  },
  {
    id: 'fig11',
    name: 'Figure 11: Gb for Ta > R',
    note: 'With R = 0 all of the curve has Ta > R: Gb = rtt / (rtt + n Ta), a function of rtt/Ta alone.',
    values: { fig: 'curve', r: 0, family: 'l', gb: 'show' },
  },
  {
    id: 'fig12',
    name: 'Figure 12: several loss rates L',
    note: 'Losses hurt in-order delivery most: the paper speaks of up to 90% at a loss rate of 60%, and of 50% in its conclusion.',
    values: { fig: 'curve', family: 'l' },
  },
  {
    id: 'fig13',
    name: 'Figure 13: buffers for 100 ADUs',
    note: 'In order the buffer fills in peaks, one for each stall; out of sequence it stays low.',
    values: { fig: 'buffer', n: 100, a: 4 },
  },
  {
    id: 'fig14',
    name: 'Figure 14: blocking time of the application',
    note: 'With A = 8. The paper finds over 30% less jitter out of sequence, as a variance.',
    values: { fig: 'blocking', n: 100, a: 8 },
  },
];

const STREAMS: readonly AlfPreset[] = [
  {
    id: 'streams-curve',
    name: 'How many streams are enough?',
    note: 'Against S: one ordered stream, as TCP; a few, as QUIC and SCTP; the gain of full freedom shrinks.',
    values: { fig: 'curve', x: 'streams' },
  },
  {
    id: 'quic',
    name: 'Six streams, as HTTP/3 over QUIC',
    note: 'A loss holds up one stream in six; out-of-sequence processing is compared with that.',
    values: { streams: 6 },
  },
];

const PATHS: readonly AlfPreset[] = [
  {
    id: 'bursts',
    name: 'Losses in bursts',
    note: 'The same loss rate in bursts of 5: fewer, longer stalls.',
    values: { burst: 5 },
  },
  {
    id: 'satellite',
    name: 'A satellite path',
    note: 'D = 300 ms, a loss rate of 2% and a window of 128: the gain holds to larger Ta.',
    values: { d: 300, l: 0.02, w: 128, n: 2000 },
  },
];

export const PRESETS: readonly PresetGroup<AlfPreset>[] = [
  { name: 'The paper', presets: PAPER },
  { name: 'Packet by packet', presets: LADDER_PRESETS },
  { name: 'Ordered streams', presets: STREAMS },
  { name: 'Other paths', presets: PATHS },
];
