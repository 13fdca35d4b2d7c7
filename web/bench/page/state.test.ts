import { expect, test } from 'vitest';
import { withPart } from '../../charts/figure/state.ts';
import { NOTHING_KNOWN } from '../../sim/plan.ts';
import { type FeedingJob, stateOf } from './useFrame.ts';

const job = (given: Partial<FeedingJob>): FeedingJob => ({
  ...NOTHING_KNOWN,
  isAsked: true,
  result: null,
  ...given,
});
const WELL = { isStuck: false, isStale: false, error: null };

test.each([
  ['nothing feeds it', [], {}, { kind: 'shown', busy: false }],
  ['nothing has come', [job({})], {}, { kind: 'waiting', busy: false }],
  ['it takes long', [job({ isSlow: true, progress: 0.25 })], {}, { kind: 'waiting', busy: 0.25 }],
  ['no job is asked for', [job({ isAsked: false })], {}, { kind: 'empty' }],
  ['nothing came of it', [job({ isDone: true })], {}, { kind: 'empty' }],
  ['a part has come', [job({}), job({ result: 1 })], {}, { kind: 'shown', busy: false }],
  ['more is to come', [job({ result: 1, isSlow: true, progress: 0.5 })], {}, { kind: 'shown', busy: 0.5 }],
  ['it is of the scenario before', [job({ result: 1 })], { isStale: true }, { kind: 'stale', busy: false }],
  ['nothing is there to be stale', [job({})], { isStale: true }, { kind: 'waiting', busy: false }],
  ['workers are missing', [job({})], { isStuck: true }, { kind: 'stopped', error: null }],
  ['what it needs has come before', [job({ result: 1 })], { isStuck: true }, { kind: 'shown', busy: false }],
  ['a job has failed', [job({ result: 1 }), job({ error: 'No.' })], {}, { kind: 'stopped', error: 'No.' }],
  ['it fails by itself', [], { error: 'Line 2.' }, { kind: 'stopped', error: 'Line 2.' }],
] as const)('%s', (_, jobs, known, state) => {
  expect(stateOf(jobs, { ...WELL, ...known })).toEqual(state);
});

test('a part of a figure works or fails for it, but uncovers nothing', () => {
  const works = { busy: 0.5, error: null };
  expect(withPart({ kind: 'shown', busy: false }, works)).toEqual({ kind: 'shown', busy: 0.5 });
  expect(withPart({ kind: 'shown', busy: 0.25 }, works)).toEqual({ kind: 'shown', busy: 0.25 });
  expect(withPart({ kind: 'shown', busy: false }, { busy: false, error: 'No.' })).toEqual({
    kind: 'stopped',
    error: 'No.',
  });
  expect(withPart({ kind: 'covered' }, { busy: 0.5, error: 'No.' })).toEqual({ kind: 'covered' });
});
