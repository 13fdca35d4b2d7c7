// The scenarios of the paper’s tables and figures (Sarwar, Lochin and Boreli), named by what they show.

import type { Preset, PresetGroup } from '../../scenario/preset.ts';

type DccpPreset = Preset<'dccp'>;

/** Table I was measured so, as far as it is known (docs/dccp.md). */
const MEASURED = { law: 'jitter-all', packet: 1000 } as const;

const PAPER: readonly DccpPreset[] = [
  {
    id: 'pays',
    claim: 'A buffer pays at once',
    note: 'TFRC over 1 Mbit/s; 5% of the packets are held back by 50 ms. Tracks: rate that the buffer wins.',
    values: {},
  },
  {
    id: 'table1',
    claim: 'Order lost is rate lost',
    note: 'Table I: the later the packets, the lower the rate. Ours beside the paper’s, packets of 1000 bytes.',
    values: { ...MEASURED, fig: 'table' },
  },
  {
    id: 'fig2',
    claim: 'More rate for a few packets',
    note: 'Figure 2: efficiency of the rate over RTT and Q. D and J grow with the round trip.',
    values: { tie: 'rtt', fig: 'surface' },
  },
  {
    id: 'fig3',
    claim: 'The buffer spares losses',
    note: 'Figure 3: efficiency of the loss event rate. Below 0.5 the buffer spares losses.',
    values: { tie: 'rtt', fig: 'surface', ratio: 'ler' },
  },
  {
    id: 'fig4',
    claim: 'Hardly any jitter is added',
    note: 'Figure 4: efficiency of the jitter, about 0.5 in the paper: the buffer adds little.',
    values: { tie: 'rtt', fig: 'surface', ratio: 'jitter' },
  },
  {
    id: 'table2',
    claim: 'Order makes a call clear',
    note: 'Table II: G.711 and G.729 at RTT = 100 ms with a buffer of 5, and without.',
    values: { fig: 'quality' },
  },
  {
    id: 'table3',
    claim: 'Order makes video good',
    note: 'Table III: H.264 on a small screen at RTT = 100 ms with a buffer of 12, and without.',
    values: { buffer: 12, fig: 'quality' },
  },
];

const OTHERS: readonly DccpPreset[] = [
  {
    id: 'rule',
    claim: 'Sized by the rate, less won',
    note: 'A buffer that follows the rate, equation (2), Q = X Dmax: as many packets as come in 50 ms.',
    values: { sizing: 'rule' },
  },
  {
    id: 'application',
    claim: 'In the application: too late',
    note: 'Order comes too late for the transport: its losses stay, and the rate with them.',
    values: { place: 'application' },
  },
  {
    id: 'calm',
    claim: 'Too little disorder to hurt',
    note: 'Packets that come 8 ms late are overtaken by two: too few for a loss.',
    values: { extra: 8, spread: 2 },
  },
];

export const PRESETS: readonly PresetGroup<'dccp'>[] = [
  { name: 'The paper', presets: PAPER },
  { name: 'Other buffers and paths', presets: OTHERS },
];
