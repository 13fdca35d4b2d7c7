import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HistoryLike } from './history.ts';
import { ScenarioStore } from './store.ts';

/** A browser's history, as far as the store uses it. */
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
    const { history, store } = open('#/alf?w=16&ta=10&l=9');
    expect(store.scenario('alf').w).toBe(16);
    expect(store.get().messages).toHaveLength(1);
    expect(history.entries).toEqual(['#/alf?w=16&l=0.6']);
  });

  test.each(['', '#', '#/'])('a bare address (%s) opens no laboratory, and is no mistake', (text) => {
    const { history, store } = open(text);
    expect(store.get()).toMatchObject({ lab: null, refusal: null, messages: [] });
    expect(history.entries).toEqual(['']);
    expect(store.text()).toBe('');
  });

  test('a bare address leaves the scenarios as they are, and is found again by going back', () => {
    const { history, store, settle } = open('#/alf?w=16');
    history.push('#/');
    store.follow();
    expect(store.get()).toMatchObject({ lab: null, refusal: null });
    expect(store.text('alf')).toBe('#/alf?w=16');
    store.set('alf', { w: 17 }, { commit: true });
    settle();
    expect(history.entries).toEqual(['#/alf?w=16', '', '#/alf?w=17']);
    history.at = 1;
    store.follow();
    expect(store.get()).toMatchObject({ lab: null, refusal: null });
  });
});

describe('an address that this build cannot open', () => {
  test.each(['#/xyz?ta=5', '#/alf?v=99&ta=20', '#/?ta=5'])('%s stays as it is', (text) => {
    const { history, store, settle } = open(text);
    expect(store.get()).toMatchObject({ lab: null, messages: [] });
    expect(store.text()).toBe(text);
    store.follow();
    store.dismiss();
    settle();
    store.flush();
    expect(history.entries).toEqual([text]);
  });

  test('is left by a change, as an entry of its own, and found again by going back', () => {
    const { history, store, settle } = open('#/xyz');
    store.open('alf', { ta: 20 });
    settle();
    expect(store.get()).toMatchObject({ lab: 'alf', refusal: null });
    expect(history.entries).toEqual(['#/xyz', '#/alf?ta=20']);
    history.at = 0;
    store.follow();
    expect(store.get()).toMatchObject({ lab: null, refusal: { kind: 'laboratory', given: 'xyz' } });
    expect(history.entries).toEqual(['#/xyz', '#/alf?ta=20']);
  });

  test('of a page stays as it is given, and is left and found again as a laboratory is', () => {
    const { history, store, settle } = open('#/about/red?x=1');
    expect(store.get()).toMatchObject({ lab: null, refusal: null, page: { page: 'about', path: 'red' } });
    expect(store.text()).toBe('#/about/red?x=1');
    store.open('alf', { ta: 20 });
    settle();
    expect(store.get()).toMatchObject({ lab: 'alf', page: null });
    history.at = 0;
    store.follow();
    expect(store.get()).toMatchObject({ lab: null, page: { page: 'about' } });
    expect(history.entries).toEqual(['#/about/red?x=1', '#/alf?ta=20']);
  });

  test('leaves the others at their openings, and opens one again', () => {
    const { store, settle } = open('#/xyz');
    expect(store.text('red')).toBe('#/red');
    expect(store.scenario('red').tau).toBe(2);
    store.open('red', {});
    expect(store.text()).toBe('#/red?tau=0');
    store.open('red');
    settle();
    expect(store.text()).toBe('#/red');
    expect(store.scenario('red').tau).toBe(2);
  });

  test('keeps what the laboratories were left in', () => {
    const { history, store } = open('#/alf?ta=20');
    history.push('#/xyz');
    store.follow();
    expect(store.text('alf')).toBe('#/alf?ta=20');
  });
});

describe('keys that this build does not know', () => {
  const link = '#/alf?w=16&ta=10&new=1&l=9';

  test('stay in the address until something changes', () => {
    const { history, store, settle } = open(link);
    expect(store.scenario('alf')).toMatchObject({ w: 16, l: 0.6 });
    expect(store.get().messages).toHaveLength(2);
    // the second event of one step, the message, and setting a value that is already set
    store.follow();
    expect(store.get().messages).toHaveLength(2);
    store.dismiss();
    store.set('alf', { w: 16 }, { commit: true });
    settle();
    expect(history.entries).toEqual([link]);
    store.set('alf', { w: 17 }, { commit: true });
    settle();
    expect(history.entries).toEqual([link, '#/alf?w=17&l=0.6']);
    history.at = 0;
    store.follow();
    expect(history.entries[0]).toBe(link);
    expect(store.scenario('alf').w).toBe(16);
  });

  test('are not in the text of the scenario', () => {
    expect(open(link).store.text()).toBe('#/alf?w=16&l=0.6');
  });
});

describe('changes and the address bar', () => {
  test('a list that is too long loses whole items, and no number turns into another', () => {
    const { store } = open('#/alf');
    const adus = Array.from({ length: 420 }, (_, at) => 1001 + at);
    store.set('alf', { n: 10_000, lose: ['1', ...adus].join(',') }, { commit: true });
    const kept = store.scenario('alf').lose.split(',').map(Number);
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
    // within three seconds the address follows the drag ten times
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
    expect(store.scenario('alf').ta).toBe(10);
    store.set('alf', { l: 0.2 }, { commit: true });
    settle();
    expect(history.entries).toEqual(['#/alf', '#/alf?l=0.2']);
  });

  test('an address bar that refuses does not stop the page', () => {
    const { history, store, settle } = open('#/alf');
    history.isFull = true;
    store.set('alf', { ta: 20 }, { commit: true });
    settle();
    expect(store.scenario('alf').ta).toBe(20);
    history.isFull = false;
    store.set('alf', { ta: 30 }, { commit: true });
    settle();
    expect(history.entries).toEqual(['#/alf', '#/alf?ta=30']);
  });

  test('what is set already is the same state, and still ends a drag', () => {
    const { history, store, settle } = open('#/alf');
    store.set('alf', { ta: 20 }, { commit: false });
    const state = store.get();
    store.set('alf', { ta: 20 }, { commit: true });
    expect(store.get()).toBe(state);
    vi.advanceTimersByTime(1500);
    store.set('alf', { ta: 21 }, { commit: true });
    settle();
    expect(history.entries).toEqual(['#/alf', '#/alf?ta=20', '#/alf?ta=21']);
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

  test('a change of state is told to all, what becomes of the address to those who watch', () => {
    const { store, settle } = open('#/alf');
    const told = { subscribed: 0, watching: 0 };
    store.subscribe(() => (told.subscribed += 1));
    store.watch(() => (told.watching += 1));
    store.set('alf', { ta: 20 }, { commit: true });
    settle();
    // once for the state, once for the waiting address, once for the written address
    expect(told).toEqual({ subscribed: 1, watching: 3 });
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

test('what a link had for a parameter is not said any more once the reader has changed that parameter', () => {
  const { store } = open('#/alf?ta=-1&w=999&delay=none');
  const about = () => store.get().messages.map((message) => message.split(':')[0]);
  expect(about()).toEqual(['Processing time Ta', 'Receive window W', 'Delay law']);
  store.set('alf', { delay: 'erlang' }, { commit: true });
  expect(about()).toEqual(['Processing time Ta', 'Receive window W']);
  store.set('alf', { ta: 5 }, { commit: false });
  expect(about()).toEqual(['Receive window W']);
  store.set('alf', { l: 0.2 }, { commit: true });
  expect(about()).toEqual(['Receive window W']);
});

describe('a laboratory whose table has not come', () => {
  /** The same page before any laboratory has loaded. */
  async function fresh(text: string) {
    vi.resetModules();
    const [store, tables] = await Promise.all([import('./store.ts'), import('./tables.ts')]);
    const history = new FakeHistory(text);
    return { history, store: new store.ScenarioStore(history), learn: tables.loadTable };
  }

  test('is opened at once, and its link is read when the table comes', async () => {
    const { history, store, learn } = await fresh('#/alf?w=16&ta=10&l=9');
    expect(store.get()).toMatchObject({ lab: 'alf', refusal: null, scenarios: {}, messages: [] });
    expect(store.text()).toBe('#/alf?w=16&ta=10&l=9');
    expect(history.entries).toEqual(['#/alf?w=16&ta=10&l=9']);
    expect(() => store.scenario('alf')).toThrow('before its table');
    // a page and a small picture may request the table at the same time
    await Promise.all([learn('alf'), learn('alf')]);
    expect(store.get().lab).toBe('alf');
    expect(store.scenario('alf').w).toBe(16);
    expect(store.get().messages).toHaveLength(1);
    expect(history.entries).toEqual(['#/alf?w=16&l=0.6']);
  });

  test('changes nothing where another has been opened meanwhile', async () => {
    const { history, store, learn } = await fresh('#/alf?w=16');
    history.push('#/red?tau=5');
    store.follow();
    await learn('alf');
    expect(store.get()).toMatchObject({ lab: 'red', messages: [] });
    expect(store.text('alf')).toBe('#/alf');
    expect(store.text('dccp')).toBe('#/dccp');
    await learn('red');
    expect(store.text()).toBe('#/red?tau=5');
    expect(history.entries).toEqual(['#/alf?w=16', '#/red?tau=5']);
    history.at = 0;
    store.follow();
    expect(store.scenario('alf').w).toBe(16);
  });

  test('a link that cannot be opened is told from its path alone', async () => {
    expect((await fresh('#/alf?v=99')).store.get().refusal).toEqual({ kind: 'version', given: '99' });
    expect((await fresh('#/xyz')).store.get().refusal).toEqual({ kind: 'laboratory', given: 'xyz' });
  });
});
