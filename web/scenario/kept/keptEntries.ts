// The entries of the list of kept scenarios: `alf,w:8,l:0.2/A+small+window;red,tau:2/`. An entry is a scenario's text
// with other separators, and a name after the slash. Reading entries needs no table, so one list can hold those of
// every laboratory.

import { formatCount } from '../../notation/formatCount.ts';
import { firstCharacters } from '../cut.ts';
import { readRoute, routeOf } from '../decode.ts';
import { encode, encodeValue } from '../encode.ts';
import { LIST_AT_MOST } from '../keptList.ts';
import { isTableLoaded, tableOf } from '../tables.ts';
import type { Scenario } from '../values.ts';

export interface KeptEntry {
  /** A scenario's text, `#/alf?w=8`. */
  readonly text: string;
  /** The reader's name for it; empty if it has none. */
  readonly name: string;
}

export interface KeptEntries {
  readonly entries: readonly KeptEntry[];
  /** A sentence for each thing that could not be taken as given. */
  readonly messages: readonly string[];
}

export const ENTRIES_AT_MOST = 50;
const NAME_AT_MOST = 80;

/** The separators of entries and of their parts, which are percent-encoded within values. */
const MARKS: readonly (readonly [string, string])[] = [
  [',', '%2C'],
  [':', '%3A'],
  [';', '%3B'],
  ['/', '%2F'],
];

/** Reads a list. Never fails: entries that cannot be read are left out, with a message. */
export function entriesOf(list: string): KeptEntries {
  const isCut = list.length > LIST_AT_MOST;
  const told = isCut ? list.slice(0, Math.max(0, list.lastIndexOf(';', LIST_AT_MOST))) : list;
  const items = told.split(';').filter((item) => item !== '');
  const read = items.slice(0, ENTRIES_AT_MOST).map(entryOf);
  const entries = read.flatMap((entry) => (entry === null ? [] : [entry]));
  const bad = read.length - entries.length;
  const messages = [
    ...(bad > 0
      ? [`Kept scenarios: ${bad} could not be read and ${bad === 1 ? 'was' : 'were'} ignored.`]
      : []),
    ...(isCut
      ? [`Kept scenarios: what follows the first ${formatCount(LIST_AT_MOST)} characters was ignored.`]
      : []),
    ...(items.length > ENTRIES_AT_MOST
      ? [`Kept scenarios: what follows the first ${ENTRIES_AT_MOST} was ignored.`]
      : []),
  ];
  return { entries, messages };
}

/** The text of a list of entries; null if it is longer than a link may hold. */
export function listOf(entries: readonly KeptEntry[]): string | null {
  const list = entries.map(itemOf).join(';');
  return entries.length > ENTRIES_AT_MOST || list.length > LIST_AT_MOST ? null : list;
}

function entryOf(item: string): KeptEntry | null {
  const at = item.indexOf('/');
  const [scenario, name] = at < 0 ? [item, ''] : [item.slice(0, at), nameOf(item.slice(at + 1))];
  const [lab = '', ...pairs] = scenario.split(',').filter((part) => part !== '');
  const query = pairs.map((pair) => {
    const mark = pair.indexOf(':');
    return mark < 0 ? pair : `${pair.slice(0, mark)}=${freed(pair.slice(mark + 1))}`;
  });
  const text = `#/${lab}${query.length === 0 ? '' : '?'}${query.join('&')}`;
  return name === null || routeOf(text).kind !== 'laboratory' ? null : { text, name };
}

function itemOf({ text, name }: KeptEntry): string {
  const [lab = '', query = ''] = text.slice(2).split('?');
  const pairs = query.split('&').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [] : [`${pair.slice(0, at)}:${marked(pair.slice(at + 1))}`];
  });
  const called = settledName(name);
  return `${[lab, ...pairs].join(',')}${called === '' ? '' : `/${marked(encodeValue(called))}`}`;
}

/** A name as one line, cut to the length of a heading. */
export function settledName(name: string): string {
  return firstCharacters(name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), NAME_AT_MOST)[0].trim();
}

function nameOf(given: string): string | null {
  try {
    return settledName(decodeURIComponent(given.replaceAll('+', ' ')));
  } catch {
    return null;
  }
}

function marked(value: string): string {
  return MARKS.reduce((text, [mark, code]) => text.replaceAll(mark, code), value);
}

/** A value as in a scenario's own text, where commas and colons are not encoded. */
function freed(value: string): string {
  return value.replaceAll('%2C', ',').replaceAll('%3A', ':');
}

/** The scenario of an entry; null until its laboratory's table has loaded. */
export function scenarioIn({ text }: KeptEntry): Scenario | null {
  const route = routeOf(text);
  if (route.kind !== 'laboratory' || !isTableLoaded(route.lab)) return null;
  return readRoute(route, tableOf(route.lab)).scenario;
}

/** Whether an entry is the scenario of this text; before its laboratory's table has loaded, only equal texts count. */
export function isSame(entry: KeptEntry, text: string): boolean {
  if (entry.text === text) return true;
  const scenario = scenarioIn(entry);
  return scenario !== null && encode(scenario.lab, scenario.values) === text;
}
