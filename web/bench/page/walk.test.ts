import { expect, test } from 'vitest';
import type { KeptEntry } from '../../scenario/kept/keptEntries.ts';
import { NO_WALK, newWalk, scenarioToReturnTo, stopsOf, updatedWalk, type Walk } from './walk.ts';

const KEPT: readonly KeptEntry[] = ['#/alf?w=8', '#/red?tau=2'].map((text, at) => ({ text, name: `${at}` }));
const LIVE = '#/red?tau=4&keep=tau:2';
const texts = (walk: Walk) => stopsOf(walk, KEPT).map(({ text }) => text);
const through = (...shown: string[]) => shown.reduce((walk, text) => updatedWalk(walk, KEPT, text), NO_WALK);

test('the scenario that was open stands in front of the kept ones, with its comparison', () => {
  const begun = through(LIVE);
  expect(begun.at).toBe(0);
  expect(texts(begun)).toEqual([LIVE, '#/alf?w=8', '#/red?tau=2']);
  const next = through(LIVE, '#/alf?w=8');
  expect(next.at).toBe(1);
  expect(texts(next)[next.at - 1]).toBe(LIVE);
  expect(through(LIVE, '#/alf?w=8', LIVE)).toEqual(begun);
  expect(updatedWalk(begun, KEPT, LIVE)).toBe(begun);
});

test('whoever leaves comes back to it, but for a kept scenario that a hand has changed', () => {
  expect(scenarioToReturnTo(through(LIVE), KEPT, LIVE)).toBeNull();
  expect(scenarioToReturnTo(through(LIVE, '#/alf?w=8'), KEPT, '#/alf?w=8')).toBe(LIVE);
  const changed = through(LIVE, '#/alf?w=8', '#/alf?w=9');
  expect(changed.at).toBe(1);
  expect(scenarioToReturnTo(changed, KEPT, '#/alf?w=9')).toBeNull();
});

test('what a hand changes in the open scenario is what one comes back to', () => {
  const changed = through(LIVE, '#/red?tau=5&keep=tau:2', '#/red?tau=2');
  expect(texts(changed)[0]).toBe('#/red?tau=5&keep=tau:2');
  expect(scenarioToReturnTo(changed, KEPT, '#/red?tau=2')).toBe('#/red?tau=5&keep=tau:2');
});

test('a kept scenario that is open has one stop', () => {
  const begun = through('#/red?tau=2');
  expect(begun.at).toBe(1);
  expect(texts(begun)).toEqual(KEPT.map(({ text }) => text));
  expect(scenarioToReturnTo(through('#/red?tau=2', '#/alf?w=8'), KEPT, '#/alf?w=8')).toBe('#/red?tau=2');
});

test('whoever leaves what began at the first kept scenario comes back to what was open before', () => {
  const begun = updatedWalk(newWalk('#/dccp'), KEPT, '#/alf?w=8');
  expect(texts(begun)).toEqual(KEPT.map(({ text }) => text));
  const next = updatedWalk(begun, KEPT, '#/red?tau=2');
  expect(next.at).toBe(1);
  expect(scenarioToReturnTo(next, KEPT, '#/red?tau=2')).toBe('#/dccp');
  expect(newWalk(null)).toBe(NO_WALK);
});
