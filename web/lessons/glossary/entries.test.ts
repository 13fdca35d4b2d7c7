// The glossary has all parameters and measures of the laboratories, and its terms name only rows that exist.
// `npx vitest run web/lessons -u` writes the list of words that each lesson uses again.

import { beforeAll, expect, test } from 'vitest';
import { MEANINGS } from '#pkg/meanings.ts';
import { LABS } from '#pkg/params.ts';
import { measuresOf } from '../../bench/results/table.ts';
import { loadTable } from '../../scenario/tables.ts';
import { paramsOf } from '../../scenario/values.ts';
import { WORDS_ADDRESS } from '../../sources/documents.ts';
import { lessonIn } from '../read/reader.ts';
import { GLOSSARY, lessonAddress } from '../shelf/lessons.ts';
import {
  entriesOf,
  keyOf,
  namedRows,
  rowsFor,
  rowsOf,
  searchEntries,
  spelledSymbol,
  type Table,
  termsIn,
} from './entries.ts';
import { lessonsUsing, namesIn } from './lessonsUsing.testing.ts';
import TERMS from './terms.txt?raw';

const FILES = import.meta.glob<string>('../../../public/lessons/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const terms = termsIn(TERMS);
let tables: readonly Table[] = [];

beforeAll(async () => {
  await Promise.all(LABS.map(({ id }) => loadTable(id)));
  tables = LABS.map(({ id }) => {
    return { lab: id, params: paramsOf(id), measures: measuresOf(id), meanings: MEANINGS[id], figures: {} };
  });
});

test('a term has its words and its source, and names what the tables have', () => {
  expect(terms.length).toBeGreaterThan(80);
  const rows = namedRows(tables.flatMap(rowsOf));
  for (const { term, words, source, is } of terms) {
    expect(words, term).toMatch(/^[A-Z].*\.$/);
    expect(words.split(/\s+/).length, term).toBeLessThanOrEqual(20);
    expect(source, term).not.toBe('');
    for (const name of is) expect(rowsFor(name, rows, tables), `${name} of ${term}`).not.toEqual([]);
  }
});

test('no two entries have one name and one symbol', () => {
  const names = entriesOf(terms, tables).map((entry) => keyOf(entry).toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the entries stand in the order of the alphabet', () => {
  const names = entriesOf(terms, tables).map(({ term }) => term);
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  expect(names).toEqual(names.toSorted(compare));
});

test('every parameter of a network or a run, every measure and every symbol of theirs is met, with words', () => {
  const entries = entriesOf(terms, tables);
  for (const { lab } of tables) {
    for (const { id, symbol, name, group } of paramsOf(lab)) {
      if (group === 'figure') continue;
      const found = entries.filter(({ rows }) => rows.some(({ key }) => key === `${lab}.${id}`));
      expect(found.length, `${lab}.${id}`).toBeGreaterThan(0);
      for (const { words, rows } of found)
        expect(words !== '' || rows.every(({ meaning }) => meaning !== ''), `${lab}.${id}`).toBe(true);
      expect(searchEntries(found, name).length > 0, name).toBe(true);
      if (symbol !== '') expect(searchEntries(found, symbol).length > 0, symbol).toBe(true);
    }
    for (const { quantity, symbol, name } of measuresOf(lab)) {
      const found = entries.filter(({ rows }) => rows.some(({ key }) => key === `${lab}/${quantity}`));
      expect(found.length, `${lab}/${quantity}`).toBeGreaterThan(0);
      expect(searchEntries(found, name).length > 0, name).toBe(true);
      if (symbol !== '') expect(searchEntries(found, symbol).length > 0, symbol).toBe(true);
    }
  }
});

test('what only chooses the view of a figure is no word of its own', () => {
  const names = entriesOf(terms, tables).map(({ term }) => term);
  for (const control of ['To', 'Figure', 'Shown for', 'Cursor', 'Buffer for', 'Flow'])
    expect(names).not.toContain(control);
  // unless a term names it
  const told = [{ term: 'Fan', symbols: [], words: 'Curves.', source: 'here', is: ['alf.family'] }];
  expect(entriesOf(told, tables).flatMap(({ term, rows }) => (term === 'Fan' ? rows : []))).toHaveLength(1);
});

test('an entry is met in the lessons that set it, measure it or say it', async () => {
  const lessons = Object.entries(FILES).map(([path, text]) => {
    return { id: path.replace(/^.*\/|\.md$/g, ''), text };
  });
  const measures = new Set(tables.flatMap(rowsOf).flatMap(({ key }) => (key.includes('/') ? [key] : [])));
  const names = new Map(lessons.map((lesson) => [lesson.id, namesIn(lesson, measures)]));
  const entries = entriesOf(terms, tables);
  const met = (term: string) => {
    const entry = entries.find((each) => each.term === term);
    if (entry === undefined) throw new Error(`there is no ${term}`);
    return lessonsUsing(entry, lessons, names).map(({ id }) => id);
  };
  expect(met('Gain')).toContain('one-drop');
  expect(met('Streams')).toContain('six-streams');
  expect(met('NewReno')).toContain('three-duplicates');
  expect(met('Congestion window')).toContain('help-or-harm');
  expect(met('Delay bound of the buffer')).not.toContain('one-drop');
  expect(met('Seed')).not.toContain('one-drop');
  // "loss rate", or "the rate" of a capture, is not a rate of TFRC
  for (const term of ['Rate, allowed', 'Rate, calculated; received'])
    for (const lesson of ['far-away', 'your-path', 'who-collapses'])
      expect(met(term), term).not.toContain(lesson);

  const found = lessons.map(({ id, text }) => {
    const { title, place } = lessonIn(id, text);
    const meets = entries.filter((entry) =>
      lessonsUsing(entry, lessons, names).some((lesson) => lesson.id === id),
    );
    return { place, line: JSON.stringify({ id, title, meets: meets.map(keyOf) }) };
  });
  const lines = found.sort((a, b) => a.place - b.place).map(({ line }) => line);
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('../../../public/lessons/met.json');
});

test('within a laboratory a symbol stands for one thing', () => {
  for (const table of tables) {
    const names = new Map<string, string>();
    for (const { symbol, name, isOfView } of rowsOf(table)) {
      if (symbol === '' || isOfView) continue;
      expect(names.get(symbol) ?? name, `${table.lab} ${symbol}`).toBe(name);
      names.set(symbol, name);
    }
  }
});

test('throughput counts needless retransmissions, and is no goodput', () => {
  const of = (key: string) =>
    entriesOf(terms, tables).filter(({ rows }) => rows.some((row) => row.key === key));
  expect(of('red/throughput').map(({ term }) => term)).toEqual(['Throughput']);
  expect(of('red/utilization').map(({ term }) => term)).toEqual(['Link utilization (goodput)']);
});

test('a difference between the round trips of flows is no jitter', () => {
  const of = (key: string) =>
    entriesOf(terms, tables).filter(({ rows }) => rows.some((row) => row.key === key));
  expect(of('red.spread').map(({ term }) => term)).toEqual(['Spread of round-trip times']);
});

test('what is looked for may stand in any word of an entry', () => {
  const entries = entriesOf(terms, tables);
  const found = (sought: string) => searchEntries(entries, sought).map(({ term }) => term);
  expect(found('RTO')).toContain('Retransmission timeout');
  expect(found('τ')).toContain('Random delay, mean');
  expect(found('tau')).toContain('Random delay, mean');
  expect(found('minth')).toContain('RED’s thresholds');
  expect(found('ndupack')).toContain(
    entries.find(({ rows }) => rows.some(({ key }) => key === 'dccp.ndupack'))?.term,
  );
  // each Greek letter in a symbol has a name
  const symbols = entries.flatMap((entry) =>
    entry.symbols.filter((symbol) => /\p{Script=Greek}|µ/u.test(symbol)),
  );
  expect(symbols.length).toBeGreaterThan(0);
  for (const symbol of symbols) expect(spelledSymbol(symbol), symbol).not.toMatch(/\p{Script=Greek}|µ/u);
  expect(found('reorder entropy')).toContain('Reorder entropy');
  expect(found("red's thresholds")).toContain('RED’s thresholds');
  // the entry of the word comes before entries that mention it
  expect(found('jitter')[0]).toMatch(/^Jitter/);
  expect(found('nothing of the kind')).toEqual([]);
});

test('what leads here from a figure and from the menu has its address', () => {
  expect(lessonAddress(GLOSSARY)).toBe(WORDS_ADDRESS);
});
