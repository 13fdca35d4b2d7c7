// The scenarios of the paper’s tables and figures (Sarwar, Lochin and Boreli), named by what they show.

import type { Preset, PresetGroup } from '../../scenario/preset.ts';

type DccpPreset = Preset<'dccp'>;

/** Parameters with which table I was measured, as far as the paper says (docs/dccp.md). */
export const MEASURED = { law: 'jitter-all', packet: 1000 } as const;

const PAPER: readonly DccpPreset[] = [
  {
    id: 'pays',
    claim: 'A buffer raises the rate',
    note: 'A voice or video stream slows down for each loss reported. 5% of its packets come 50 ms late and look lost.',
    values: {},
  },
  {
    id: 'table1',
    claim: 'Late packets cost rate',
    note: 'Table I: the later the packets, the lower the rate. Our numbers beside the paper’s, packets of 1,000 bytes.',
    values: { ...MEASURED, fig: 'table' },
  },
  {
    id: 'fig2',
    claim: 'A small buffer, a higher rate',
    note: 'Figure 2: rate with the buffer against without, over RTT and Q. Delays grow with the round trip.',
    values: { tie: 'rtt', fig: 'surface' },
  },
  {
    id: 'fig3',
    claim: 'Buffered, fewer look lost',
    note: 'Figure 3: loss event rate with the buffer against without. Where it is divided (÷), the buffer avoids losses.',
    values: { tie: 'rtt', fig: 'surface', ratio: 'ler' },
  },
  {
    id: 'fig4',
    claim: 'Buffer or not, similar jitter',
    note: 'Figure 4: in the paper the buffer hardly changes the jitter; here by a factor of at most 1.4.',
    values: { tie: 'rtt', fig: 'surface', ratio: 'jitter' },
  },
  {
    id: 'table2',
    claim: 'A call in order sounds better',
    note: 'Table II: scores of G.711 and G.729 at RTT = 100 ms, with a buffer of 5 packets and without.',
    values: { fig: 'quality' },
  },
  {
    id: 'table3',
    claim: 'A buffer of 12: good video',
    note: 'Table III: video on a small screen at RTT = 100 ms, with a buffer of 12 packets and without.',
    values: { buffer: 12, fig: 'quality' },
  },
];

const OTHERS: readonly DccpPreset[] = [
  {
    id: 'rule',
    claim: 'A rate-sized buffer gains less',
    note: 'Equation (2), Q = X Dmax: the buffer may hold what arrives in 50 ms. Late packets have lowered the rate X, so it is small.',
    values: { sizing: 'rule', keep: 'defaults' },
  },
  {
    id: 'application',
    claim: 'A buffer in the app is too late',
    note: 'The transport has reported the losses by then: the rate stays as low as without a buffer.',
    values: { place: 'application' },
  },
  {
    id: 'calm',
    claim: 'Slightly late: no rate is lost',
    note: 'Two packets overtake one that comes 8 ms late: too few to report a loss. A video without a buffer still misses each late packet.',
    values: { extra: 8, spread: 2 },
  },
];

export const PRESETS: readonly PresetGroup<'dccp'>[] = [
  { name: 'The paper', presets: PAPER },
  { name: 'Other buffers and paths', presets: OTHERS },
];
