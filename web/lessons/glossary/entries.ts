// The entries of the glossary: the terms of `terms.txt`, each with the parameters and measures ("rows") that it names, and an entry
// for every other row, so that no parameter or measure of a laboratory is missing. A parameter that only chooses the view of a
// figure has an entry only if a term names it.

import type { LabId, Param } from '#pkg/params.ts';
import type { Measure } from '../../bench/results/table.ts';
import { capital } from '../../notation/capital.ts';
import { figureOf } from '../facts/figureOf.ts';

interface Term {
  readonly term: string;
  readonly symbols: readonly string[];
  readonly words: string;
  readonly source: string;
  /** Keys of rows: the parameter `alf.ta`, the choice `red.queue=droptail`, the measure `alf/gain`; `*.seed` in all laboratories. */
  readonly is: readonly string[];
}

/** A parameter, a choice or a measure of one laboratory. */
export interface Row {
  /** The key by which a term names the row. */
  readonly key: string;
  readonly lab: LabId;
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly meaning: string;
  readonly source: string;
  /** Whether the parameter only chooses the view of a figure, such as the ends of its axis. */
  readonly isOfView: boolean;
  /** A link to the laboratory; for a choice with it chosen, for a measure with the figure that shows it. */
  readonly link: string;
}

export interface Entry extends Omit<Term, 'is'> {
  readonly rows: readonly Row[];
  /** Whether the term is unambiguous without the note in brackets that other terms have. */
  readonly isPlain: boolean;
}

/** The terms in the text of `terms.txt`. */
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
  /** The figure that shows each measure (`bench/rows/measureFigures.ts`). */
  readonly figures: Readonly<Record<string, string>>;
}

/** All rows of a laboratory: its parameters and its measures, one row for the sides of a measure. */
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

/** The row of a choice that a term names, such as `red.queue=droptail`; null if there is none. */
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

/** Rows by the names that a term may use. */
type NamedRows = ReadonlyMap<string, readonly Row[]>;

/** The rows by their key, and by the key with `*` for any laboratory, as `*.seed`. */
export function namedRows(rows: readonly Row[]): NamedRows {
  const named = new Map<string, readonly Row[]>();
  for (const row of rows)
    for (const name of new Set([row.key, row.key.replace(/^\w+\./, '*.')]))
      named.set(name, [...(named.get(name) ?? []), row]);
  return named;
}

/** The rows that a term names; empty if no table has such a row. */
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
        // the project's own documentation is not shown as a source
        source: first.source.startsWith('docs/') ? '' : first.source,
        rows: alike,
        isPlain: false,
      },
    ];
  });
  return [...told, ...own].sort(byLetters);
}

/** Alphabetical order of English terms, without Intl, whose tables take a browser 20 ms on a slow machine. */
function byLetters(one: Entry, other: Entry): number {
  const [a, b] = [one.term.toLowerCase(), other.term.toLowerCase()];
  return a < b ? -1 : Number(a > b);
}

/** A key that is different for each entry. */
export function keyOf({ term, symbols }: Pick<Entry, 'term' | 'symbols'>): string {
  return [term, ...symbols].join(' ');
}

export function sentence(words: string): string {
  return words === '' ? '' : `${capital(words)}.`;
}

/** A text as somebody would type it into the search. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

/** Names of Greek letters, which few keyboards have; `µ` (micro) and `μ` (mu) look alike and are two characters. */
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

/** A symbol with the names of its Greek letters, as somebody would type it. */
export function spelledSymbol(symbol: string): string {
  return plain(symbol).replace(/\p{Script=Greek}|µ/gu, (letter) => GREEK[letter] ?? letter);
}

/** The id in a row's key: `tau` of `red.tau`. */
function idOf(key: string): string {
  return key.replace(/^\w+[./]|=.*$/g, '');
}

/** The entries with all searched words: first those with them in their term or symbols, then in their rows or explanation. */
export function searchEntries<E extends Entry>(entries: readonly E[], sought: string): readonly E[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const has = (text: readonly string[]) => {
    const whole = plain(text.join(' '));
    return words.every((word) => whole.includes(word));
  };
  const named = entries.filter(({ term, symbols }) => has([term, ...symbols, ...symbols.map(spelledSymbol)]));
  const others = entries.filter((entry) => {
    const { term, symbols, words: told, rows } = entry;
    const own = rows.flatMap(({ key, name, symbol, meaning }) => [idOf(key), name, symbol, meaning]);
    return !named.includes(entry) && has([term, ...symbols, told, ...own]);
  });
  return [...named, ...others];
}
