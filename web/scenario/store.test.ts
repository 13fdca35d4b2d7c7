import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HistoryLike } from './history.ts';
import { ScenarioStore } from './store.ts';

/** A browser's history, as far as the store knows it. */
class FakeHistory implements HistoryLike {
  entries: string[];
  at = 0;
  isFull = false;

  constructor(text: string) {
    this.entries = [text];
  }

  read(): string {
    return this.entries[this.at] ?? '';
  }

  push(text: string): void {
    if (this.isFull) throw new Error('SecurityError');
    this.entries = [...this.entries.slice(0, this.at + 1), text];
    this.at += 1;
  }

  replace(text: string): void {
    if (this.isFull) throw new Error('SecurityError');
    this.entries[this.at] = text;
  }
}

function open(text: string) {
  const history = new FakeHistory(text);
  const store = new ScenarioStore(history);
  const settle = () => vi.advanceTimersByTime(2000);
  return { history, store, settle };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('opening a link', () => {
  test('is read, and rewritten canonically without a new entry', () => {
    const { history, store } = open('#/alf?w=16&ta=10&nonsense=1');
    expect(store.get().scenarios.alf.w).toBe(16);
    expect(store.get().messages).toHaveLength(1);
    expect(history.entries).toEqual(['#/alf?w=16']);
  });
});

describe('changes and the address bar', () => {
  test('a list that is too long loses whole items, and no number turns into another', () => {
    const { store } = open('#/alf');
    const adus = Array.from({ length: 420 }, (_, at) => 1001 + at);
    store.set('alf', { n: 10_000, lose: ['1', ...adus].join(',') }, { commit: true });
    const kept = store.get().scenarios.alf.lose.split(',').map(Number);
    expect(kept.length).toBeGreaterThan(390);
    expect(kept).toEqual([1, ...adus].slice(0, kept.length));
  });

  test('a drag adds one entry, however long it takes', () => {
    const { history, store, settle } = open('#/alf');
    for (let ta = 11; ta <= 60; ta += 1) {
      store.set('alf', { ta }, { commit: false });
      vi.advanceTimersByTime(100);
    }
    store.set('alf', { ta: 60 }, { commit: true });
    settle();
    expect(history.entries).toEqual(['#/alf', '#/alf?ta=60']);
  });

  test('the address is written at most every 300 ms', () => {
    const { history, store, settle } = open('#/alf');
    const times: number[] = [];
    for (const write of ['push', 'replace'] as const) {
      const plain = history[write].bind(history);
      history[write] = (text) => {
        times.push(Date.now());
        plain(text);
      };
    }
    for (let step = 1; step <= 100; step += 1) {
      store.set('alf', { ta: step }, { commit: false });
      vi.advanceTimersByTime(30);
    }
    settle();
    // three seconds, so that ten times it follows the drag
    expect(times.length).toBeGreaterThanOrEqual(10);
    for (const [i, time] of times.entries()) {
      if (i > 0) expect(time - (times[i - 1] ?? 0)).toBeGreaterThanOrEqual(300);
    }
    expect(history.entries).toEqual(['#/alf', '#/alf?ta=100']);
  });

  test('separate changes are separate entries, and quick steps of one parameter are one', () => {
    const { history, store, settle } = open('#/alf');
    store.set('alf', { ta: 20 }, { commit: true });
    store.set('alf', { ta: 21 }, { commit: true });
    store.set('alf', { w: 16 }, { commit: true });
    settle();
    store.set('alf', { w: 8 }, { commit: true });
    settle();
    expect(history.entries).toEqual(['#/alf', '#/alf?ta=21', '#/alf?ta=21&w=16', '#/alf?ta=21&w=8']);
  });

  test('back and forward step through scenarios', () => {
    const { history, store, settle } = open('#/alf');
    store.set('alf', { ta: 20 }, { commit: true });
    settle();
    history.at = 0;
    store.follow();
    expect(store.get().scenarios.alf.ta).toBe(10);
    store.set('alf', { l: 0.2 }, { commit: true });
    settle();
    expect(history.entries).toEqual(['#/alf', '#/alf?l=0.2']);
  });

  test('an address bar that refuses does not stop the page', () => {
    const { history, store, settle } = open('#/alf');
    history.isFull = true;
    store.set('alf', { ta: 20 }, { commit: true });
    settle();
    expect(store.get().scenarios.alf.ta).toBe(20);
    history.isFull = false;
    store.set('alf', { ta: 30 }, { commit: true });
    settle();
    expect(history.entries).toEqual(['#/alf', '#/alf?ta=30']);
  });

  test('a preset leaves nothing of the scenario before it', () => {
    const { store, settle } = open('#/alf?ta=20&w=8');
    store.open('alf', { l: 0.3 });
    settle();
    expect(store.text()).toBe('#/alf?l=0.3');
  });

  test('isPending until the address has followed', () => {
    const { store, settle } = open('#/alf');
    store.set('alf', { ta: 20 }, { commit: true });
    expect(store.isPending()).toBe(true);
    settle();
    expect(store.isPending()).toBe(false);
  });
});

test('a notice stays through the second event of one step, until it is dismissed', () => {
  const { history, store } = open('#/alf');
  history.push('#/alf?ta=-1');
  store.follow();
  store.follow();
  expect(store.get().messages).toEqual(['Processing time Ta: -1 was clamped to 0 ms.']);
  store.dismiss();
  expect(store.get().messages).toEqual([]);
});
