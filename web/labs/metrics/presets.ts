// The scenarios of the paper's figures, and the arrival orders of the paper and of the RFCs.

import type { PresetGroup } from '../../controls/PresetChoice.tsx';
import type { Preset } from '../../scenario/preset.ts';
import type { Bench } from './bench.ts';

type MetricsPreset = Preset<'metrics'>;

const FIGURES: readonly MetricsPreset[] = [
  {
    id: 'path',
    name: 'The paper’s path',
    note: 'The path of section 3: 65 535 packets of 1518 bytes at 100 Mbit/s, and a jitter of 1 ms.',
    values: {},
  },
  {
    id: 'fig3',
    name: 'Figure 3: RD of three laws',
    note: 'At a jitter of 1.2475 ms each density has the shape of its delay law (figure 2).',
    values: { jitter: 1.2475, fig: 'rd' },
  },
  {
    id: 'fig4',
    name: 'Figure 4: mean displacement against jitter',
    note: 'MD grows in proportion to the jitter. At 1 ms the paper reads 7.1, 6.6 and 5.3; the last does not come out here: for an exponential law MD tends to 2/e of the jitter.',
    values: { fig: 'md' },
  },
  {
    id: 'fig5',
    name: 'Figure 5: entropy against jitter',
    note: 'Er grows with the logarithm of the jitter. At 0.8585 ms the paper has 3.3 for the normal law.',
    values: { jitter: 0.8585, fig: 'entropy' },
  },
  {
    id: 'entropy-log',
    name: 'Entropy on a logarithmic axis',
    note: 'Er = ln x + h is a straight line here. Below one packet spacing nothing is reordered; far above it the simulation follows the line.',
    values: { jitter: 0.8585, fig: 'entropy', axis: 'log' },
  },
  {
    id: 'tails',
    name: 'Tails on a logarithmic axis',
    note: 'Three laws with one jitter: the exponential one delays few packets, and those by far.',
    values: { fig: 'rd', density: 'log' },
  },
  {
    id: 'netem',
    name: "netem's own laws",
    note: 'Without a table netem is uniform with the jitter as its half-width; its tables end at four deviations.',
    values: { law: 'netem-normal', laws: 'netem' },
  },
];

const sequence = (id: string, name: string, note: string, seq: string, dt?: number): MetricsPreset => ({
  id,
  name,
  note,
  values: { bench: 'sequence', seq, ...(dt === undefined ? {} : { dt }) },
});

const SEQUENCES: readonly MetricsPreset[] = [
  sequence(
    'paper-a',
    'Paper, section 2: 1 2 4 5 3 6',
    'One packet out of order, or three? It depends on who counts.',
    '1 2 4 5 3 6',
  ),
  sequence(
    'paper-b',
    'Paper, section 2: 1 2 5 4 3 6',
    'Here two packets are reordered. MD is that of the other sequence, the entropy is not.',
    '1 2 5 4 3 6',
  ),
  sequence(
    'rfc5236',
    'RFC 5236, section 8 a: RD and RBD',
    'Displacements 0 −2 1 −1 2 0 0 0, and 0 1 1 2 0 0 0 0 packets in the buffer.',
    '1 4 2 5 3 6 7 8',
    4,
  ),
  sequence(
    'rfc5236-loss',
    'RFC 5236, section 8 b: 3 is lost',
    'The loss displaces nothing, and nothing is reordered; but the buffer waits for 3 until 7 comes.',
    '1 2 4 5 6 7',
    3,
  ),
  sequence(
    'rfc5236-copies',
    'RFC 5236, section 8 c: 3 comes twice',
    'The copy takes no receive index and no place in the buffer.',
    '1 3 2 3 4 5',
    2,
  ),
  sequence(
    'rfc4737-one',
    'RFC 4737, section 7.1: one reordered',
    'Packet 4 has an extent of 4 and is 4-reordered.',
    '1 2 3 5 6 7 8 4 9 10',
  ),
  sequence(
    'rfc4737-two',
    'RFC 4737, section 7.2: two reordered',
    '5 and 6 come behind 7: extents 1 and 2, but 6 is not n-reordered.',
    '1 2 3 4 7 5 6 8 9 10',
  ),
  sequence(
    'rfc4737-three',
    'RFC 4737, section 7.3: three reordered',
    'Extents 4, 5 and 6; only the first of the three is n-reordered.',
    '1 2 3 7 8 9 10 4 5 6 11',
  ),
  sequence(
    'rfc4737-gap',
    'RFC 4737, section 7.4: gap and runs',
    'Two discontinuities, a gap of 7 packets, and runs of 5, 0 and 5 packets without reordering.',
    '1 2 3 6 7 4 5 8 9 10 12 13 11 14-16',
  ),
];

interface OrderToTry {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly order: readonly number[];
}

/** Orders that are chosen by how they look. */
export const SEQUENCES_TO_TRY: readonly OrderToTry[] = [
  {
    id: 'neighbours',
    name: 'Neighbours swapped',
    note: 'Each pair has changed places: a buffer for one packet puts all of them right.',
    order: [2, 1, 4, 3, 6, 5],
  },
  {
    id: 'one-late',
    name: 'One very late',
    note: 'One packet is reordered for RFC 4737, and all are displaced for RFC 5236.',
    order: [2, 3, 4, 5, 6, 1],
  },
  {
    id: 'back-to-front',
    name: 'Back to front',
    note: 'Everything is overtaken but the packet that comes first.',
    order: [6, 5, 4, 3, 2, 1],
  },
];

export const PRESETS: Readonly<Record<Bench, readonly PresetGroup<MetricsPreset>[]>> = {
  jitter: [{ name: 'The paper’s figures', presets: FIGURES }],
  sequence: [
    { name: 'Arrival orders', presets: SEQUENCES },
    {
      name: 'To try',
      presets: SEQUENCES_TO_TRY.map(({ id, name, note, order }) => sequence(id, name, note, order.join(' '))),
    },
  ],
  trace: [],
};
