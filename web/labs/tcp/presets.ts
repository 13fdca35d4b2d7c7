// Presets for the paper's figures, and for the parameters that decide them.

import type { Preset, PresetGroup } from '../../scenario/preset.ts';

type TcpPreset = Preset<'tcp'>;

const FIGURES: readonly TcpPreset[] = [
  {
    id: 'survives',
    claim: 'Linux waits and undoes cuts',
    note: '120 MB, of which half of the packets are overtaken by three or more. Linux waits longer before it calls one lost, and takes back needless cuts.',
    values: {},
  },
  {
    id: 'fig6',
    claim: 'Same disorder, other throughput',
    note: 'Throughput against mean displacement, three laws of the delay: figure 6 of the paper.',
    values: { jitter: 5, curves: 'laws', against: 'mean_displacement' },
  },
  {
    id: 'fig7',
    claim: 'Entropy: laws still differ',
    note: 'Throughput against entropy, three laws of the delay: figure 7 of the paper.',
    values: { jitter: 5, curves: 'laws', against: 'entropy' },
  },
  {
    id: 'fig8',
    claim: 'Westwood+ collapses first',
    note: 'Congestion controls under normal jitter, against entropy: figure 8 of the paper. Westwood+ ends each needless recovery with a window from its estimate of the rate.',
    values: { cc: 'westwood', curves: 'cc', against: 'entropy' },
  },
  {
    id: 'bare',
    claim: 'Three duplicates are too few',
    note: 'Selective acknowledgments and a threshold of three, nothing else: a packet that three others overtake is taken for lost, and the window is halved.',
    values: { stack: 'bare', cc: 'reno', jitter: 0.1 },
  },
  {
    id: 'patience',
    claim: 'Cuts raise the threshold',
    note: 'One transfer in detail: each packet that was only late raises the threshold, and a timestamp undoes the cut within a round trip.',
    values: { fig: 'transfer', law: 'exponential', jitter: 0.5 },
  },
  {
    id: 'slow-start',
    claim: 'Undone, and yet slow',
    note: 'Westwood+ undoes each needless cut, but ends each recovery with an estimate of the rate, and slow start is over.',
    values: { fig: 'transfer', cc: 'westwood' },
  },
  {
    id: 'one-late',
    claim: 'One late packet: cut undone',
    note: 'Packet 20 is delayed by hand. After three duplicates it is retransmitted; its timestamp then shows that the original arrived. Choose a packet to delay or lose it.',
    values: { fig: 'ladder', jitter: 0, transfer: 1, late: '20', by: 60, pin: 20 },
  },
  {
    id: 'mechanisms',
    claim: 'Undo and threshold, together',
    note: 'Each mechanism of Linux 2010 switched off alone, and alone beside SACK. Without undo it keeps about half of its throughput, without a threshold that adapts a tenth.',
    values: { fig: 'mechanisms' },
  },
  {
    id: 'one-order',
    claim: 'All send again, two undo the cut',
    note: 'A packet arrives behind four others: all four stacks retransmit it needlessly. The two of Linux undo the cut of the window at the next acknowledgment.',
    values: { fig: 'stacks', rate: 2 },
  },
  {
    id: 'late-twice',
    claim: 'Late twice, retransmitted once',
    note: 'Two packets are each overtaken by four others. A stack that adapts retransmits the first packet and waits for the second.',
    values: { fig: 'stacks', rate: 2, seq: '1 2 4 5 6 7 3 8 9 11 12 13 14 10 15 16' },
  },
  {
    id: 'my-path',
    claim: 'My path: only Linux 2019 copes',
    note: 'One packet in twenty comes 30 to 70 ms late. The stack of 2019 alone keeps its throughput. Write your own path, or take it from a capture.',
    values: { fig: 'path', law: 'quantiles' },
  },
  {
    id: 'predicts',
    claim: 'The latest packets predict best',
    note: 'Three delay laws, one sender. The displacement of the latest 0.1% ranks the throughputs best: Linux waits as long as its longest lag.',
    values: { fig: 'predicts', cc: 'westwood', jitter: 0.3, curves: 'laws' },
  },
  {
    id: 'routes',
    claim: 'Two routes: Linux hardly slows',
    note: 'Three in ten packets take a route that is 2 ms longer, as where a router spreads packets over two links. SACK alone collapses.',
    values: { law: 'routes', share: 0.3, extra: 2 },
  },
];

export const PRESETS: readonly PresetGroup<'tcp'>[] = [{ name: 'Claims', presets: FIGURES }];

/**
 * Presets where one order for all stacks is shown: other presets are about the path and the transfer, which that figure
 * does not show.
 */
export const OF_ORDERS: readonly PresetGroup<'tcp'>[] = [
  {
    name: 'One order',
    presets: [
      {
        id: 'flight',
        claim: 'One flight, one late packet',
        note: 'A flight of 10 packets, of which one is late; 30 more follow in order. All stacks get the same arrivals.',
        values: { fig: 'stacks' },
      },
      ...FIGURES.filter(({ values }) => values.fig === 'stacks'),
    ],
  },
];
