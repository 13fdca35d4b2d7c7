// The scenarios of the paper's figures.

import type { Preset, PresetGroup } from '../../scenario/preset.ts';

type RedPreset = Preset<'red'>;

/** Length (s), warm-up (s) and number of the paper's runs for each point. */
export const PAPER = { duration: 1000, warmup: 50, runs: 10 } as const;

const FIGURES: readonly RedPreset[] = [
  {
    id: 'shuffled',
    claim: 'Reordering: a shorter queue',
    note: 'TCP flows share one link, whose queue drops early (RED). A random delay reorders their packets.',
    values: { tau: 2 },
  },
  {
    id: 'quick',
    claim: 'Fuller link, longer queue',
    note: 'The paper’s network: ten TCP flows over a RED bottleneck of 6 Mbit/s. Only two minutes are simulated: quick, therefore less precise.',
    values: {},
  },
  {
    id: 'fig2',
    claim: 'Reordering shortens queues',
    note: 'A larger τ moves the points to shorter queues, and at low thresholds to a fuller link. 1,000 s and ten runs for each point, as in the paper.',
    values: { ...PAPER, tau: 2, fig: 'frontier', family: 'tau' },
  },
  {
    id: 'ns2',
    claim: 'In ns-2 too, a shorter queue',
    note: 'Simulated by the rules of the paper’s simulator, ns-2.1b9a of 2002: its RED spares short queues, and its Reno differs from the RFCs (Others).',
    values: { tau: 2, sim: 'ns2' },
  },
  {
    id: 'fig3',
    claim: 'A small loss shortens queues',
    note: 'A small random loss has the same effect as reordering.',
    values: { ...PAPER, ps: 0.005, fig: 'frontier', family: 'ps' },
  },
  {
    id: 'fig5',
    claim: 'Some loss narrows windows',
    note: 'A small loss makes large congestion windows rarer; a loss of 5% makes all windows small.',
    values: { ps: 0.005, fig: 'window', family: 'ps' },
  },
  {
    id: 'fig6',
    claim: 'RED drops in bursts',
    note: 'Without random loss RED drops several packets of a flow in a burst, then none for long: two humps.',
    values: { fig: 'intervals' },
  },
  {
    id: 'fig4',
    claim: 'Random loss: a shorter queue',
    note: 'TCP throughput (Padhye’s formula) at the loss rate of each average queue, without random loss and with it.',
    values: { minth: 8, ps: 0.005, fig: 'equilibrium' },
  },
  {
    id: 'fig8',
    claim: 'Reordering narrows windows',
    note: 'Reordering makes large windows rarer, as losses do.',
    values: { tau: 2, fig: 'window' },
  },
  {
    id: 'fig9',
    claim: 'Reordering acts as losses do',
    note: 'Losing the share of packets that three or more others would overtake gives nearly the same curves.',
    values: { ...PAPER, tau: 2, fig: 'frontier', family: 'both' },
  },
  {
    id: 'fig10',
    claim: 'Throughput hides the waste',
    note: 'Throughput counts needless retransmissions too: where the link is nearly full the curves meet.',
    values: { ...PAPER, tau: 4, fig: 'frontier', family: 'both', against: 'throughput' },
  },
];

const SWITCHES: readonly RedPreset[] = [
  {
    id: 'collapse',
    claim: 'Loss of 5% starves the link',
    note: 'If the path loses more packets than RED would drop, the flows cannot fill the link.',
    values: { ps: 0.05 },
  },
  {
    id: 'wait',
    claim: 'Spaced drops: a longer queue',
    note: 'RED waits for 1/p packets after each drop, as in later simulators. Fewer drops come in bursts, and at equal link utilization reordered packets wait longer.',
    values: { tau: 2, spacing: 'wait' },
  },
  {
    id: 'spare',
    claim: 'Spared queues: a fuller link',
    note: 'As in ns-2, RED never drops a packet that finds at most one queued: low thresholds fill more of the link.',
    values: { spare: 'on', keep: 'defaults' },
  },
  {
    id: 'pmin',
    claim: 'Early drops fill the link',
    note: 'What the authors propose instead of reordering: RED that drops a few packets of short queues too, about one in 200 (twice P_min).',
    values: { pmin: 0.0025, keep: 'defaults' },
  },
  {
    id: 'queues',
    claim: 'Drop-tail: a shorter queue',
    note: 'Drop-tail drops a packet only if the queue is full. It fills the link as much as RED with a shorter queueing delay, and reordering does not improve it.',
    values: { queue: 'droptail', family: 'queues' },
  },
  {
    id: 'one-late',
    claim: 'A late packet is sent twice',
    note: 'Packet 9 is delayed by 28 ms: three duplicate acknowledgments cause a needless retransmission.',
    values: { flows: 1, rate: 2, minth: 1000, late: '9', by: 28, from: 0, span: 2, fig: 'ladder' },
  },
];

/** Presets of the figure with three senders and no network. */
export const BENCH: PresetGroup<'red'> = {
  name: 'Three TCP senders',
  presets: [
    {
      id: 'senders',
      claim: 'NewReno retransmits the most',
      note: 'Three senders get the same acknowledgments, one to a line: its time (s), the next packet expected, and packets that arrived beyond it.',
      values: { fig: 'sender' },
    },
  ],
};

export const PRESETS: readonly PresetGroup<'red'>[] = [
  { name: 'Figures of the paper', presets: FIGURES },
  { name: 'Switches', presets: SWITCHES },
];
