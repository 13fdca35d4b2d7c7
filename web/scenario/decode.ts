// Reading a link. Nothing here may throw, and everything is linear in what is read. The same rules are
// written in Rust (model::scenario::read); both sides are held to fixtures/scenarios.json.

import type { NumberValues, Param, TextValues } from '#pkg/params.ts';
import { LABS, SCENARIO_VERSION } from '#pkg/params.ts';
import { firstCharacters, firstItems } from './cut.ts';
import { normalise, trim } from './grammar.ts';
import type { Scenario, Value } from './values.ts';
import { scenarioOf, settle } from './values.ts';

const READ_AT_MOST = 8192;
const MESSAGES_AT_MOST = 12;
const QUOTE_AT_MOST = 40;
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

export interface Reading {
  readonly scenario: Scenario;
  /** A sentence for each thing that could not be taken as it was given. */
  readonly messages: readonly string[];
}

type Say = (message: string) => void;

/** Reads a scenario URL, or the part of it from `#/`: what cannot be read keeps its default. */
export function decode(link: string): Reading {
  const messages: string[] = [];
  const say: Say = (message) => messages.push(message);
  const [text, isCut] = firstCharacters(link, READ_AT_MOST);
  if (isCut) {
    say(`The link is too long; what follows the first ${READ_AT_MOST} characters was ignored.`);
  }
  const start = text.indexOf('#/');
  const path = start >= 0 ? text.slice(start + 2) : text.startsWith('/') ? text.slice(1) : text;
  const [labId, query] = splitAt(path, '?');
  const lab = LABS.find(({ id }) => id === labId) ?? LABS[0];
  if (lab === undefined) throw new Error('the table of parameters has no laboratory');
  if (lab.id !== labId && labId !== '') say(`There is no laboratory "${quote(labId)}"; this is ${lab.id}.`);
  const given = readPairs(query, lab.params, say);
  const shown = messages.slice(0, MESSAGES_AT_MOST);
  if (messages.length > MESSAGES_AT_MOST) shown.push(`and ${messages.length - MESSAGES_AT_MOST} more`);
  return { scenario: scenarioOf(lab.id, given), messages: shown };
}

function readPairs(query: string, params: readonly Param[], say: Say): Map<string, Value> {
  const values = new Map<string, Value>();
  const byId = new Map(params.map((param) => [param.id, param]));
  const seen = new Set<string>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const [key, given] = splitAt(pair, '=');
    if (key === 'v') {
      readVersion(given, say);
      continue;
    }
    const param = byId.get(key);
    if (param === undefined) {
      say(`"${quote(key)}" is not known here and was ignored.`);
    } else if (seen.has(key)) {
      say(`${spoken(param)} is given twice; the first counts.`);
    } else {
      seen.add(key);
      const text = percentDecode(given);
      if (text === null) say(`${spoken(param)}: the text could not be decoded and was ignored.`);
      const value = text === null ? undefined : readValue(param, text, say);
      if (value !== undefined) values.set(key, value);
    }
  }
  return values;
}

function readVersion(given: string, say: Say): void {
  if (/^\+?\d+$/.test(given) && Number(given) <= SCENARIO_VERSION) return;
  say(`This link was made by a later version (${quote(given)}); what is known here was read.`);
}

function readValue(param: Param, given: string, say: Say): Value | undefined {
  const { values } = param;
  switch (values.kind) {
    case 'number':
      return readNumber(param, values, trim(given), say);
    case 'choice':
      if (values.options.some((option) => option.id === given)) return given;
      say(`${spoken(param)}: "${quote(given)}" is not one of its values; it keeps its default.`);
      return undefined;
    case 'text':
      return readText(param, values, given, say);
  }
}

function readNumber(param: Param, values: NumberValues, given: string, say: Say): number | undefined {
  if (!DECIMAL.test(given)) {
    say(`${spoken(param)}: "${quote(given)}" is not a number; it keeps its default.`);
    return undefined;
  }
  const value = Number(given);
  const used = settle(values, value);
  if (value < values.min || value > values.max)
    say(`${spoken(param)}: ${quote(given)} was clamped to ${withUnit(param, used)}.`);
  else if (used !== value) say(`${spoken(param)}: ${quote(given)} was rounded to ${withUnit(param, used)}.`);
  return used;
}

function readText(param: Param, values: TextValues, given: string, say: Say): string {
  const { grammar, maxLength } = values;
  const [cut, isCut] = firstItems(values, given);
  if (isCut)
    say(`${spoken(param)}: what follows the first ${maxLength} characters is too long and was ignored.`);
  const { text, bad } = normalise(grammar, cut);
  if (bad !== null) say(`${spoken(param)}: entries that could not be read were ignored: ${quote(bad)}.`);
  return text;
}

/** A parameter as people know it; its key is known to links alone. */
function spoken({ name, symbol }: Param): string {
  return symbol === '' ? name : `${name} ${symbol}`;
}

function withUnit({ unit }: Param, value: number): string {
  if (unit === '' || unit === 'share') return `${value}`;
  return `${value} ${value === 1 ? unit.replace(/^([^/]{2,})s$/, '$1') : unit}`;
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

/** At most 40 characters, so that a message stays a sentence. */
function quote(text: string): string {
  const [kept, isCut] = firstCharacters(text, QUOTE_AT_MOST);
  return isCut ? `${kept}…` : kept;
}
