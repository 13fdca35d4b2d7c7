// Worked examples of the bench: acknowledgments as `oos sender` reads them. `docs/tcp.md` has the grammar.

import type { RedScenario } from '#pkg/params.ts';

export interface Example {
  readonly lines: readonly string[];
  /** Of the first window, segments, and what the connection's start took, ms. */
  readonly window: number;
  readonly roundTrip: number;
}

export const EXAMPLES: Readonly<Record<RedScenario['example'], Example>> = {
  late: {
    lines: [
      '0.100 ack 2',
      '0.101 ack 2 sack 3',
      '0.102 ack 2 sack 3-4',
      '0.103 ack 2 sack 3-5',
      '0.110 ack 7',
      '0.131 ack 8',
      '0.203 ack 10',
    ],
    window: 6,
    roundTrip: 100,
  },
  loss: {
    lines: [
      '0.100 ack 2',
      '0.101 ack 2 sack 3',
      '0.102 ack 2 sack 3-4',
      '0.103 ack 2 sack 3-5',
      '0.104 ack 2 sack 3-6',
      '0.200 ack 2 sack 3-7',
      '0.204 ack 9',
      '0.302 ack 10',
    ],
    window: 6,
    roundTrip: 100,
  },
  losses: {
    lines: [
      '0.100 ack 2',
      '0.101 ack 2 sack 3',
      '0.102 ack 2 sack 3 5',
      '0.103 ack 2 sack 3 5-6',
      '0.104 ack 2 sack 3 5-7',
      '0.105 ack 2 sack 3 5-8',
      '0.203 ack 4 sack 5-8',
      '0.303 ack 9',
      '0.400 ack 10',
    ],
    window: 8,
    roundTrip: 100,
  },
  two: {
    lines: [
      '0.100 ack 2',
      '0.101 ack 2 sack 4',
      '0.102 ack 2 sack 4-5',
      '0.103 ack 2 sack 4-6',
      '0.104 ack 3 sack 4-6',
      '0.105 ack 7',
      '0.106 ack 8',
    ],
    window: 8,
    roundTrip: 100,
  },
  repair: {
    lines: [
      '0.100 ack 2',
      '0.101 ack 2 sack 3',
      '0.102 ack 2 sack 3-4',
      '0.103 ack 2 sack 3-5',
      '0.104 ack 2 sack 3-6',
      '1.200 wait',
      '1.300 ack 9',
    ],
    window: 6,
    roundTrip: 100,
  },
  spurious: {
    lines: [
      '0.0 write 8',
      '1.010 ack 2',
      '1.011 ack 3',
      '1.012 ack 4',
      '1.013 ack 5',
      '1.110 ack 5',
      '1.111 ack 5',
      '1.112 ack 5',
      '1.113 ack 5',
    ],
    window: 4,
    roundTrip: 100,
  },
};
