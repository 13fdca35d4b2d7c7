// TCP: tests what the titles claim.

import { answerOf, each, type Title } from '../../bench/claims/title.testing.ts';

/** The reactions of the stacks to an order, the oldest first. */
async function stacksOf(link: string) {
  const report = await answerOf({ fn: 'tcp_stacks', args: [link] });
  if (report.error !== undefined) throw new Error(report.error);
  return report.stacks;
}

/** At equal displacement, and at equal entropy, the exponential law leaves less throughput than the normal one. */
const NORMAL = '#/tcp?jitter=5&law=normal&runs=3';

export const TITLES: Readonly<Record<string, Title>> = {
  survives: {
    claim: 'Linux waits and undoes cuts',
    holds: [
      '#/tcp?runs=4 | throughput_ratio > 0.9 & dupthresh_max > 10 & cuts = undos',
      '#/tcp?dsack=off&eifel=off&runs=2 | #/tcp?runs=2 | throughput_ratio < -0.2',
    ],
  },
  fig6: {
    claim: 'Same disorder, other throughput',
    holds: [
      `#/tcp?jitter=5.43&law=exponential&runs=3 | ${NORMAL} | mean_displacement -1..1 & throughput_ratio < -0.1`,
    ],
  },
  fig7: {
    claim: 'Entropy: laws still differ',
    holds: [
      `#/tcp?jitter=7&law=exponential&runs=2 | ${NORMAL} | entropy -0.1..0.1 & throughput_ratio < -0.1`,
    ],
  },
  fig8: {
    claim: 'Westwood+ collapses first',
    holds: [
      '#/tcp?cc=westwood&jitter=0.3&runs=2 | throughput_ratio < 0.3',
      ...each(
        ['reno', 'highspeed', 'bic', 'yeah', 'cubic'].map((cc) => `#/tcp?cc=${cc}&jitter=0.3&runs=2`),
        'throughput_ratio > 0.85',
      ),
    ],
  },
  bare: {
    claim: 'Three duplicates are too few',
    holds: [
      '#/tcp?jitter=0.1&stack=bare&cc=reno&runs=2 | throughput_ratio < 0.2',
      '#/tcp?jitter=0.1&stack=bare&cc=reno&dupthresh=10&runs=2 | throughput_ratio > 0.9',
    ],
  },
  patience: {
    claim: 'Cuts raise the threshold',
    holds: [
      '#/tcp?jitter=0.5&law=exponential&runs=3 | dupthresh_max > 10 & cuts = undos',
      '#/tcp?jitter=0.5&law=exponential&runs=2 | #/tcp?jitter=0.5&law=exponential&adapt=off&runs=2 | cuts < -500',
    ],
  },
  'slow-start': {
    claim: 'Undone, and yet slow',
    holds: ['#/tcp?cc=westwood&runs=4 | undos > 0.5 & cuts = undos & throughput_ratio < 0.3'],
  },
  'one-late': {
    claim: 'One late packet: cut undone',
    holds: ['#/tcp?jitter=0&late=20&by=60&transfer=1&runs=1 | cuts = 1 & undos = 1 & timeouts = 0'],
  },
  mechanisms: {
    claim: 'Undo and threshold, together',
    holds: [
      '#/tcp?runs=4 | throughput_ratio > 0.9',
      '#/tcp?dsack=off&eifel=off&runs=2 | throughput_ratio 0.2..0.8',
      '#/tcp?adapt=off&runs=2 | throughput_ratio < 0.2',
    ],
  },
  'one-order': {
    claim: 'All send again, two undo the cut',
    finds: async () => {
      const stacks = await stacksOf('#/tcp?rate=2');
      return {
        'four send one again': stacks.map(({ needless }) => needless.length).join() === '1,1,1,1',
        'the two of Linux undo it': stacks.map(({ undoneCuts }) => undoneCuts).join() === '0,0,1,1',
      };
    },
  },
  'late-twice': {
    claim: 'Late twice, retransmitted once',
    finds: async () => {
      const stacks = await stacksOf('#/tcp?rate=2&seq=1+2+4+5+6+7+3+8+9+11+12+13+14+10+15+16');
      const [bare, reno, linux2010, linux2019] = stacks.map(({ needless }) => needless.length);
      return {
        'who adapts sends one again': linux2010 === 1 && linux2019 === 1,
        'who does not sends both again': bare === 2 && reno === 2,
      };
    },
  },
  'my-path': {
    claim: 'My path: only Linux 2019 copes',
    holds: [
      '#/tcp?law=quantiles&stack=linux-2019&runs=2 | throughput_ratio > 0.9',
      ...each(
        ['bare', 'reno-2002', 'linux-2010'].map((stack) => `#/tcp?law=quantiles&stack=${stack}&runs=2`),
        'throughput_ratio < 0.6',
      ),
    ],
  },
  predicts: {
    claim: 'The latest packets predict best',
    // the entropy is the same, the throughput is not
    holds: [
      '#/tcp?cc=westwood&law=held&share=0.002&extra=6&runs=2 | #/tcp?cc=westwood&law=uniform&jitter=0.05&runs=2 | throughput_ratio < -0.5 & displacement_q999 > 20 & entropy -0.05..0.05',
    ],
  },
  routes: {
    claim: 'Two routes: Linux hardly slows',
    holds: [
      '#/tcp?law=routes&share=0.3&runs=4 | throughput_ratio > 0.95',
      '#/tcp?law=routes&share=0.3&stack=bare&runs=2 | throughput_ratio < 0.1',
    ],
  },
};
