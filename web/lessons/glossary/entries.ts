// The entries of the glossary: terms with the rows of the tables that they name, and an entry of its own for every other row, so
// that nothing that the laboratories set or measure is missing. What only chooses the view of a figure is a word where a term
// makes it one.

import type { LabId, Param } from '#pkg/params.ts';
import type { Measure } from '../../bench/results/table.ts';
import { capital } from '../../bench/words/sentence.ts';
import { figureOf } from '../facts/figureOf.ts';

export interface Term {
  readonly term: string;
  readonly symbols: readonly string[];
  readonly words: string;
  readonly source: string;
  /** `alf.ta`, `red.queue=droptail`, `alf/gain`; `*.seed` of every laboratory. */
  readonly is: readonly string[];
}

/** A parameter, a choice or a measure of one laboratory. */
export interface Row {
  /** As a term names it. */
  readonly key: string;
  readonly lab: LabId;
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly meaning: string;
  readonly source: string;
  /** It chooses what a figure shows, such as the ends of its axis, and is nothing of the network or of a measure. */
  readonly isOfView: boolean;
  /** The laboratory: at the choice where it is one, at the figure that shows it where it is measured. */
  readonly link: string;
}

export interface Entry extends Omit<Term, 'is'> {
  readonly rows: readonly Row[];
  /** Whether its word alone says what is meant, wherever it is read. */
  readonly isPlain: boolean;
}

/** The text of `terms.txt`. */
export function termsIn(text: string): readonly Term[] {
  return text.split(/\n{2,}/).flatMap((block): Term[] => {
    const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const [head = '', ...rest] = lines;
    if (head === '') return [];
    const [, term = '', symbols = ''] = /^(.*?)(?: \[(.*)\])?$/.exec(head) ?? [];
    const of = (key: string) => rest.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2) ?? '';
    return [
      {
        term,
        symbols: symbols.split(', ').filter(Boolean),
        words: rest.filter((line) => !/^(is|source): /.test(line)).join(' '),
        source: of('source'),
        is: of('is').split(' ').filter(Boolean),
      },
    ];
  });
}

export interface Table {
  readonly lab: LabId;
  readonly params: readonly Param[];
  readonly measures: readonly Measure[];
  readonly meanings: Readonly<Record<string, { meaning: string; source: string }>>;
  /** Where each measure is read (`bench/rows/measureFigures.ts`). */
  readonly figures: Readonly<Record<string, string>>;
}

/** All rows of a table: its parameters, and what it measures, whatever the sides. */
export function rowsOf({ lab, params, measures, meanings, figures }: Table): readonly Row[] {
  const quantities = new Map(measures.map((measure) => [measure.quantity as string, measure]));
  return [
    ...params.map(({ id, name, symbol, unit, group }): Row => {
      const { meaning = '', source = '' } = meanings[id] ?? {};
      const isOfView = group === 'figure';
      return { key: `${lab}.${id}`, lab, name, symbol, unit, meaning, source, isOfView, link: `#/${lab}` };
    }),
    ...[...quantities].map(([quantity, measure]): Row => {
      const { name, symbol, unit, meaning, source } = measure;
      const link = figureOf(lab, measure, figures);
      return { key: `${lab}/${quantity}`, lab, name, symbol, unit, meaning, source, isOfView: false, link };
    }),
  ];
}

/** The choice that a term names, such as `red.queue=droptail`. */
function choiceIn(key: string, tables: readonly Table[]): Row | null {
  const [, lab = '', id = '', value = ''] = /^(\w+)\.(\w+)=([\w-]+)$/.exec(key) ?? [];
  const param = tables.find((table) => table.lab === lab)?.params.find((each) => each.id === id);
  if (param?.values.kind !== 'choice') return null;
  const option = param.values.options.find((each) => each.id === value);
  if (option === undefined) return null;
  const name = `${param.name}: ${option.name}`;
  return {
    key,
    lab: lab as LabId,
    name,
    symbol: '',
    unit: '',
    meaning: '',
    source: '',
    isOfView: false,
    link: `#/${lab}?${id}=${value}`,
  };
}

/** Rows by what a term calls them. */
export type NamedRows = ReadonlyMap<string, readonly Row[]>;

/** By their own key, and those of all laboratories by `*.seed`. */
export function namedRows(rows: readonly Row[]): NamedRows {
  const named = new Map<string, readonly Row[]>();
  for (const row of rows)
    for (const name of new Set([row.key, row.key.replace(/^\w+\./, '*.')]))
      named.set(name, [...(named.get(name) ?? []), row]);
  return named;
}

/** What a name of a term stands for; empty for one that no table knows. */
export function rowsFor(name: string, named: NamedRows, tables: readonly Table[]): readonly Row[] {
  const choice = name.includes('=') ? choiceIn(name, tables) : null;
  return choice === null ? (named.get(name) ?? []) : [choice];
}

export function entriesOf(terms: readonly Term[], tables: readonly Table[]): readonly Entry[] {
  const rows = tables.flatMap(rowsOf);
  const byName = namedRows(rows);
  const told = terms.map(({ is, ...term }): Entry => {
    return {
      ...term,
      rows: is.flatMap((name) => rowsFor(name, byName, tables)),
      isPlain: !term.term.includes('('),
    };
  });
  const named = new Set(told.flatMap((entry) => entry.rows.map(({ key }) => key)));
  const others = new Map<string, Row[]>();
  for (const row of rows) {
    if (named.has(row.key) || row.isOfView) continue;
    const alike = `${row.name.toLowerCase()} ${row.symbol}`;
    others.set(alike, [...(others.get(alike) ?? []), row]);
  }
  const own = [...others.values()].flatMap((alike): Entry[] => {
    const [first] = alike;
    if (first === undefined) return [];
    const isOne = alike.every(({ meaning }) => meaning === first.meaning);
    return [
      {
        term: first.name,
        symbols: first.symbol === '' ? [] : [first.symbol],
        words: isOne ? sentence(first.meaning) : '',
        // what the documentation says is no source of a word
        source: first.source.startsWith('docs/') ? '' : first.source,
        rows: alike,
        isPlain: false,
      },
    ];
  });
  return [...told, ...own].sort(byLetters);
}

/** The order of English for these terms, without the browser's tables of languages: those take it 20 ms on a slow machine. */
function byLetters(one: Entry, other: Entry): number {
  const [a, b] = [one.term.toLowerCase(), other.term.toLowerCase()];
  return a < b ? -1 : Number(a > b);
}

/** Tells it from all others. */
export function keyOf({ term, symbols }: Pick<Entry, 'term' | 'symbols'>): string {
  return [term, ...symbols].join(' ');
}

export function sentence(words: string): string {
  return words === '' ? '' : `${capital(words)}.`;
}

/** As somebody types it. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

/** Letters that few keyboards have, by their names; `µ` and `μ` look alike and are two. */
const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  θ: 'theta',
  λ: 'lambda',
  µ: 'mu',
  μ: 'mu',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  ω: 'omega',
};

/** What may be typed for a symbol that has such letters. */
export function spelled(symbol: string): string {
  return plain(symbol).replace(/\p{Script=Greek}|µ/gu, (letter) => GREEK[letter] ?? letter);
}

/** As links write it: `tau` of `red.tau`. */
function idOf(key: string): string {
  return key.replace(/^\w+[./]|=.*$/g, '');
}

/** Those that have what is looked for: first where it is the entry's own word or symbol, then where its rows or its words have it. */
export function search<E extends Entry>(entries: readonly E[], sought: string): readonly E[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const has = (text: readonly string[]) => {
    const whole = plain(text.join(' '));
    return words.every((word) => whole.includes(word));
  };
  const named = entries.filter(({ term, symbols }) => has([term, ...symbols, ...symbols.map(spelled)]));
  const others = entries.filter((entry) => {
    const { term, symbols, words: told, rows } = entry;
    const own = rows.flatMap(({ key, name, symbol, meaning }) => [idOf(key), name, symbol, meaning]);
    return !named.includes(entry) && has([term, ...symbols, told, ...own]);
  });
  return [...named, ...others];
}
