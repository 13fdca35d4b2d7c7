// Losing and saving packets by hand, on real runs.

import { expect, test } from 'vitest';
import { turnedLists } from '../../../bench/context/hand.ts';
import { encode } from '../../../scenario/encode.ts';
import { transmissionName } from '../../../scenario/transmissions.ts';
import { modelRun } from './modelRun.testing.ts';

test('a packet that is dropped is lost, and saved again it arrives', () => {
  const before = modelRun('#/alf?n=20&l=0');
  const fifth = { packet: 5, attempt: 0 };
  const values = { ...before.scenario, ...turnedLists(before.scenario, fifth, false) };
  expect(values.lose).toBe('5');
  const after = modelRun(encode('alf', values)).run;
  expect(after.inOrder.txLost[4]).toBe(1);
  expect(after.inOrder.totalTime).toBeGreaterThan(before.run.inOrder.totalTime);
  expect({ ...values, ...turnedLists(values, fifth, true) }).toEqual(before.scenario);
});

test('a packet that luck loses is saved, and dropped again it is lost', () => {
  const before = modelRun('#/alf?n=50&l=0.3');
  const index = before.run.inOrder.txLost.indexOf(1);
  const lost = {
    packet: (before.run.inOrder.txAdu[index] ?? -1) + 1,
    attempt: before.run.inOrder.txAttempt[index] ?? -1,
  };
  const values = { ...before.scenario, ...turnedLists(before.scenario, lost, true) };
  expect(values.save).toBe(transmissionName(lost.packet, lost.attempt));
  expect(modelRun(encode('alf', values)).run.inOrder.txLost[index]).toBe(0);
  expect({ ...values, ...turnedLists(values, lost, false) }).toEqual(before.scenario);
});

test('second attempts have names of their own', () => {
  expect(transmissionName(7, 1)).toBe('7.2');
  expect(turnedLists({ lose: '7', save: '' }, { packet: 7, attempt: 1 }, false)).toEqual({ lose: '7,7.2' });
});

test('saving an attempt forgets what was forced on later ones', () => {
  const lists = { lose: '4,4.2,4.3,14.2', save: '4.4,5' };
  expect(turnedLists(lists, { packet: 4, attempt: 1 }, true)).toEqual({ lose: '4,14.2', save: '5' });
  expect(turnedLists({ lose: '4.3', save: '' }, { packet: 4, attempt: 0 }, true)).toEqual({
    lose: '',
    save: '4',
  });
});
