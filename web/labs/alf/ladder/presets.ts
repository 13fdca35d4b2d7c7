// Presets of the packet ladder, for a lecture.

import type { Preset } from '../../../scenario/preset.ts';

export const LADDER_PRESETS: readonly Preset<'alf'>[] = [
  {
    id: 'ladder-one-loss',
    claim: 'One loss holds up the rest',
    note: 'Packet 4 is lost once: in order, all behind it wait for its second attempt; as they arrive, none does.',
    values: {
      fig: 'ladder',
      n: 12,
      l: 0,
      lose: '4',
      delay: 'constant',
      d: 50,
      ta: 10,
      r: 10,
      runs: 1,
      pin: 7,
    },
  },
  {
    id: 'ladder-streams',
    claim: 'A loss stops one stream',
    note: 'The same loss with one ordered stream (HTTP/2 over TCP), six (HTTP/3 over QUIC), and none (ALF).',
    values: {
      fig: 'ladder',
      ladder: 'streams',
      n: 24,
      l: 0,
      lose: '5',
      delay: 'constant',
      d: 50,
      w: 24,
      runs: 1,
    },
  },
];
