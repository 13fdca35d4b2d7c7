import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LABS } from '#pkg/params.ts';
import { formatCount } from '../notation/formatCount.ts';
import { arbitraryScenario } from './arbitrary.testing.ts';
import { encode } from './encode.ts';
import type { OwnHistory } from './history.ts';
import { ENTRIES_AT_MOST, entriesOf, type KeptEntry, listOf, settledName } from './kept/keptEntries.ts';
import { KeptList, LIST_AT_MOST, splitList, withList } from './keptList.ts';
import { ScenarioStore } from './store.ts';

/** A browser's history, as far as the page uses it. */
class FakeHistory implements OwnHistory {
  readonly entries: { text: string; isOwn: boolean }[];
  at = 0;

  constructor(text: string) {
    this.entries = [{ text, isOwn: false }];
  }

  read = () => this.entries[this.at]?.text ?? '';
  isOwn = () => this.entries[this.at]?.isOwn ?? false;

  push(text: string) {
    this.entries.splice(this.at + 1, this.entries.length, { text, isOwn: true });
    this.at += 1;
  }

  replace(text: string) {
    this.entries[this.at] = { text, isOwn: true };
  }

  /** Opens a link in the page. */
  open(text: string) {
    this.push(text);
    this.entries[this.at] = { text, isOwn: false };
  }
}

function page(text: string) {
  const history = new FakeHistory(text);
  const list = new KeptList(history);
  const store = new ScenarioStore(list);
  const follow = () => {
    list.follow();
    store.follow();
  };
  return { history, list, store, follow };
}

const LIST = 'alf,w:8/A+small+window;red,tau:2';

describe('entries', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 30 }).map(settledName);
  const scenario = fc
    .constantFrom(...LABS.map(({ id }) => id))
    .chain((lab) => arbitraryScenario(lab).map((values) => encode(lab, values)));

  test('any scenario and any name come back', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ text: scenario, name }), { maxLength: 4 }), (entries: KeptEntry[]) => {
        const list = listOf(entries);
        // longer than a link may hold
        if (list === null) return;
        expect(list).toMatch(/^[\x21-\x7e]*$/);
        expect(list).not.toContain('&');
        expect(entriesOf(list)).toEqual({ entries, messages: [] });
        expect(splitList(withList('#/alf?w=8', list))).toEqual({ text: '#/alf?w=8', list: list || null });
      }),
    );
  });

  test('they read well', () => {
    expect(listOf([{ text: '#/alf?w=8&keep=ta:20', name: 'Grüße, 1/2' }])).toBe(
      'alf,w:8,keep:ta%3A20/Gr%C3%BC%C3%9Fe%2C+1%2F2',
    );
    expect(entriesOf(LIST).entries).toEqual([
      { text: '#/alf?w=8', name: 'A small window' },
      { text: '#/red?tau=2', name: '' },
    ]);
  });

  test.each([
    ['alf;nowhere,w:8;alf', 2, ['Kept scenarios: 1 could not be read and was ignored.']],
    ['alf/%ff;;,;/x;alf,:,w', 1, ['Kept scenarios: 3 could not be read and were ignored.']],
    [
      'alf;'.repeat(100_000),
      ENTRIES_AT_MOST,
      [
        `Kept scenarios: what follows the first ${formatCount(LIST_AT_MOST)} characters was ignored.`,
        `Kept scenarios: what follows the first ${ENTRIES_AT_MOST} was ignored.`,
      ],
    ],
    [
      'x'.repeat(1_000_000),
      0,
      [`Kept scenarios: what follows the first ${formatCount(LIST_AT_MOST)} characters was ignored.`],
    ],
  ])('what cannot be read is said (%#)', (list, count, messages) => {
    const read = entriesOf(list);
    expect(read.messages).toEqual(messages);
    expect(read.entries).toHaveLength(count);
  });

  test('no text fails', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void entriesOf(text)));
  });
});

describe('the list in the address', () => {
  test('is no part of the scenario, and goes along with it', () => {
    const { history, list, store } = page(`#/alf?w=8&list=${LIST}`);
    expect(store.get()).toMatchObject({ lab: 'alf', messages: [] });
    expect(store.text()).toBe('#/alf?w=8');
    expect(list.get()).toBe(LIST);
    store.set('alf', { w: 9 }, { commit: true });
    store.flush();
    expect(history.read()).toBe(`#/alf?w=9&list=${LIST}`);
  });

  test('stays on the way to a link that has none, and to the first page', () => {
    const { history, list, store, follow } = page(`#/alf?w=8&list=${LIST}`);
    for (const [link, text] of [
      ['#/red', '#/red'],
      ['#/', '#/'],
    ]) {
      history.open(link ?? '');
      follow();
      expect(list.get()).toBe(LIST);
      expect(history.read()).toBe(withList(text ?? '', LIST));
    }
    expect(store.get()).toMatchObject({ lab: null, refusal: null });
  });

  test('stays on the way back, and a link brings its own', () => {
    const { history, list, follow } = page(`#/alf?list=alf`);
    list.set('alf;red');
    history.push('#/red?list=alf;red');
    list.set('alf;red;dccp');
    history.at = 0;
    follow();
    expect(list.get()).toBe('alf;red;dccp');
    expect(history.read()).toBe('#/alf?list=alf;red;dccp');
    history.open('#/alf?list=metrics&w=9');
    follow();
    expect(list.get()).toBe('metrics');
    expect(history.read()).toBe('#/alf?w=9&list=metrics');
  });
});
