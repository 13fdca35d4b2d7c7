// What presets claim, computed: each claim beside what has to hold, in the words of a lesson's `expect`.

import { expect, test } from 'vitest';
import { checksOf, foundBy, learnLabs } from '../../lessons/check/lesson.ts';
import { Facts } from '../../lessons/facts/facts.ts';
import { lessonIn } from '../../lessons/read/reader.ts';
import { poolInProcess } from '../../sim/inProcess.testing.ts';
import { LABORATORIES } from '../laboratories.ts';
import { measurerOf } from '../learn/measurers.ts';

interface Held {
  readonly lab: string;
  readonly id: string;
  readonly claim: string;
  /** Scenarios, perhaps what they are compared with, and what holds of their measures. */
  readonly holds: readonly string[];
}

const HELD: readonly Held[] = [
  {
    lab: 'alf',
    id: 'fig9-left',
    claim: 'Rare acks: lower, longer gain',
    holds: [
      '#/alf?ta=0&a=32&runs=10 | #/alf?ta=0&a=2&runs=10 | gain < -0.03',
      '#/alf?ta=30&a=32&runs=10 | #/alf?ta=30&a=2&runs=10 | gain > 0.03',
    ],
  },
  {
    lab: 'alf',
    id: 'fig10-right',
    claim: 'Above R, the gain follows D/Ta',
    holds: [
      // D/Ta is 10 in all of them
      '#/alf?ta=20&d=200&runs=10 | #/alf?ta=10&runs=10 | gain -0.05..0.05',
      '#/alf?ta=40&d=400&runs=10 | #/alf?ta=10&runs=10 | gain -0.05..0.05',
      '#/alf?ta=5&d=50&runs=10 | #/alf?ta=10&runs=10 | gain < -0.2',
      // D alone decides below R
      '#/alf?ta=2&runs=10 | #/alf?ta=8&runs=10 | gain -0.05..0.05',
    ],
  },
  {
    lab: 'metrics',
    id: 'path',
    claim: '1 ms of jitter: 81% reordered',
    holds: ['#/metrics?bench=jitter | reordered_ratio 0.8..0.815'],
  },
  {
    // its note: fewest are late, some of them by most places
    lab: 'metrics',
    id: 'tails',
    claim: 'Exponential law, long tail',
    holds: ['uniform', 'normal'].flatMap((law) => [
      `#/metrics?law=exponential&runs=5 | #/metrics?law=${law}&runs=5 | displacement_3_ratio < -0.05`,
      `#/metrics?law=exponential&runs=5 | #/metrics?law=${law}&runs=5 | displacement_q999 > 10`,
    ]),
  },
  {
    lab: 'tcp',
    id: 'mechanisms',
    claim: 'Undo and threshold, together',
    holds: [
      '#/tcp | throughput_ratio > 0.9',
      '#/tcp?dsack=off&eifel=off | throughput_ratio 0.2..0.8',
      '#/tcp?adapt=off | throughput_ratio < 0.2',
    ],
  },
];

const claims = await Promise.all(
  LABORATORIES.map(async ({ id, claims }) => ({ id, claims: await claims?.() })),
);

/** What one test computes the next ones know. */
const facts = new Facts(poolInProcess(), measurerOf);

test.each(HELD)('$lab $id: “$claim” holds', async ({ lab, id, claim, holds }) => {
  const preset = claims
    .find((of) => of.id === lab)
    ?.claims?.groups.flatMap(({ presets }) => presets)
    .find((each) => each.id === id);
  expect(preset?.claim).toBe(claim);
  const lesson = lessonIn('presets', `\`\`\`expect\n${holds.join('\n')}\n\`\`\`\n`);
  expect(lesson.expect).toHaveLength(holds.length);
  await learnLabs(lesson);
  for (const check of checksOf(lesson).filter(({ where }) => where.startsWith('Expected'))) {
    const { words, isFault } = await foundBy(check, facts, new AbortController().signal);
    expect(isFault, `${check.where}: ${words}`).toBe(false);
  }
});
