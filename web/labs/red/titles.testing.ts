// RED: tests what the titles claim. A delay at equal link utilization is that of another min_th with the same
// utilization.

import { EXAMPLES } from '#pkg/examples.ts';
import { answerOf, each, type Title } from '../../bench/claims/title.testing.ts';
import { defaultsOf } from '../../scenario/values.ts';
import { modelSender } from './modelRun.testing.ts';
import { STACKS } from './sender/useSenders.ts';

const PLAIN = '#/red?tau=0&runs=6';

const SHORTER = 'queue_delay < -1 & utilization > 0.02';
/** Equal or higher utilization, and at most two thirds of the delay (which is 53 or 40 ms). */
const MUCH_SHORTER = 'queue_delay < -12 & utilization > -0.02';

export const TITLES: Readonly<Record<string, Title>> = {
  shuffled: { claim: 'Reordering: a shorter queue', holds: each(['#/red?tau=2&runs=6'], SHORTER, PLAIN) },
  quick: {
    claim: 'Fuller link, longer queue',
    holds: [
      `${PLAIN}&minth=32 | ${PLAIN} | utilization > 0.05 & queue_delay > 10`,
      `${PLAIN}&minth=64 | ${PLAIN}&minth=32 | utilization > 0.02 & queue_delay > 20`,
    ],
  },
  fig2: {
    claim: 'Reordering shortens queues',
    holds: [
      ...each(['#/red?tau=2&runs=6', '#/red?tau=4&runs=6'], SHORTER, PLAIN),
      `#/red?tau=4&runs=6 | ${PLAIN}&minth=32 | ${MUCH_SHORTER}`,
    ],
  },
  ns2: {
    claim: 'In ns-2 too, a shorter queue',
    // without reordering, this threshold gives the same link utilization
    holds: [
      '#/red?tau=2&sim=ns2&runs=6 | #/red?tau=0&sim=ns2&minth=22&runs=6 | queue_delay < -8 & utilization -0.02..0.02',
    ],
  },
  fig3: {
    claim: 'A small loss shortens queues',
    holds: [
      `${PLAIN}&ps=0.005 | ${PLAIN} | utilization > 0.03 & queue_delay < 0`,
      `${PLAIN}&ps=0.005 | ${PLAIN}&minth=24 | ${MUCH_SHORTER.replace('-0.02', '-0.04')}`,
    ],
  },
  fig5: {
    claim: 'Some loss narrows windows',
    holds: [
      `#/red?tau=0&runs=12&ps=0.005 | #/red?tau=0&runs=12 | cwnd_deviation < -0.1`,
      `${PLAIN}&ps=0.05 | ${PLAIN} | cwnd_mean < -3`,
    ],
  },
  fig6: {
    claim: 'RED drops in bursts',
    finds: async () => {
      const { intervals, intervalBin } = await answerOf({ fn: 'red_run', args: ['#/red?tau=0', 0] });
      const share = (from: number, to: number) =>
        intervals
          .slice(Math.round(from / intervalBin), Math.round(to / intervalBin))
          .reduce((a, b) => a + b, 0);
      return {
        'a third follows within 0.5 s': share(0, 0.5) > 1 / 3,
        'then none for long': share(1, 1.6) < 0.05,
        'a third comes after 1.6 to 3.5 s': share(1.6, 3.5) > 1 / 3,
      };
    },
  },
  fig4: {
    claim: 'Random loss: a shorter queue',
    finds: async () => {
      const scenario = '#/red?minth=8&ps=0.005&tau=0';
      const found = await answerOf({ fn: 'red_equilibrium', args: [scenario, 100] });
      return { 'its equilibrium is at a shorter queue': found.with.queue < 0.98 * found.without.queue };
    },
    holds: [`${PLAIN}&minth=8&ps=0.005 | ${PLAIN}&minth=8 | queue_delay < -0.3 & utilization > 0.02`],
  },
  fig8: {
    claim: 'Reordering narrows windows',
    holds: [`#/red?tau=2&runs=6 | ${PLAIN} | cwnd_deviation < -0.5`],
  },
  fig9: {
    claim: 'Reordering acts as losses do',
    holds: [
      '#/red?tau=2&runs=6 | lag3_ratio 0.004..0.0055',
      // about as many packets are lost
      `${PLAIN}&ps=0.0047 | #/red?tau=2&runs=6 | queue_delay -2.5..2.5 & utilization -0.04..0.04`,
    ],
  },
  fig10: {
    claim: 'Throughput hides the waste',
    holds: [
      `#/red?tau=4&runs=6 | ${PLAIN} | throughput - utilization > 0`,
      `#/red?tau=4&minth=64&runs=6 | ${PLAIN}&minth=64 | utilization < -0.005 & throughput - utilization > 0.005`,
    ],
  },
  collapse: { claim: 'Loss of 5% starves the link', holds: [`${PLAIN}&ps=0.05 | utilization < 0.5`] },
  wait: {
    claim: 'Spaced drops: a longer queue',
    // another threshold gives a higher utilization with a shorter queue
    holds: [
      ['tau=2&minth=16', 'minth=14'],
      ['tau=2&minth=24', 'minth=20'],
      ['tau=4&minth=16', 'minth=10'],
      ['tau=4&minth=32', 'minth=14'],
    ].map(
      ([shuffled, plain]) =>
        `#/red?spacing=wait&runs=6&${shuffled} | ${PLAIN}&spacing=wait&${plain} | queue_delay > 0 & utilization < 0`,
    ),
  },
  spare: {
    claim: 'Spared queues: a fuller link',
    holds: [
      `${PLAIN}&spare=on&minth=1 | ${PLAIN}&minth=1 | utilization > 0.05`,
      `${PLAIN}&spare=on&minth=4 | ${PLAIN}&minth=4 | utilization > 0.05`,
    ],
  },
  pmin: {
    claim: 'Early drops fill the link',
    holds: [
      `${PLAIN}&pmin=0.0025 | utilization > 0.92`,
      `${PLAIN}&pmin=0.0025 | ${PLAIN} | utilization > 0.05`,
      // one in 200, as its note says: two senders never fill a queue of 128 packets
      `${PLAIN}&pmin=0.0025&minth=128&flows=2 | red_drop_ratio 0.004..0.00625`,
    ],
  },
  queues: {
    claim: 'Drop-tail: a shorter queue',
    holds: [
      [24, 32],
      [48, 48],
      [64, 64],
    ].map(
      ([limit, minth]) =>
        `${PLAIN}&queue=droptail&limit=${limit} | ${PLAIN}&minth=${minth} | queue_delay < -20 & utilization > -0.02`,
    ),
  },
  'one-late': {
    claim: 'A late packet is sent twice',
    holds: [
      '#/red?tau=0&minth=1000&flows=1&rate=2&late=9&by=28&duration=5&warmup=0&runs=1 | useless_retransmission_ratio > 0',
      '#/red?tau=0&minth=1000&flows=1&rate=2&duration=5&warmup=0&runs=1 | useless_retransmission_ratio = 0',
    ],
  },
  senders: {
    claim: 'NewReno retransmits the most',
    finds: async () => {
      const { lines, window } = EXAMPLES[defaultsOf('red').example];
      const [reno, newReno, sack] = STACKS.map(
        (stack) =>
          modelSender(stack, window, lines).flatMap(({ sent }) => sent.filter(({ again }) => again)).length,
      );
      return { 'three of NewReno, one of the others': newReno === 3 && reno === 1 && sack === 1 };
    },
  },
};
