import { expect, test } from 'vitest';
import type { DccpTrace } from '#pkg/dccp.js';
import { scenarioOf } from '../modelRun.testing.ts';
import { SIDES } from '../sides.ts';
import { traceWords } from './sentences.ts';

const scenario = { ...scenarioOf('#/dccp'), runs: 1, warmup: 30, duration: 60 };
const [buffered, free] = SIDES.map(({ in: side }) => side);

function words(waiting: readonly number[], not: readonly number[]): string {
  const trace = { [`${buffered}`]: { lossEvents: waiting }, [`${free}`]: { lossEvents: not } };
  return traceWords({ trace: trace as unknown as DccpTrace, scenario }, scenario);
}

test('where crosses stand in the warm-up, the sentence says that it counts behind it', () => {
  expect(words([], [])).toBe('No packet is declared lost. One run.');
  expect(words([12], [])).toBe('No packet is declared lost after the warm-up. One run.');
  expect(words([12, 40], [40])).toBe(
    'Crosses: loss events, 1 with a buffer and 1 without, after the warm-up. One run.',
  );
  expect(words([40], [])).toBe('Crosses: loss events, 1 with a buffer and none without. One run.');
});
