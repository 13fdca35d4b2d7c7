// The scenarios of the paper's figures, and the arrival orders of the paper and of the RFCs.

import type { Preset, PresetGroup } from '../../scenario/preset.ts';
import type { Bench } from './shared/bench.ts';

type MetricsPreset = Preset<'metrics'>;

const FIGURES: readonly MetricsPreset[] = [
  {
    id: 'path',
    claim: '1 ms of jitter: 81% reordered',
    note: 'The paper’s path: 65,535 packets of 1,518 bytes at 100 Mbit/s, with delays that vary by 1 ms. A packet is reordered if one sent later came before it (RFC 4737).',
    values: {},
  },
  {
    id: 'fig3',
    claim: 'Density has the law’s shape',
    note: 'Each curve takes the shape of its delay law: flat, bell, or steep with a long tail.',
    values: { jitter: 1.2475, fig: 'rd' },
  },
  {
    id: 'fig4',
    claim: 'MD doubles with the jitter',
    note: 'MD grows in proportion to the jitter. At 1 ms the paper reads about 7.1, 6.6 and 5.3. By the formula, 2/e of the jitter, the exponential law has 6.1 and not 5.3.',
    values: { fig: 'md' },
  },
  {
    id: 'fig5',
    claim: 'Entropy grows as a logarithm',
    note: 'Er grows with the logarithm of the jitter. At 0.8585 ms the paper has 3.3 for the normal law.',
    values: { jitter: 0.8585, fig: 'entropy' },
  },
  {
    id: 'entropy-log',
    claim: 'Against log, entropy is a line',
    note: 'Ten times the jitter adds ln 10, wherever it begins: a straight line on this axis. Below one packet spacing few packets are reordered; far above it the simulation follows the line.',
    values: { jitter: 0.8585, fig: 'entropy', axis: 'log' },
  },
  {
    id: 'tails',
    claim: 'Exponential law, long tail',
    note: 'Three laws with the same jitter: with the exponential one fewest packets are late (D > 0), but some of them by most places.',
    values: { law: 'exponential', fig: 'rd', density: 'log' },
  },
  {
    id: 'netem',
    claim: 'netem’s pareto peaks early',
    note: 'Without a table netem is uniform, with the jitter as half-width; its tables end at four standard deviations.',
    values: { law: 'netem-pareto', laws: 'netem' },
  },
];

const sequence = (
  id: string,
  claim: string,
  note: string,
  seq: string,
  more: MetricsPreset['values'] = {},
): MetricsPreset => ({ id, claim, note, values: { bench: 'sequence', seq, ...more } });

const SEQUENCES: readonly MetricsPreset[] = [
  sequence(
    'paper-a',
    'One reordered, three displaced',
    'Two published rules: RFC 4737 counts only the packet that arrives after one sent later; RFC 5236 every packet that is displaced.',
    '1 2 4 5 3 6',
  ),
  sequence(
    'paper-b',
    'Two reordered, two displaced',
    'Both RFCs count two, but not the same two. MD is the same as with one reordered packet, the entropy is not.',
    '1 2 5 4 3 6',
  ),
  sequence(
    'rfc5236',
    'Two come early, two late',
    'Displacements 0 −2 1 −1 2 0 0 0; the buffer holds 0 1 1 2 0 0 0 0 packets.',
    '1 4 2 5 3 6 7 8',
    { dt: 4 },
  ),
  sequence(
    'rfc5236-loss',
    'A loss displaces nothing',
    'A loss alone reorders nothing and displaces nothing, but the buffer waits for packet 3 until 7 arrives.',
    '1 2 4 5 6 7',
    { dt: 3 },
  ),
  sequence(
    'rfc5236-copies',
    'A second copy is not counted',
    'The second copy of 3 has no receive index and no place in the buffer.',
    '1 3 2 3 4 5',
    { dt: 2 },
  ),
  sequence(
    'rfc4737-one',
    'One packet is 4 places late',
    'Packet 4 arrives after four later ones: its extent is 4, and it is 4-reordered.',
    '1 2 3 5 6 7 8 4 9 10',
  ),
  sequence(
    'rfc4737-two',
    'One packet overtakes two',
    '5 and 6 arrive after 7: extents 1 and 2. 6 follows 5, so it is not n-reordered.',
    '1 2 3 4 7 5 6 8 9 10',
  ),
  sequence(
    'rfc4737-three',
    'Three reordered, seven displaced',
    'Extents 4, 5 and 6; only the first of the three is n-reordered.',
    '1 2 3 7 8 9 10 4 5 6 11',
  ),
  sequence(
    'rfc4737-gap',
    'Late at two places, 7 apart',
    'Two discontinuities, a gap of 7 packets, and runs of 5, 0 and 5 packets without reordering.',
    '1 2 3 6 7 4 5 8 9 10 12 13 11 14-16',
  ),
];

interface OrderToTry {
  readonly id: string;
  /** Words on its button. */
  readonly name: string;
  readonly claim: string;
  readonly note: string;
  readonly order: readonly number[];
  /** The figure that shows the claim, if it is not that of the crossings. */
  readonly fig?: MetricsPreset['values']['fig'];
}

/** Orders to try, shown as small pictures. */
export const SEQUENCES_TO_TRY: readonly OrderToTry[] = [
  {
    id: 'neighbours',
    name: 'Neighbours swapped',
    claim: 'A buffer of one is enough',
    note: 'Each pair has changed places: a buffer of one packet restores the order.',
    order: [2, 1, 4, 3, 6, 5],
    fig: 'buffer',
  },
  {
    id: 'one-late',
    name: 'One very late',
    claim: 'One very late, all displaced',
    note: 'One packet is reordered for RFC 4737, and all are displaced for RFC 5236.',
    order: [2, 3, 4, 5, 6, 1],
  },
  {
    id: 'back-to-front',
    name: 'Back to front',
    claim: 'All but one are reordered',
    note: 'Every packet but the first to arrive is reordered.',
    order: [6, 5, 4, 3, 2, 1],
  },
];

export const PRESETS: Readonly<Record<Bench, readonly PresetGroup<'metrics'>[]>> = {
  jitter: [{ name: 'The paper’s figures', presets: FIGURES }],
  sequence: [
    { name: 'Arrival orders', presets: SEQUENCES },
    {
      name: 'To try',
      presets: SEQUENCES_TO_TRY.map(({ id, claim, note, order, fig }) =>
        sequence(id, claim, note, order.join(' '), fig && { fig }),
      ),
    },
  ],
  trace: [],
};
