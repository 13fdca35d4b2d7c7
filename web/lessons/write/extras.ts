// Optional additions to a block: another line, or one that replaces a line. An addition is offered while the cursor is in a block
// of a kind that can have it and does not yet.

import { labOf } from '../facts/facts.ts';
import { NUMBER_STEPS } from '../read/answer.ts';
import { blockAt, type Ingredients, scenarioBefore } from './blocks.ts';
import { PLACEHOLDERS } from './placeholders.ts';

/** What fills an addition: a scenario, measures of its laboratory, and the names of its distributions of packets. */
type ExtraContent = Pick<Ingredients, 'scenario' | 'measures'> & { readonly packets: readonly string[] };

export interface Extra {
  /** The name on its button. */
  readonly name: string;
  readonly says: string;
  /** The kinds of blocks that can have it. */
  readonly of: readonly string[];
  /** The key of its line; empty for an option, which can be added several times. */
  readonly key: string;
  /** Gives the value of the line. */
  readonly value: (made: ExtraContent, lines: Lines) => string;
  /** The keys of lines that it replaces. */
  readonly instead?: readonly string[];
  /** Gives further lines that are added with it. */
  readonly besides?: (made: ExtraContent, lines: Lines) => readonly (readonly [key: string, value: string])[];
  /** Whether it fits the block's other lines. */
  readonly fits?: (lines: Lines) => boolean;
}

const ASKED = ['choice', 'number', 'sketch', 'order', 'place', 'bars', 'mark'];

const EXTRAS: readonly Extra[] = [
  {
    name: 'own networks',
    says: 'each reader has a network of their own, made from a number or a word that they type',
    of: ['choice', 'number'],
    key: 'own',
    value: () => 'seed',
  },
  {
    name: 'whole numbers',
    says: 'only whole numbers can be guessed',
    of: ['number'],
    key: 'step',
    value: () => '1',
    fits: (lines) => lines.get('scale') !== 'log' && hasWholeSteps(lines),
  },
  {
    name: 'number beside',
    says: 'a number that is shown among those of a class, with whose it is',
    of: ['number'],
    key: 'beside',
    value: () => `28 | ${PLACEHOLDERS.whose}`,
  },
  {
    name: 'near enough',
    says: 'so near a guess counts as measured',
    of: ['number'],
    key: 'within',
    value: (_, lines) => `${Number(((lines.number('to') - lines.number('from')) / 50).toPrecision(1)) || 1}`,
  },
  {
    name: 'near enough',
    says: 'so near a value counts as found',
    of: ['place'],
    key: 'within',
    value: () => '0.02',
    fits: (lines) => lines.has('find'),
  },
  {
    name: 'log scale',
    says: 'equal steps multiply',
    of: ['number'],
    key: 'scale',
    value: () => 'log',
    fits: (lines) => !lines.has('step'),
    besides: (_, lines) => (lines.number('from') > 0 ? [] : [['from', `${lines.number('to') / 100}`]]),
  },
  {
    name: 'of packets',
    says: 'the share of the packets, in the place of the share of the runs',
    of: ['bars'],
    key: 'packets',
    value: ({ packets }) => packets[0] ?? '',
    instead: ['measure'],
    besides: () => [['axis', PLACEHOLDERS.axis]],
  },
  {
    name: 'smallest first',
    says: 'the smallest stands above',
    of: ['order'],
    key: 'first',
    value: () => 'smallest',
  },
  {
    name: 'one measure',
    says: 'what is sorted are scenarios, by this measure',
    of: ['order'],
    key: 'measure',
    value: ({ measures }) => measures[0],
  },
  {
    name: 'one more',
    says: 'one answer, bar or thing more',
    of: ['choice', 'order', 'bars'],
    key: '',
    value: moreOf,
    fits: (lines) => lines.options.length < (lines.kind === 'bars' ? 9 : 6),
  },
  {
    name: 'difference',
    says: 'another scenario: measures are then the differences from it, run by run',
    of: [...ASKED, 'try'],
    key: 'against',
    value: ({ scenario }) => `#/${labOf(scenario) ?? 'alf'}`,
  },
  {
    name: 'vote again',
    says: 'talk, and vote a second time before the answer',
    of: ASKED,
    key: 'revote',
    value: () => 'yes',
  },
  {
    name: 'other figure',
    says: 'the figure that shows the answer, where another than the question’s own shows it better',
    of: ['reveal'],
    key: 'show',
    value: ({ scenario }) => scenario,
  },
  {
    name: 'other figure',
    says: 'the figure that a room sees beside it, where it is not about the last question',
    of: ['explain'],
    key: 'show',
    value: ({ scenario }) => scenario,
  },
  {
    name: 'because',
    says: 'why the goal is reached, said once it is',
    of: ['try'],
    key: 'because',
    value: () => 'The application is never idle.',
  },
  {
    name: 'solution',
    says: 'a scenario that reaches the goal: for tests, never shown',
    of: ['try'],
    key: 'solution',
    value: ({ scenario }) => scenario,
  },
  {
    name: 'claims',
    says: 'claims of the papers that it is about, as the page Papers names them',
    of: ['front'],
    key: 'claims',
    value: () => 'alf-12',
  },
  {
    name: 'session',
    says: 'its session of the course, in a copy of your own',
    of: ['front'],
    key: 'session',
    value: () => '1',
  },
  {
    name: 'place',
    says: 'its place among all lessons, in a copy of your own',
    of: ['front'],
    key: 'place',
    value: () => '18',
  },
];

/** The lines inside a block. */
class Lines {
  readonly kind: string;
  readonly all: readonly string[];

  constructor(kind: string, inside: string) {
    this.kind = kind;
    this.all = inside === '' ? [] : inside.split('\n');
  }

  get(key: string): string | undefined {
    const line = this.all.find((each) => each.trim().startsWith(`${key}:`));
    return line?.slice(line.indexOf(':') + 1).trim();
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  number(key: string): number {
    return Number(this.get(key) ?? Number.NaN);
  }

  get options(): readonly string[] {
    return this.all.filter((line) => line.trim().startsWith('- '));
  }
}

function hasWholeSteps(lines: Lines): boolean {
  const length = lines.number('to') - lines.number('from');
  return Number.isInteger(length) && length > 1 && length <= NUMBER_STEPS;
}

const FROM_TO = /(-?\d+(?:\.\d+)?)(?:\.\.(-?\d+(?:\.\d+)?))?\s*$/;

function moreOf({ measures }: ExtraContent, lines: Lines): string {
  if (lines.kind === 'order') return `${PLACEHOLDERS.other} | ${measures[1]}`;
  if (lines.kind === 'choice') return `${PLACEHOLDERS.other} | ${measures[0]} < 0`;
  const [before, last] = lines.options.slice(-2).map((option) => {
    const [, first = '0', end = first] = FROM_TO.exec(option) ?? [];
    return { from: Number(first), to: Number(end) };
  });
  const { from, to } = last ?? before ?? { from: 0, to: 0 };
  // a bar as wide as the last one, and at the same distance as the last one has from the one before
  const gap = last === undefined || before === undefined ? 1 : last.from - before.to;
  const rounded = (value: number) => Number(value.toPrecision(6));
  return `${PLACEHOLDERS.other} | ${rounded(to + gap)}..${rounded(to + gap + to - from)}`;
}

/** The additions that the block at the cursor can have; empty between blocks. */
export function extrasAt(text: string, cursor: number): readonly Extra[] {
  const block = blockAt(text, cursor);
  if (block === null) return [];
  const lines = linesOf(text, block);
  return EXTRAS.filter(
    ({ of, key, fits }) =>
      of.includes(block.kind) && (key === '' || !lines.has(key)) && (fits === undefined || fits(lines)),
  );
}

/** The scenario of the block at the cursor, or of the one before. */
export function scenarioAt(text: string, cursor: number): string {
  return scenarioBefore(text, blockAt(text, cursor)?.to ?? cursor);
}

/** The text with an addition, which must be one of `extrasAt`, and the range of its value. */
export function withExtra(text: string, cursor: number, extra: Extra, made: ExtraContent): EditedText {
  const block = blockAt(text, cursor);
  if (block === null) return { text, from: cursor, to: cursor };
  const lines = linesOf(text, block);
  const value = extra.value(made, lines);
  const own = extra.key === '' ? `- ${value}` : `${extra.key}: ${value}`;
  const others = extra.besides?.(made, lines) ?? [];
  const replaced = [...(extra.instead ?? []), ...others.map(([key]) => key)];
  const before = lines.all.filter((line) => !replaced.some((key) => line.trim().startsWith(`${key}:`)));
  const added = [own, ...others.map(([key, other]) => `${key}: ${other}`)];
  const at = extra.key === '' ? behindOptions(before) : behindKeys(before);
  const all = [...before.slice(0, at), ...added, ...before.slice(at)];
  const start = insideOf(text, block).from;
  const end = lines.all.length === 0 ? '\n' : '';
  const next = `${text.slice(0, start)}${all.join('\n')}${end}${text.slice(insideOf(text, block).to)}`;
  const from = start + all.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0);
  return { text: next, from: from + own.length - value.length, to: from + own.length };
}

interface EditedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function insideOf(text: string, { from, to }: { readonly from: number; readonly to: number }) {
  const first = text.indexOf('\n', from) + 1;
  const last = text.lastIndexOf('\n', to - 1);
  // between two adjacent fences the range is empty
  return { from: first, to: Math.max(first, last) };
}

function linesOf(text: string, block: { readonly kind: string; readonly from: number; readonly to: number }) {
  const { from, to } = insideOf(text, block);
  return new Lines(block.kind, text.slice(from, to));
}

/** The index of the line after the keys: before the options. */
function behindKeys(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim().startsWith('- '));
  return first < 0 ? lines.length : first;
}

/** The index of the line after the last option and its comment. */
function behindOptions(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => /^\s*[->] /.test(line));
  return last < 0 ? lines.length : last + 1;
}
