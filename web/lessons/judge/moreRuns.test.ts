// A question that its runs leave open asks for more runs, and stops if it gets no more.

import { expect, test } from 'vitest';
import { loadTable } from '../../scenario/tables.ts';
import { Facts } from '../facts/facts.ts';
import { waitForRuns } from '../facts/waitForResult.ts';
import { lessonIn } from '../read/reader.ts';
import { optionThatHolds } from './judge.ts';

const [chapter] = lessonIn(
  'a',
  '---\ntitle: T\n---\n~~~predict choice\nid: a\nscenario: #/alf\nask: What?\n- one | gain < 0\n- two | gain > 0\n~~~\n~~~reveal\n~~~\n',
).chapters;

class Asked extends Facts {
  #count = 0;

  override ask(...what: Parameters<Facts['ask']>): void {
    this.#count += 1;
    // an endless loop would block the test's timeout too
    if (this.#count > 50) throw new Error('It asks without end.');
    super.ask(...what);
  }
}

/** Runs whose interval contains 0. */
const open = (count: number) =>
  Array.from({ length: count }, (_, run) => Array<number>(80).fill((-1) ** run));

test.each([
  ['fewer than asked for', async (runs: number | null) => open(Math.min(runs ?? 10, 10)), [null, 20]],
  [
    'an error',
    (runs: number | null) => (runs === null ? Promise.resolve(open(10)) : Promise.reject(new Error('no'))),
    [null, 20],
  ],
  ['as many', async (runs: number | null) => open(runs ?? 10), [null, 20, 40, 80, 160, 200]],
])('where %s come', async (_, runsOf, expected) => {
  await loadTable('alf');
  if (chapter?.question.kind !== 'choice') throw new Error('It is a choice.');
  const { question } = chapter;
  const asked: (number | null)[] = [];
  const facts = new Asked(
    { submit: () => ({ cancel: () => undefined }) },
    async () => (_pool, _link, runs) => {
      asked.push(runs);
      return runsOf(runs);
    },
  );
  await waitForRuns(facts, [question]);
  for (let tries = 0; tries < 9 && optionThatHolds(facts, question) === null; tries += 1)
    await new Promise((done) => setTimeout(done, 0));
  expect(optionThatHolds(facts, question)).toBe('open');
  expect(asked).toEqual(expected);
});
