// Dropping and saving packets, on real runs.

import { expect, test } from 'vitest';
import { encode } from '../../../scenario/encode.ts';
import { dropped, isForced, saved, transmissionName } from './forced.ts';
import { modelRun } from './modelRun.testing.ts';

test('a packet that is dropped is lost, and saved again it arrives', () => {
  const before = modelRun('#/alf?n=20&l=0');
  const fifth = { adu: 4, attempt: 0 };
  const values = { ...before.scenario, ...dropped(before.scenario, fifth) };
  expect(values.lose).toBe('5');
  expect(isForced(values, fifth)).toBe(true);
  const after = modelRun(encode('alf', values)).run;
  expect(after.inOrder.txLost[4]).toBe(1);
  expect(after.inOrder.totalTime).toBeGreaterThan(before.run.inOrder.totalTime);
  expect({ ...values, ...saved(values, fifth) }).toEqual(before.scenario);
});

test('a packet that luck loses is saved, and dropped again it is lost', () => {
  const before = modelRun('#/alf?n=50&l=0.3');
  const index = before.run.inOrder.txLost.indexOf(1);
  const lost = {
    adu: before.run.inOrder.txAdu[index] ?? -1,
    attempt: before.run.inOrder.txAttempt[index] ?? -1,
  };
  const values = { ...before.scenario, ...saved(before.scenario, lost) };
  expect(values.save).toBe(transmissionName(lost));
  expect(modelRun(encode('alf', values)).run.inOrder.txLost[index]).toBe(0);
  expect({ ...values, ...dropped(values, lost) }).toEqual(before.scenario);
});

test('second attempts have names of their own', () => {
  expect(transmissionName({ adu: 6, attempt: 1 })).toBe('7.2');
  expect(dropped({ lose: '7', save: '' }, { adu: 6, attempt: 1 })).toEqual({ lose: '7,7.2' });
});

test('saving an attempt forgets what was forced on later ones', () => {
  const lists = { lose: '4,4.2,4.3,14.2', save: '4.4,5' };
  expect(saved(lists, { adu: 3, attempt: 1 })).toEqual({ lose: '4,14.2', save: '5' });
  expect(saved({ lose: '4.3', save: '' }, { adu: 3, attempt: 0 })).toEqual({ lose: '', save: '4' });
});
