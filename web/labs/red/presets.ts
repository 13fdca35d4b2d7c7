// The scenarios of the paper's figures.

import type { Preset, PresetGroup } from '../../scenario/preset.ts';

type RedPreset = Preset<'red'>;

/** What the paper runs for each point. */
export const PAPER = { duration: 1000, warmup: 50, runs: 10 } as const;

const FIGURES: readonly RedPreset[] = [
  {
    id: 'shuffled',
    claim: 'Shuffling shortens the queue',
    note: 'TCP flows share one link; its queue drops early (RED). Green hills: wait saved by each slider.',
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
    note: 'Each level of τ moves all points to shorter queues and higher utilization. 1000 s and ten seeds a point, as in the paper.',
    values: { ...PAPER, fig: 'frontier', family: 'tau' },
  },
  {
    id: 'fig3',
    claim: 'A small loss shortens queues',
    note: 'A small steady loss does what reordering does.',
    values: { ...PAPER, fig: 'frontier', family: 'ps' },
  },
  {
    id: 'fig5',
    claim: 'Some loss narrows windows',
    note: 'A small loss narrows the density of the congestion window; 5% shrinks it, and the link stays empty.',
    values: { ps: 0.005, fig: 'window' },
  },
  {
    id: 'fig6',
    claim: 'RED drops in volleys',
    note: 'Without a steady loss RED drops in volleys: two humps.',
    values: { fig: 'intervals' },
  },
  {
    id: 'fig4',
    claim: 'Steady loss: a shorter queue',
    note: 'Padhye’s formula against the law of RED, without the steady loss and with it.',
    values: { minth: 8, ps: 0.005, fig: 'equilibrium' },
  },
  {
    id: 'fig8',
    claim: 'Reordering narrows windows',
    note: 'Reordering narrows the density of the window as losses do.',
    values: { tau: 2, fig: 'window' },
  },
  {
    id: 'fig9',
    claim: 'Reordering acts as losses do',
    note: 'Where as many packets are lost as would have a lag of three or more, the frontiers overlap.',
    values: { ...PAPER, fig: 'frontier', family: 'both' },
  },
  {
    id: 'fig10',
    claim: 'Throughput hides the waste',
    note: 'Useless retransmissions count in the throughput: at high utilization the frontiers no longer part.',
    values: { ...PAPER, fig: 'frontier', family: 'both', against: 'throughput' },
  },
];

const SWITCHES: readonly RedPreset[] = [
  {
    id: 'collapse',
    claim: 'Loss of 5% starves the link',
    note: 'Beyond what RED itself would drop, a loss is no help: the flows cannot fill the link.',
    values: { ps: 0.05 },
  },
  {
    id: 'wait',
    claim: 'Spaced drops: less to gain',
    note: 'As later simulators have it, RED waits for 1/p packets after a drop before the next one: fewer volleys, and less that reordering could improve.',
    values: { spacing: 'wait' },
  },
  {
    id: 'spare',
    claim: 'Spared queues fill the link',
    note: 'As in ns-2, no packet that finds one waiting at most is dropped: low thresholds fill more of the link.',
    values: { spare: 'on' },
  },
  {
    id: 'queues',
    claim: 'Drop-tail: a shorter queue',
    note: 'RED beside drop-tail, which drops when it is full and not before: as full a link with less delay, and reordering adds nothing to it.',
    values: { family: 'queues' },
  },
  {
    id: 'one-late',
    claim: 'A late packet is sent twice',
    note: 'Segment 9 is delayed by 28 ms: three duplicate acknowledgments, and a retransmission that nobody needed.',
    values: { flows: 1, rate: 2, minth: 1000, late: '9', by: 28, from: 0, span: 2, fig: 'ladder' },
  },
];

/** Of the senders alone: there the rest of the network does nothing. */
export const BENCH: PresetGroup<'red'> = {
  name: 'Senders alone',
  presets: [
    {
      id: 'senders',
      claim: 'One feedback, three answers',
      note: 'A line for each acknowledgment: time (s), next segment expected, and the segments beyond it that are there.',
      values: { fig: 'sender' },
    },
  ],
};

export const PRESETS: readonly PresetGroup<'red'>[] = [
  { name: 'Figures of the paper', presets: FIGURES },
  { name: 'Switches', presets: SWITCHES },
];
