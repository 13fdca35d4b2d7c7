// The scenarios of the paper's figures.

import type { PresetGroup } from '../../controls/PresetChoice.tsx';
import type { Preset } from '../../scenario/preset.ts';

type RedPreset = Preset<'red'>;

/** What the paper runs for each point. */
export const PAPER = { duration: 1000, warmup: 50, runs: 10 } as const;

const FIGURES: readonly RedPreset[] = [
  {
    id: 'quick',
    name: 'The paper’s network, short',
    note: 'Ten TCP flows over a RED bottleneck of 6 Mbit/s, simulated for two minutes: answers at once, with wide intervals.',
    values: {},
  },
  {
    id: 'fig2',
    name: 'Figure 2: reordering',
    note: 'Each level of τ moves all points to shorter queues and higher utilization. 1000 s and ten seeds a point, as in the paper.',
    values: { ...PAPER, fig: 'frontier', family: 'tau' },
  },
  {
    id: 'fig3',
    name: 'Figure 3: steady loss',
    note: 'A small steady loss does what reordering does.',
    values: { ...PAPER, fig: 'frontier', family: 'ps' },
  },
  {
    id: 'fig5',
    name: 'Figure 5: windows, losses',
    note: 'A small loss narrows the density of the congestion window; 5% shrinks it, and the link stays empty.',
    values: { ps: 0.005, fig: 'window' },
  },
  {
    id: 'fig6',
    name: 'Figure 6: loss intervals',
    note: 'Without a steady loss RED drops in volleys: two humps.',
    values: { fig: 'intervals' },
  },
  {
    id: 'fig4',
    name: 'Figures 4, 7: equilibrium',
    note: 'Padhye’s formula against the law of RED, without the steady loss and with it.',
    values: { minth: 8, ps: 0.005, fig: 'equilibrium' },
  },
  {
    id: 'fig8',
    name: 'Figure 8: windows',
    note: 'Reordering narrows the density of the window as losses do.',
    values: { tau: 2, fig: 'window' },
  },
  {
    id: 'fig9',
    name: 'Figure 9: as many losses',
    note: 'Where as many packets are lost as would have a lag of three or more, the frontiers overlap.',
    values: { ...PAPER, fig: 'frontier', family: 'both' },
  },
  {
    id: 'fig10',
    name: 'Figure 10: by throughput',
    note: 'Useless retransmissions count in the throughput: at high utilization the frontiers no longer part.',
    values: { ...PAPER, fig: 'frontier', family: 'both', against: 'throughput' },
  },
];

const SWITCHES: readonly RedPreset[] = [
  {
    id: 'collapse',
    name: 'A loss of 5%',
    note: 'Beyond what RED itself would drop, a loss is no help: the flows cannot fill the link.',
    values: { ps: 0.05 },
  },
  {
    id: 'wait',
    name: 'Drops spaced as later',
    note: 'As later simulators have it, RED waits for 1/p packets after a drop before the next one: fewer volleys, and less that reordering could improve.',
    values: { spacing: 'wait' },
  },
  {
    id: 'spare',
    name: 'Short queues spared',
    note: 'As in ns-2, no packet that finds one waiting at most is dropped: low thresholds fill more of the link.',
    values: { spare: 'on' },
  },
  {
    id: 'queues',
    name: 'RED beside drop-tail',
    note: 'Drop-tail drops when it is full and not before: what does early detection buy, and what does reordering add to either?',
    values: { family: 'queues' },
  },
  {
    id: 'one-late',
    name: 'One packet late, by hand',
    note: 'Segment 9 is delayed by 28 ms: three duplicate acknowledgments, and a retransmission that nobody needed.',
    values: { flows: 1, rate: 2, minth: 1000, late: '9', by: 28, from: 0, span: 2, fig: 'ladder' },
  },
];

/** Of the senders alone: there the rest of the network does nothing. */
export const BENCH: PresetGroup<RedPreset> = {
  name: 'Senders alone',
  presets: [
    {
      id: 'senders',
      name: 'What comes back, typed',
      note: 'A line for each acknowledgment: time (s), next segment expected, and the segments beyond it that are there.',
      values: { fig: 'sender' },
    },
  ],
};

export const PRESETS: readonly PresetGroup<RedPreset>[] = [
  { name: 'Figures of the paper', presets: FIGURES },
  { name: 'Switches', presets: SWITCHES },
];
