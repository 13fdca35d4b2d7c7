// Delivery: tests what the titles claim. Ten runs take little time there.

import { answerOf, each, type Title } from '../../bench/claims/title.testing.ts';

/** A single packet is lost. */
const ONE_LOST = '#/alf?d=50&l=0&delay=constant&runs=1';

export const TITLES: Readonly<Record<string, Title>> = {
  defaults: { claim: 'Not waiting saves a third', holds: ['#/alf?runs=20 | gain 0.29..0.37'] },
  'fig6-window': {
    claim: 'Unpaced, a higher peak',
    // with pacing, the curve has its peak where Ta is R
    holds: each(
      ['#/alf?ta=5&runs=20', '#/alf?ta=8&runs=20', '#/alf?runs=20'],
      'gain < -0.02',
      '#/alf?r=0&ta=2&runs=20',
    ),
  },
  'fig6-rate': {
    claim: 'Above Ta = 20 ms, hardly a gain',
    holds: each(['#/alf?ta=22&runs=10', '#/alf?ta=25&runs=10', '#/alf?ta=60&runs=10'], 'gain < 0.07'),
  },
  fig7: {
    claim: 'Gb outlasts the gain in time',
    holds: ['#/alf?ta=30&runs=10 | gain < 0.01'],
    finds: async () => {
      const [gb = 0] = await answerOf({ fn: 'alf_analytical', args: ['#/alf', 'ta', [30]] });
      return { 'Gb is still above 0.2 at Ta = 30 ms': gb > 0.2 };
    },
  },
  fig8: {
    claim: 'A small window caps the gain',
    holds: [
      '#/alf?w=8&runs=10 | #/alf?runs=10 | gain < -0.05',
      '#/alf?w=4&runs=10 | #/alf?w=8&runs=10 | gain < -0.05',
    ],
  },
  'fig9-left': {
    claim: 'Rare acks: lower, longer gain',
    holds: [
      '#/alf?ta=0&a=32&runs=10 | #/alf?ta=0&a=2&runs=10 | gain < -0.03',
      '#/alf?ta=30&a=32&runs=10 | #/alf?ta=30&a=2&runs=10 | gain > 0.03',
    ],
  },
  'fig9-right': {
    claim: 'A slow sender, little gain',
    holds: each(['#/alf?r=20&runs=10', '#/alf?r=40&runs=10', '#/alf?r=80&runs=10'], 'gain < 0.05'),
  },
  'fig10-left': {
    claim: 'Delay widens the range',
    holds: [
      '#/alf?ta=20&d=50&runs=10 | gain < 0.01',
      '#/alf?ta=20&d=100&runs=10 | #/alf?ta=20&d=50&runs=10 | gain > 0.03',
      '#/alf?ta=20&d=200&runs=10 | #/alf?ta=20&d=100&runs=10 | gain > 0.2',
    ],
  },
  'fig10-right': {
    claim: 'Above R, the gain follows D/Ta',
    holds: [
      // D/Ta is 10 in all of these
      '#/alf?ta=20&d=200&runs=10 | #/alf?ta=10&runs=10 | gain -0.05..0.05',
      '#/alf?ta=40&d=400&runs=10 | #/alf?ta=10&runs=10 | gain -0.05..0.05',
      '#/alf?ta=5&d=50&runs=10 | #/alf?ta=10&runs=10 | gain < -0.2',
      // below R, only D matters
      '#/alf?ta=2&runs=10 | #/alf?ta=8&runs=10 | gain -0.05..0.05',
    ],
  },
  fig11: {
    claim: 'Unpaced, more loss wins more',
    holds: [
      '#/alf?r=0&l=0.3&runs=10 | #/alf?r=0&l=0.1&runs=10 | gain > 0.05',
      '#/alf?r=0&l=0.6&runs=10 | #/alf?r=0&l=0.3&runs=10 | gain > 0.05',
    ],
  },
  fig12: {
    claim: 'More loss, more gain',
    holds: [
      '#/alf?runs=20 | #/alf?l=0.05&runs=20 | gain > 0.01',
      '#/alf?l=0.2&runs=10 | #/alf?runs=10 | gain > 0.03',
      '#/alf?l=0.6&runs=10 | #/alf?l=0.2&runs=10 | gain > 0.05',
    ],
  },
  fig13: {
    claim: 'In order, the buffer peaks',
    holds: ['#/alf?a=4&n=100&runs=10 | buffer_max_in_order - buffer_max_out_of_order > 8'],
  },
  fig14: {
    claim: 'In order, waits are longer',
    holds: [
      '#/alf?a=8&n=100&runs=10 | blocking_mean_in_order - blocking_mean_out_of_order > 2',
      '#/alf?a=8&n=100&runs=10 | waiting_mean_in_order - waiting_mean_out_of_order > 50',
    ],
  },
  'ladder-one-loss': {
    claim: 'One loss holds up the rest',
    // packets 5 to 12 wait, which are those behind the fourth
    holds: [`${ONE_LOST}&n=12&lose=4 | buffer_max_in_order = 8 & buffer_max_out_of_order = 0`],
  },
  'ladder-streams': {
    claim: 'A loss stops one stream',
    holds: [
      `${ONE_LOST}&w=24&n=24&lose=5 | buffer_max_in_order = 9`,
      // of six streams, only the one of the lost packet waits
      `${ONE_LOST}&w=24&n=24&lose=5&streams=6 | buffer_max_in_order = 1`,
    ],
  },
  'streams-curve': {
    claim: 'More streams, less to gain',
    holds: [
      '#/alf?streams=2&runs=10 | #/alf?runs=10 | gain < -0.05',
      '#/alf?streams=6&runs=10 | #/alf?streams=2&runs=10 | gain < -0.05',
      '#/alf?streams=16&runs=10 | #/alf?streams=6&runs=10 | gain < -0.01',
    ],
  },
  quic: { claim: 'Six streams leave little to gain', holds: ['#/alf?streams=6&runs=10 | gain 0.03..0.1'] },
  bursts: {
    claim: 'Bursts leave less to gain',
    holds: ['#/alf?burst=5&runs=10 | #/alf?runs=10 | gain < -0.05'],
  },
  satellite: {
    claim: 'Satellite: a quarter is saved',
    holds: ['#/alf?d=300&l=0.02&w=128&n=2000&runs=20 | gain 0.22..0.28'],
  },
};
