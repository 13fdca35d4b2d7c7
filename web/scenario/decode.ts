// Reads a link. Only its laboratory and version decide whether it can be opened, which needs no table; after that
// nothing can fail, and the work is linear in the length of the text. Rust has the same rules (model::scenario::read);
// fixtures/scenarios and random texts (scripts/codec.test.mjs) test both sides.

import type { Lab, LabId, LabName, NumberValues, PageId, Param, Scenarios, TextValues } from '#pkg/params.ts';
import { LABS, PAGES, SCENARIO_VERSION } from '#pkg/params.ts';
import { formatCount } from '../notation/formatCount.ts';
import { firstCharacters, firstItems } from './cut.ts';
import { DECIMAL, normalise, trimWhiteSpace } from './grammar.ts';
import { isKept, KEEP, keptPairs, keptTextOf } from './kept.ts';
import { LIST } from './keptList.ts';
import { MODEL, modelVersionMessage } from './model.ts';
import { tableOf } from './tables.ts';
import type { Scenario, Value } from './values.ts';
import { fromPairs, scenarioOf, settle, valueIn } from './values.ts';

/** The longest link that is read, in characters. */
export const READ_AT_MOST = 8192;
const MESSAGES_AT_MOST = 12;
const QUOTE_AT_MOST = 40;

export interface Reading {
  readonly scenario: Scenario;
  /** A sentence for each thing that could not be taken as given. */
  readonly messages: readonly string[];
  /** Whether the link has keys or choices that this build does not know. */
  readonly hasUnknown?: boolean;
  readonly refusal?: undefined;
}

/** Why a link cannot be opened here: it names no laboratory, or one that this build does not have, or it is of
 * a later version. `given` is the name or version in the link, at most 40 characters. */
export type Refusal =
  | { readonly kind: 'none' }
  | { readonly kind: 'laboratory' | 'version'; readonly given: string };

/** The result for a link without a scenario: the link cannot be opened here, or opens a page. */
interface Refused {
  readonly refusal: Refusal | { readonly kind: 'page'; readonly given: PageId };
  readonly scenario?: undefined;
}

/** A scenario's link, as far as it can be read without the laboratory's table. */
interface LabRoute {
  readonly lab: LabId;
  /** Keys and values as written in the link. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly messages: readonly string[];
}

/** The link of a page that is no laboratory. */
export interface PageRoute {
  readonly page: PageId;
  /** The part after the page's name and a slash, which the page reads: `red-17` of `#/papers/red-17`. */
  readonly path: string;
}

/** Where a link leads. */
type Route =
  | (LabRoute & { readonly kind: 'laboratory' })
  | (PageRoute & { readonly kind: 'page' })
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type AddMessage = (message: string) => void;

interface ReadingNotes {
  readonly messages: string[];
  unknown: number;
}

/** Reads a scenario URL, or the part of it from `#/`; a value that cannot be read keeps its default. */
export function decode(link: string): Reading | Refused {
  const route = routeOf(link);
  if (route.kind === 'laboratory') return readRoute(route, tableOf(route.lab));
  return { refusal: route.kind === 'page' ? { kind: 'page', given: route.page } : route.refusal };
}

export function routeOf(link: string, labs: readonly LabName[] = LABS): Route {
  const messages: string[] = [];
  const [text, isCut] = firstCharacters(link, READ_AT_MOST);
  if (isCut) {
    messages.push(
      `The link is too long; what follows the first ${formatCount(READ_AT_MOST)} characters was ignored.`,
    );
  }
  const start = text.indexOf('#/');
  const path = start >= 0 ? text.slice(start + 2) : text.startsWith('/') ? text.slice(1) : text;
  const [labId, query] = splitAt(path, '?');
  const pairs = pairsOf(query);
  // checked first: another version may name its laboratories differently
  const later = pairs.find(
    ([key, given]) => key === 'v' && isVersion(given) && Number(given) > SCENARIO_VERSION,
  );
  if (later !== undefined) return refused({ kind: 'version', given: quote(later[1]) });
  if (labId === '') return refused({ kind: 'none' });
  const name = percentDecode(labId) ?? labId;
  const lab = labs.find(({ id, formerIds }) => id === name || formerIds.includes(name));
  if (lab !== undefined) return { kind: 'laboratory', lab: lab.id, pairs, messages };
  const [pageId, rest] = splitAt(name, '/');
  const page = PAGES.find(({ id }) => id === pageId);
  if (page !== undefined) return { kind: 'page', page: page.id, path: rest };
  return refused({ kind: 'laboratory', given: quote(name) });
}

function refused(refusal: Refusal): Route {
  return { kind: 'refused', refusal };
}

function pairsOf(query: string): [string, string][] {
  return query.split('&').flatMap((pair) => (pair === '' ? [] : [splitAt(pair, '=')]));
}

/** The scenario of a link without parameters. */
export function openingOf(lab: LabId): Scenario {
  return readRoute({ lab, pairs: [], messages: [] }, tableOf(lab)).scenario;
}

/** Reads the scenario of a laboratory's link. */
export function readRoute({ pairs, messages: before }: LabRoute, lab: Lab): Reading {
  const said: ReadingNotes = { messages: [...before], unknown: 0 };
  const { messages } = said;
  const model = pairs.find(([key]) => key === MODEL)?.[1];
  if (model !== undefined) sayModel(model, lab, said);
  // a link with only unknown keys was written by a later build, with all other parameters at their defaults
  const givesNothing = pairs.every(([key]) => key === 'v' || isBeside(key));
  const given = givesNothing ? [...pairs, ...pairsOf(lab.opening)] : pairs;
  const values = readPairs(given, lab, () => true, said);
  const shown = messages.slice(0, MESSAGES_AT_MOST);
  if (messages.length > MESSAGES_AT_MOST) shown.push(`and ${messages.length - MESSAGES_AT_MOST} more`);
  const reading = { scenario: scenarioOf(lab.id, values, lab.params), messages: shown };
  return said.unknown > 0 ? { ...reading, hasUnknown: true } : reading;
}

function readPairs(
  pairs: readonly (readonly [string, string])[],
  lab: Lab,
  isWanted: (param: Param) => boolean,
  said: ReadingNotes,
): Map<string, Value> {
  const values = new Map<string, Value>();
  const byId = new Map(lab.params.map((param) => [param.id, param]));
  const former = new Map(lab.aliases.params);
  const seen = new Set<Param>();
  const say: AddMessage = (message) => said.messages.push(message);
  for (const [key, given] of pairs) {
    if (key === 'v') {
      if (!isVersion(given)) say(`“${quote(given)}” is not a version of links and was ignored.`);
      continue;
    }
    if (isBeside(key)) continue;
    const param = byId.get(former.get(key) ?? key);
    if (param === undefined || !isWanted(param)) {
      said.unknown += 1;
      say(`“${quote(key)}” is not known here and was ignored.`);
    } else if (seen.has(param)) {
      say(`${spoken(param)} is given twice; the first counts.`);
    } else {
      seen.add(param);
      const text = percentDecode(given);
      if (text === null) say(`${spoken(param)}: the text could not be decoded and was ignored.`);
      const value = text === null ? undefined : readValue(param, lab, text, said);
      if (value !== undefined) values.set(param.id, value);
      // a later build may know more choices
      else if (text !== null && param.values.kind === 'choice') said.unknown += 1;
    }
  }
  return values;
}

/** Whether a key is a known one that is no part of the scenario. */
function isBeside(key: string): boolean {
  return key === LIST || key === MODEL;
}

function sayModel(given: string, { changes }: Lab, { messages }: ReadingNotes): void {
  const sentence = isVersion(given)
    ? modelVersionMessage(given, changes)
    : `“${quote(given)}” is not a version of the models and was ignored.`;
  if (sentence !== null) messages.push(sentence);
}

/** Versions count from 1. */
function isVersion(given: string): boolean {
  return /^0*[1-9]\d*$/.test(given);
}

function readValue(param: Param, lab: Lab, given: string, said: ReadingNotes): Value | undefined {
  const { values } = param;
  const say: AddMessage = (message) => said.messages.push(message);
  switch (values.kind) {
    case 'number':
      return readNumber(param, values, trimWhiteSpace(given), say);
    case 'choice': {
      const alias = lab.aliases.choices.find(([of, former]) => of === param.id && former === given);
      const chosen = values.options.find(({ id }) => id === (alias?.[2] ?? given));
      if (chosen !== undefined) return chosen.id;
      say(`${spoken(param)}: “${quote(given)}” cannot be chosen; the default is used.`);
      return undefined;
    }
    case 'text':
      return values.grammar === 'kept'
        ? readKept(param, lab, cutText(param, values, given, say), said)
        : readText(param, values, given, say);
  }
}

function readNumber(param: Param, values: NumberValues, given: string, say: AddMessage): number | undefined {
  if (!DECIMAL.test(given)) {
    say(`${spoken(param)}: “${quote(given)}” is not a number; the default is used.`);
    return undefined;
  }
  const value = Number(given);
  const used = settle(values, value);
  if (value < values.min || value > values.max)
    say(`${spoken(param)}: ${quote(given)} was clamped to ${withUnit(param, used)}.`);
  else if (used !== value) say(`${spoken(param)}: ${quote(given)} was rounded to ${withUnit(param, used)}.`);
  return used;
}

function readText(param: Param, values: TextValues, given: string, say: AddMessage): string {
  const { text, bad } = normalise(values.grammar, cutText(param, values, given, say));
  if (bad !== null) say(`${spoken(param)}: entries that could not be read were ignored: ${quote(bad)}.`);
  return text;
}

function cutText(param: Param, values: TextValues, given: string, say: AddMessage): string {
  const [cut, isCut] = firstItems(values, given);
  if (isCut)
    say(
      `${spoken(param)}: what follows the first ${formatCount(values.maxLength)} characters is too long and was ignored.`,
    );
  return cut;
}

/** Reads a kept scenario of the same laboratory; returns its canonical text. */
function readKept(param: Param, lab: Lab, text: string, said: ReadingNotes): string {
  if (trimWhiteSpace(text) === '') return '';
  const inside: ReadingNotes = { messages: [], unknown: 0 };
  const values = readPairs(keptPairs(text), lab, isKept, inside);
  said.messages.push(...inside.messages.map((message) => `${spoken(param)}: ${message}`));
  said.unknown += inside.unknown;
  const kept = scenarioOf(lab.id, values, lab.params);
  return keptTextOf(kept.values, lab.params);
}

/** The scenario that is kept beside this one, with the figures' parameters of this one; null if there is none. */
export function keptOf<L extends LabId>(lab: L, values: Readonly<Scenarios[L]>): Scenarios[L] | null {
  const text = valueIn(values, KEEP);
  if (typeof text !== 'string' || text === '') return null;
  const of = tableOf(lab);
  const kept = readPairs(keptPairs(text), of, isKept, { messages: [], unknown: 0 });
  const figures = of.params
    .filter((param) => !isKept(param) && param.id !== KEEP)
    .map(({ id }): [string, Value] => [id, valueIn(values, id)]);
  return fromPairs(lab, new Map([...figures, ...kept]));
}

/** The name of a parameter in messages: its id appears only in links. */
function spoken({ name, symbol }: Param): string {
  return symbol === '' ? name : `${name} ${symbol}`;
}

/** Whether a message from reading a link is about this parameter. */
export function isMessageAbout(param: Param, message: string): boolean {
  return message.startsWith(`${spoken(param)}:`) || message.startsWith(`${spoken(param)} is given twice`);
}

function withUnit({ unit }: Param, value: number): string {
  if (unit === '' || unit === 'share') return formatCount(value);
  return `${formatCount(value)} ${value === 1 ? unit.replace(/^([^/]{2,})s$/, '$1') : unit}`;
}

function percentDecode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** A text from a link, cut to 40 characters, so that a message stays one sentence. */
function quote(text: string): string {
  const [kept, isCut] = firstCharacters(text, QUOTE_AT_MOST);
  return isCut ? `${kept}…` : kept;
}
