// Measures: tests what the titles claim.

import { answerOf, each, type Title } from '../../bench/claims/title.testing.ts';

/** RD of a law: the share of the packets at each displacement. */
async function densityOf(link: string, law: string): Promise<(displacement: number) => number> {
  const { threshold, counts } = await answerOf({ fn: 'metrics_jitter_density', args: [link, law, 0] });
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (displacement) => (counts[threshold + displacement] ?? 0) / all;
}

/** The displacement with the highest share. */
const peakOf = (density: (displacement: number) => number): number =>
  Array.from({ length: 101 }, (_, at) => at - 50).reduce((best, at) =>
    density(at) > density(best) ? at : best,
  );

const near = (found: number, sought: number, by = 0.15) => Math.abs(found / sought - 1) < by;

/** An arrival order's displacements, with each packet once, and the counts of the RFCs. */
async function orderOf(seq: string, dt = 200) {
  const report = await answerOf({ fn: 'metrics_sequence', args: [seq, dt] });
  if (report.error !== undefined) throw new Error(report.error);
  const places = Array.from(report.displacement).filter((place) => !Number.isNaN(place));
  const { reordered, discontinuities, gaps, runs } = report.measures;
  const degrees = Array.from(report.degree).filter((degree) => degree > 0).length;
  const displaced = places.filter((place) => place !== 0).length;
  return { report, places, reordered, displaced, degrees, discontinuities, gaps, runs };
}

/** A claim about an arrival order, checked by `finds`. */
const order = (
  claim: string,
  seq: string,
  finds: (found: Awaited<ReturnType<typeof orderOf>>) => Readonly<Record<string, boolean>>,
  dt?: number,
): Title => ({ claim, finds: async () => finds(await orderOf(seq, dt)) });

/** Fewer packets than on the page, with the same shares. */
const PATH = '#/metrics?n=20000&runs=3';

export const TITLES: Readonly<Record<string, Title>> = {
  path: {
    claim: '1 ms of jitter: 81% reordered',
    holds: [`${PATH} | reordered_ratio 0.79..0.82`],
  },
  fig3: {
    claim: 'Density has the law’s shape',
    finds: async () => {
      const link = '#/metrics?jitter=1.2475';
      const [flat, bell, steep] = await Promise.all(
        ['uniform', 'normal', 'exponential'].map((law) => densityOf(link, law)),
      );
      if (!(flat && bell && steep)) throw new Error('There are three.');
      // standard deviation of the delay, in packet spacings
      const spread = 1.2475 / 0.12144;
      return {
        'uniform: flat': [-10, -5, 5, 10].every((at) => near(flat(at), flat(0))),
        'normal: a bell': [-10, 10].every((at) =>
          near(bell(at), bell(0) * Math.exp(-((at / spread) ** 2) / 2)),
        ),
        'exponential: falls from an early peak':
          peakOf(steep) < -5 && near(steep(10), steep(0) * Math.exp(-10 / spread)),
      };
    },
  },
  fig4: {
    claim: 'MD doubles with the jitter',
    holds: each(
      ['&jitter=0.5', '', '&jitter=2', '&jitter=4'].map((jitter) => `${PATH}${jitter}`),
      'mean_displacement / jitter 6.2..6.9',
    ),
  },
  fig5: {
    claim: 'Entropy grows as a logarithm',
    // ln 2 for each doubling of the jitter
    holds: [
      `${PATH} | ${PATH}&jitter=0.5 | entropy 0.6..0.8`,
      `${PATH}&jitter=2 | ${PATH} | entropy 0.6..0.8`,
    ],
  },
  'entropy-log': {
    claim: 'Against log, entropy is a line',
    holds: [
      `${PATH}&jitter=2 | ${PATH} | entropy 0.6..0.8`,
      `${PATH}&jitter=4 | ${PATH}&jitter=2 | entropy 0.6..0.8`,
    ],
  },
  tails: {
    claim: 'Exponential law, long tail',
    // the claim of its note: fewest packets are late, but some by most places
    holds: ['uniform', 'normal'].flatMap((law) => [
      `${PATH}&law=exponential | ${PATH}&law=${law} | displacement_3_ratio < -0.05`,
      `${PATH}&law=exponential | ${PATH}&law=${law} | displacement_q999 > 10`,
    ]),
  },
  netem: {
    claim: 'netem’s pareto peaks early',
    finds: async () => {
      const link = '#/metrics?law=netem-normal&laws=netem';
      const peaks = await Promise.all(
        ['netem-pareto', 'netem-normal'].map(async (law) => peakOf(await densityOf(link, law))),
      );
      const [pareto = 0, normal = 0] = peaks;
      return { 'pareto’s peak is early': pareto <= -2, 'the normal one’s is not': Math.abs(normal) <= 1 };
    },
  },
  'paper-a': order('One reordered, three displaced', '1 2 4 5 3 6', ({ reordered, displaced }) => ({
    one: reordered === 1,
    three: displaced === 3,
  })),
  'paper-b': order('Two reordered, two displaced', '1 2 5 4 3 6', ({ reordered, displaced }) => ({
    reordered: reordered === 2,
    displaced: displaced === 2,
  })),
  rfc5236: order(
    'Two come early, two late',
    '1 4 2 5 3 6 7 8',
    ({ places }) => ({
      early: places.filter((place) => place < 0).length === 2,
      late: places.filter((place) => place > 0).length === 2,
    }),
    4,
  ),
  'rfc5236-loss': order(
    'A loss displaces nothing',
    '1 2 4 5 6 7',
    ({ report, displaced }) => ({ lost: report.lost.length === 1, nothing: displaced === 0 }),
    3,
  ),
  'rfc5236-copies': order(
    'A second copy is not counted',
    '1 3 2 3 4 5',
    ({ report, places }) => ({
      'six arrive': report.arrivals.length === 6,
      'five are counted': places.length === 5,
    }),
    2,
  ),
  'rfc4737-one': order('One packet is 4 places late', '1 2 3 5 6 7 8 4 9 10', ({ reordered, places }) => ({
    one: reordered === 1 && places.filter((place) => place > 0).length === 1,
    four: Math.max(...places) === 4,
  })),
  'rfc4737-two': order(
    'One packet overtakes two',
    '1 2 3 4 7 5 6 8 9 10',
    ({ reordered, places, degrees }) => ({
      two: reordered === 2,
      one: places.filter((place) => place < 0).length === 1,
      'its note: one is n-reordered': degrees === 1,
    }),
  ),
  'rfc4737-three': order(
    'Three reordered, seven displaced',
    '1 2 3 7 8 9 10 4 5 6 11',
    ({ reordered, displaced, degrees }) => ({
      three: reordered === 3,
      seven: displaced === 7,
      'its note: one is n-reordered': degrees === 1,
    }),
  ),
  'rfc4737-gap': order(
    'Late at two places, 7 apart',
    '1 2 3 6 7 4 5 8 9 10 12 13 11 14-16',
    ({ discontinuities, gaps, runs }) => ({
      two: discontinuities === 2,
      seven: gaps.length === 1 && gaps[0] === 7,
      'its note: three runs': runs.length === 3,
    }),
  ),
  neighbours: { claim: 'A buffer of one is enough', holds: ['#/metrics?seq=2+1+4+3+6+5 | buffer_max = 1'] },
  'one-late': order('One very late, all displaced', '2 3 4 5 6 1', ({ reordered, places, displaced }) => ({
    one: reordered === 1 && Math.max(...places) === 5,
    all: displaced === 6,
  })),
  'back-to-front': order('All but one are reordered', '6 5 4 3 2 1', ({ reordered }) => ({
    five: reordered === 5,
  })),
};
