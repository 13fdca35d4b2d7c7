import { expect, test } from 'vitest';
import { neighbourOf } from './across.ts';

const curve = (tau: number, loss = 0) => ({ disturbance: { tau, loss } });

test('the next curve has the next random delay, or loss where those are compared', () => {
  const curves = [curve(0), curve(2), curve(4), { disturbance: null }];
  const at = (tau: number, by: 1 | -1) => neighbourOf({ tau, ps: 0, family: 'tau' }, curves, by);
  expect(at(0, 1)).toEqual({ tau: 2 });
  expect(at(4, -1)).toEqual({ tau: 2 });
  // the scenario's disturbance is between two of the family
  expect(at(2.5, 1)).toEqual({ tau: 4 });
  expect(at(2.5, -1)).toEqual({ tau: 2 });
  expect([at(0, -1), at(4, 1)]).toEqual([null, null]);
  const losses = [curve(0), curve(0, 0.005), curve(0, 0.01)];
  expect(neighbourOf({ tau: 0, ps: 0.005, family: 'ps' }, losses, 1)).toEqual({ ps: 0.01 });
});
