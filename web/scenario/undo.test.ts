import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScenarioStore } from './store.ts';
import { undo } from './undo.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function opened(link: string) {
  let text = link;
  const write = (given: string) => {
    text = given;
  };
  const store = new ScenarioStore({ read: () => text, push: write, replace: write });
  return {
    store,
    go: (to: string) => {
      text = to;
      store.follow();
    },
    /** Waits until the next change counts as a change of its own. */
    wait: () => vi.advanceTimersByTime(2000),
  };
}

test('each change is undone and redone, and a new one ends what can be redone', () => {
  const { store, wait } = opened('#/alf?w=16');
  store.set('alf', { w: 8 }, { commit: true });
  wait();
  store.set('alf', { ta: 20 }, { commit: true });
  wait();
  const last = store.text();
  expect(undo(store)).toMatch(/^Undone: Processing time\.$/);
  expect(store.scenario('alf')).toMatchObject({ w: 8, ta: 10 });
  wait();
  undo(store);
  expect(store.text()).toBe('#/alf?w=16');
  wait();
  expect(undo(store)).toBe('There is nothing to undo.');
  undo(store, true);
  wait();
  expect(undo(store, true)).toMatch(/^Done again: Processing time\.$/);
  expect(store.text()).toBe(last);
  wait();
  undo(store);
  wait();
  store.set('alf', { l: 0.2 }, { commit: true });
  expect(undo(store, true)).toBe('There is nothing to redo.');
});

test('a drag is one step, and so are the steps of a key', () => {
  const { store, wait } = opened('#/alf?w=16');
  for (const ta of [11, 12, 13]) {
    store.set('alf', { ta }, { commit: false });
    wait();
  }
  store.set('alf', { ta: 14 }, { commit: true });
  wait();
  for (const w of [17, 18, 19]) store.set('alf', { w }, { commit: true });
  wait();
  undo(store);
  expect(store.scenario('alf')).toMatchObject({ w: 16, ta: 14 });
  undo(store);
  expect(store.text()).toBe('#/alf?w=16');
});

test('all is reset to where the laboratory opens, and that is undone too', () => {
  const { store, wait } = opened('#/alf?ta=20&w=16&l=0.2');
  store.open('alf');
  expect(store.text()).toBe('#/alf');
  wait();
  expect(undo(store)).toBe('Undone: 3 parameters.');
  expect(store.text()).toBe('#/alf?ta=20&w=16&l=0.2');
});

test('what was done in another laboratory stays as it is', () => {
  const { store, go, wait } = opened('#/alf?w=16');
  store.set('alf', { w: 8 }, { commit: true });
  wait();
  go('#/red?tau=3');
  expect(undo(store)).toBe('There is nothing to undo.');
  store.set('red', { tau: 4 }, { commit: true });
  wait();
  undo(store);
  expect(store.text()).toBe('#/red?tau=3');
  go('#/alf?w=8');
  undo(store);
  expect(store.text()).toBe('#/alf?w=16');
});

test('at most a hundred steps are kept', () => {
  const { store, wait } = opened('#/alf');
  for (let at = 0; at < 120; at++) {
    store.set('alf', { w: 2 + at }, { commit: true });
    wait();
  }
  expect(store.steps.past).toHaveLength(100);
});
