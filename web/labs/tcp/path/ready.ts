// Paths to try. Each is a table of what its source states; words beside it say what the source leaves open.

import type { TcpScenario } from '#pkg/params.ts';
import { TABLE } from '#pkg/tcp.table.ts';

interface ReadyPath {
  readonly name: string;
  readonly values: Pick<TcpScenario, 'law' | 'path'> & Partial<Pick<TcpScenario, 'rate' | 'rtt'>>;
  readonly source: string;
}

const PATH = TABLE.params.find(({ id }) => id === 'path')?.values;
/** The path that the model takes where a scenario gives none. */
const FIRST = PATH?.kind === 'text' ? PATH.auto : undefined;

export const READY: readonly ReadyPath[] = [
  {
    name: 'A home connection, measured',
    // 1.5 and 23.5 times 3.529 ms: packets of 1500 bytes at 3.4 Mbit/s
    values: { law: 'quantiles', path: '82.5:0,82.5:5.294,100:82.941', rate: 3.4 },
    source:
      'Measured from a home connection to a data centre (quic-go, pull request 5734, 2026): 17.5% of the packets arrive late by 1 to 23 places, on 3.4 Mbit/s. A place is taken as the time of a packet of 1,500 bytes, n places as n and a half, and delays in between as even.',
  },
  {
    name: 'One in twenty, 30 to 70 ms late',
    values: { law: 'quantiles', path: '95:0,95:30,100:70' },
    source:
      'The path of the DCCP laboratory’s paper, made with netem: 5% of the packets, as measured on the Internet before, are later by 50 ± 20 ms (Sarwar, Lochin and Boreli, table I).',
  },
  {
    name: 'A quarter runs 5 ms ahead',
    values: { law: 'quantiles', path: '25:0,25:5', rtt: 197 },
    source:
      'netem’s “delay 5ms reorder 25%” on a round trip of 197 ms (quinn, issue 2711, 2026). There, packets that run ahead come in groups; here each is drawn by itself.',
  },
];

/** The ready path that a scenario has; undefined where it has another. */
export function readyOf(scenario: Readonly<TcpScenario>): ReadyPath | undefined {
  const path = scenario.path === '' ? FIRST : scenario.path;
  return scenario.law !== 'quantiles' || scenario.stretch !== 1
    ? undefined
    : READY.find(
        ({ values: { path: of, rate = scenario.rate, rtt = scenario.rtt } }) =>
          of === path && rate === scenario.rate && rtt === scenario.rtt,
      );
}
