// Reads the blocks of a lesson from their fields. If a field is missing or cannot be read, this is reported and the block left out.

import { NUMBER_STEPS } from './answer.ts';
import { type BlockReader, isScenario } from './blockReader.ts';
import { expressionIn } from './expression.ts';
import { shortQuote, splitAtBar } from './fields.ts';
import type {
  Bar,
  Expectation,
  Explain,
  Option,
  Problem,
  Question,
  Side,
  SortedItem,
  Teacher,
  Try,
} from './lesson.ts';
import { predicateIn } from './predicate.ts';

const LIMITS = { options: 6, marks: 60, bars: 9 } as const;

export function questionIn(kind: string, reader: BlockReader): Question | null {
  const id = reader.needed('id');
  const ask = reader.needed('ask');
  const scenario = reader.link('scenario');
  if (id === null || ask === null || scenario === null) return null;
  const against = reader.link('against', false);
  if (!/^[\w-]+$/.test(id))
    reader.say(reader.lineOf('id'), `“${shortQuote(id)}” is no name of letters, digits and hyphens (“id”).`);
  const hasRevote = revoteIn(reader);
  const isOwn = ownIn(kind, reader);
  const asked = { id, ask, scenario, against, hasRevote, isOwn, line: reader.line };
  switch (kind) {
    case 'choice': {
      const options = reader.items.flatMap((item): Option[] => {
        const holds = reader.predicate(item.rest, item.line);
        return holds === null ? [] : [{ words: item.words, holds, said: item.said }];
      });
      if (options.length < 2 || options.length > LIMITS.options)
        return reader.say(
          reader.line,
          `A choice has 2 to ${LIMITS.options} options; “${id}” has ${options.length}.`,
        );
      return { ...asked, kind, options };
    }
    case 'number': {
      const measure = reader.measure();
      const from = reader.number('from');
      const to = reader.number('to');
      const isLog = reader.optional('scale') === 'log';
      const within = reader.number('within', 0);
      if (measure === null || from === null || to === null || within === null) return null;
      if (!(from < to) || (isLog && from <= 0))
        return reader.say(reader.lineOf('from'), `No scale goes from ${from} to ${to}.`);
      const step = stepIn(reader, to - from, isLog);
      const beside = besideIn(reader);
      return { ...asked, kind, measure, from, to, isLog, within, step, beside };
    }
    case 'mark':
      return markIn(asked, reader);
    case 'order':
      return orderIn(asked, reader);
    case 'sketch':
      return sketchIn(asked, reader);
    case 'place':
      return placeIn(asked, reader);
    case 'bars':
      return barsIn(asked, reader);
    default:
      return reader.say(reader.line, `“predict ${shortQuote(kind)}” is not known here.`);
  }
}

/** Whether a block has `revote: yes`. */
function revoteIn(reader: BlockReader): boolean {
  const revote = reader.optional('revote');
  if (!['', 'yes', 'no'].includes(revote))
    reader.say(reader.lineOf('revote'), `“${shortQuote(revote)}” is not “yes” (“revote”).`);
  return revote === 'yes';
}

/** Whether a block has `own: seed`. Only kinds with one number can: a ticket has room for that number and the seed. */
function ownIn(kind: string, reader: BlockReader): boolean {
  const own = reader.optional('own');
  if (own === '') return false;
  if (own === 'seed' && (kind === 'choice' || kind === 'number')) return true;
  reader.say(
    reader.lineOf('own'),
    own === 'seed'
      ? `Only a “choice” or a “number” can be about a network of the reader’s own, not “${shortQuote(kind)}”.`
      : `“${shortQuote(own)}” is not “seed” (“own”).`,
  );
  return false;
}

/** The number that others have found, from `beside: 28 | the paper’s run`; null without one. */
function besideIn(reader: BlockReader): { value: number; words: string } | null {
  const text = reader.optional('beside');
  if (text === '') return null;
  const [number, words] = splitAtBar(text);
  const value = Number(number);
  if (number !== '' && Number.isFinite(value) && words !== '') return { value, words };
  return reader.say(
    reader.lineOf('beside'),
    `“${shortQuote(text)}” is not “28 | whose number it is” (“beside”).`,
  );
}

/** The step of a scale, from `step: 1`; null without one, or if it does not divide the scale. */
function stepIn(reader: BlockReader, length: number, isLog: boolean): number | null {
  if (reader.optional('step') === '') return null;
  const step = reader.number('step');
  if (step === null) return null;
  const count = length / step;
  return !isLog && step > 0 && Number.isInteger(Number(count.toPrecision(9))) && count <= NUMBER_STEPS
    ? step
    : reader.say(reader.lineOf('step'), `No scale has steps of ${step} (“step”).`);
}

const BEST = /^(max|min)\s+(.+)\s+over\s+([a-z][a-z0-9_]*)\s+1\.\.(\d+)$/;

function markIn(asked: Omit<Question, 'kind'>, reader: BlockReader): Question | null {
  const best = reader.needed('best');
  if (best === null) return null;
  const [, way = '', of = '', over = '', last = ''] = BEST.exec(best) ?? [];
  const measure = expressionIn(of);
  const count = Number(last);
  if (measure === null || count < 2 || count > LIMITS.marks)
    return reader.say(
      reader.lineOf('best'),
      `“${shortQuote(best)}” is not “max measure over parameter 1..12”.`,
    );
  // a packet is marked in the question's own ladder: the scenario must not have the parameter of the answer
  if (new RegExp(`[?&]${over}=`).test(asked.scenario))
    return reader.say(
      reader.lineOf('scenario'),
      `The scenario of “${asked.id}” has a “${over}” already, which is what is asked.`,
    );
  return { ...asked, kind: 'mark', best: way === 'max' ? 'max' : 'min', measure, over, count };
}

/** A question to sort items: each is a scenario (`words | #/...`, or `words | #/... | #/...` for a difference), or a measure of
    the question's scenario (`words | gain`). */
function orderIn(asked: Omit<Question, 'kind'>, reader: BlockReader): Question | null {
  const general = reader.optional('measure') === '' ? null : reader.measure();
  const items = reader.items.flatMap((item): SortedItem[] => {
    const [words = '', first = '', second = null] = `${item.words} | ${item.rest}`.split(' | ');
    if (isScenario(first) && (second === null || isScenario(second)) && general !== null)
      return [{ words, runs: { scenario: first, against: second }, measure: general }];
    const measure = second === null ? expressionIn(first) : null;
    if (measure !== null)
      return [{ words, runs: { scenario: asked.scenario, against: asked.against }, measure }];
    reader.say(
      item.line,
      `“${shortQuote(item.rest)}” is neither a scenario with a “measure: …” above nor a measure.`,
    );
    return [];
  });
  if (items.length < 2 || items.length > LIMITS.options)
    return reader.say(
      reader.line,
      `2 to ${LIMITS.options} things can be sorted; “${asked.id}” has ${items.length}.`,
    );
  return { ...asked, kind: 'order', items, isLargestFirst: reader.optional('first') !== 'smallest' };
}

const OVER = /^([a-z][a-z0-9_]*)\s+(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)(\s+log)?$/;

/** A side from `parameter 0..60`, or `parameter 4..128 log`; null if it cannot be read. */
function sideIn(key: string, text: string, reader: BlockReader): Side | null {
  const [, of = '', first = '', last = '', log] = OVER.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  const isLog = log !== undefined;
  if (of === '' || !(from < to) || (isLog && from === 0))
    return reader.say(reader.lineOf(key), `“${shortQuote(text)}” is not “parameter 0..60” (“${key}”).`);
  return { of, from, to, isLog };
}

function sketchIn(asked: Omit<Question, 'kind'>, reader: BlockReader): Question | null {
  const measure = reader.measure();
  const [along, range] = [reader.needed('over'), reader.needed('range')];
  if (measure === null || along === null || range === null) return null;
  const side = sideIn('over', along, reader);
  if (side === null) return null;
  const { of: over, from, to, isLog } = side;
  const [low = Number.NaN, high = Number.NaN] = range.split('..').map(Number);
  if (!(low < high)) return reader.say(reader.lineOf('range'), `“${shortQuote(range)}” is no range.`);
  return { ...asked, kind: 'sketch', measure, over, from, to, isLog, low, high };
}

const SOUGHT = /^(?:(max|min)\s+)?([a-z][a-z0-9_]*)(?:\s*=\s*(-?\d+(?:\.\d+)?))?$/;

/** A question to place a point: over two parameters with `find: max gain` or `find: gain = 0.05`, otherwise among two measures. */
function placeIn(asked: Omit<Question, 'kind'>, reader: BlockReader): Question | null {
  const [first, second] = [reader.needed('across'), reader.needed('up')];
  if (first === null || second === null) return null;
  const across = sideIn('across', first, reader);
  const up = sideIn('up', second, reader);
  if (across === null || up === null) return null;
  const placed = { ...asked, kind: 'place', across, up } as const;
  const find = reader.optional('find');
  if (find === '') return { ...placed, over: 'measures' };
  const [, best, name = '', value] = SOUGHT.exec(find) ?? [];
  const measure = expressionIn(name);
  const within = reader.number('within', 0);
  if (measure === null || within === null || (best === undefined) === (value === undefined))
    return reader.say(
      reader.lineOf('find'),
      `“${shortQuote(find)}” is neither “max measure” nor “measure = 0.05” (“find”).`,
    );
  const sought = best === 'max' || best === 'min' ? best : Number(value);
  return { ...placed, over: 'parameters', measure, sought, within };
}

const FROM_TO = /^(-?\d+(?:\.\d+)?)(?:\.\.(-?\d+(?:\.\d+)?))?$/;

/** A question to draw a distribution; each bar is `words | 20..21`, or `words | 3` for a single value. */
function barsIn(asked: Omit<Question, 'kind'>, reader: BlockReader): Question | null {
  const name = reader.optional('packets');
  const ofPackets = name === '' ? null : { name, axis: reader.optional('axis') || name };
  const measure = ofPackets === null ? reader.measure() : null;
  const bars = reader.items.flatMap((item): Bar[] => {
    const [, first, last = first] = FROM_TO.exec(item.rest) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (from <= to) return [{ words: item.words, from, to }];
    reader.say(item.line, `“${shortQuote(item.rest)}” is no range such as “20..21”.`);
    return [];
  });
  if (measure === null && ofPackets === null) return null;
  const unsorted = bars.find(({ from }, at) => at > 0 && from <= (bars[at - 1]?.to ?? 0));
  if (unsorted !== undefined)
    return reader.say(
      reader.line,
      `The bar “${shortQuote(unsorted.words)}” begins before the one above it ends.`,
    );
  if (bars.length < 2 || bars.length > LIMITS.bars)
    return reader.say(
      reader.line,
      `A distribution has 2 to ${LIMITS.bars} bars; “${asked.id}” has ${bars.length}.`,
    );
  return { ...asked, kind: 'bars', measure, ofPackets, bars };
}

export function explainIn(reader: BlockReader): Explain | null {
  const ask = reader.needed('ask');
  return ask === null
    ? null
    : { ask, lookFor: reader.optional('look-for'), shown: reader.link('show', false) };
}

export function tryIn(reader: BlockReader): Try | null {
  const scenario = reader.link('scenario');
  const whole = reader.needed('goal');
  if (scenario === null || whole === null) return null;
  const [goal, condition] = splitAtBar(whole);
  const sliders = (reader.needed('sliders') ?? '').split(/[\s,]+/).filter(Boolean);
  const reached =
    condition === ''
      ? reader.say(
          reader.lineOf('goal'),
          `“${shortQuote(goal)}” has no condition: “goal: words | gain > 0.1”.`,
        )
      : reader.predicate(condition, reader.lineOf('goal'));
  return {
    scenario,
    against: reader.link('against', false),
    sliders,
    solution: reader.link('solution', false),
    goal,
    because: reader.optional('because'),
    reached,
    line: reader.lineOf('goal'),
  };
}

export function teacherIn(reader: BlockReader): Teacher {
  return { misconception: reader.optional('misconception'), say: reader.optional('say') };
}

/** The expectations of a lesson, one a line: `link | predicate`, or `link | link to compare with | predicate`. */
export function expectedIn(text: string, first: number, problems: Problem[]): Expectation[] {
  return text.split('\n').flatMap((line, at): Expectation[] => {
    if (line.trim() === '') return [];
    const number = first + at;
    const parts = line.split(' | ').map((part) => part.trim());
    const [scenario = '', against = null] = parts.length === 3 ? parts : [parts[0]];
    if (!isScenario(scenario) || (against !== null && !isScenario(against))) {
      problems.push({ line: number, words: `“${shortQuote(line)}” names no scenario.` });
      return [];
    }
    try {
      return [{ runs: { scenario, against }, holds: predicateIn(parts.at(-1) ?? ''), line: number }];
    } catch (error) {
      problems.push({ line: number, words: `${error instanceof Error ? error.message : line}.` });
      return [];
    }
  });
}
