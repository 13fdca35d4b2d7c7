import { expect, test } from 'vitest';
import { PLAN } from '#pkg/alf.curve.heads.ts';
import { gridFor } from '../../../bench/along/along.ts';
import { Samples } from '../../../bench/results/samples.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import { GAINS, type GainFound, linesOf } from './gains.ts';

const scenario = { ...defaultsOf('alf'), runs: 1 };

function foundOf(given: Partial<typeof scenario>): GainFound {
  const laid = gridFor(PLAN, { ...scenario, ...given });
  return { ...laid, runs: 1, samples: new Samples(GAINS.measures, laid.xs.length * laid.ys.length, 1) };
}

const ownOf = (found: GainFound, now: number | null) =>
  linesOf(found, 'gain', now).flatMap(({ member }) => (member.isOwn ? [member.value] : []));

test('one line without a family is the scenario’s own', () => {
  expect(ownOf(foundOf({ family: 'none' }), null)).toEqual([null]);
});

test('of a family, the scenario’s own is the one that it has now: the same lines serve them all', () => {
  const found = foundOf({ family: 'w', w: 8 });
  expect(found.ys).toContain(32);
  expect(ownOf(found, 8)).toEqual([8]);
  expect(ownOf(found, 32)).toEqual([32]);
  // until the curve of a new value has come, the previous own curve stays the own one
  expect(ownOf(found, 17)).toEqual([8]);
});
