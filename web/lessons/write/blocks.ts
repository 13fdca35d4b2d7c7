// Templates of blocks, which the page inserts at the cursor. Each is valid as inserted, so that the preview never breaks; a test
// checks that there is one for each kind of block.

import type { NumberValues } from '#pkg/params.ts';
import { measuresOf } from '../../bench/results/table.ts';
import { paramsOf } from '../../scenario/values.ts';
import { labOf } from '../facts/facts.ts';
import { PLACEHOLDERS } from './placeholders.ts';

/** What fills a template: a scenario, and names of its laboratory. */
export interface Ingredients {
  readonly scenario: string;
  /** An id that no other question of the lesson has. */
  readonly id: string;
  /** The ids of two measures. */
  readonly measures: readonly [string, string];
  /** The ids of two numeric parameters; their ranges are below. */
  readonly sliders: readonly [string, string];
  readonly range: string;
  readonly otherRange: string;
  /** An upper bound for the first measure: 1 for a share. */
  readonly most: number;
}

export interface Block {
  /** The name on its button. */
  readonly name: string;
  readonly says: string;
  readonly text: (of: Ingredients) => string;
}

/** The ingredients for a lesson without a scenario: one lost packet, whose effect is seen at once. */
export const DEFAULT_INGREDIENTS: Ingredients = {
  scenario: '#/alf?d=50&l=0&n=12&delay=constant&runs=1&lose=4&fig=ladder',
  id: 'q1',
  measures: ['total_time_in_order', 'total_time_out_of_order'],
  sliders: ['ta', 'd'],
  range: '0..60',
  otherRange: '10..500',
  most: 500,
};

function fenced(head: string, ...lines: readonly string[]): string {
  return ['```'.concat(head), ...lines, '```'].join('\n');
}

function question(
  kind: string,
  { scenario, id }: Pick<Ingredients, 'scenario' | 'id'>,
  ...lines: readonly string[]
): string {
  const block = fenced(`predict ${kind}`, `id: ${id}`, `scenario: ${scenario}`, ...lines);
  return `${block}\n\n${fenced('reveal')}\n${PLACEHOLDERS.learned}`;
}

/** A number of fifths of the measure's upper bound. */
function part({ most }: Pick<Ingredients, 'most'>, fifths: number): number {
  return Number(((most * fifths) / 5).toPrecision(6));
}

export const QUESTIONS: readonly Block[] = [
  {
    name: 'choice',
    says: 'one of 2 to 6 answers, each with its condition',
    text: (of) =>
      question(
        'choice',
        of,
        `ask: ${PLACEHOLDERS.asked}`,
        `- ${PLACEHOLDERS.one} | ${of.measures[0]} < ${part(of, 2)}`,
        `  > ${PLACEHOLDERS.said}`,
        `- ${PLACEHOLDERS.other} | ${of.measures[0]} > ${part(of, 2)}`,
        'revote: yes',
      ),
  },
  {
    name: 'number',
    says: 'a number on a scale',
    text: (of) =>
      question(
        'number',
        of,
        `ask: ${PLACEHOLDERS.number}`,
        `measure: ${of.measures[0]}`,
        'from: 0',
        `to: ${of.most}`,
      ),
  },
  {
    name: 'sketch',
    says: 'a curve, drawn by hand',
    text: (of) =>
      question(
        'sketch',
        of,
        `ask: ${PLACEHOLDERS.curve}`,
        `measure: ${of.measures[0]}`,
        `over: ${of.sliders[0]} ${of.range}`,
        `range: 0..${of.most}`,
      ),
  },
  {
    name: 'order',
    says: 'things to be sorted',
    text: (of) =>
      question(
        'order',
        of,
        `ask: ${PLACEHOLDERS.sorted}`,
        ...of.measures.map(
          (measure, at) => `- ${at === 0 ? PLACEHOLDERS.one : PLACEHOLDERS.other} | ${measure}`,
        ),
      ),
  },
  {
    name: 'place',
    says: 'a point on a plane of two parameters',
    text: (of) =>
      question(
        'place',
        of,
        `ask: ${PLACEHOLDERS.place}`,
        `across: ${of.sliders[0]} ${of.range}`,
        `up: ${of.sliders[1]} ${of.otherRange}`,
        `find: max ${of.measures[0]}`,
      ),
  },
  {
    name: 'bars',
    says: 'how the runs are distributed',
    text: (of) =>
      question(
        'bars',
        of,
        `ask: ${PLACEHOLDERS.bars}`,
        `measure: ${of.measures[0]}`,
        `- up to ${part(of, 2)} | 0..${part(of, 2)}`,
        `- up to ${part(of, 4)} | ${part(of, 2.00001)}..${part(of, 4)}`,
      ),
  },
  {
    name: 'mark',
    says: 'the packet for which something is largest',
    // always the scenario of FIRST: no other laboratory can lose single packets
    text: ({ id }) =>
      question(
        'mark',
        { scenario: DEFAULT_INGREDIENTS.scenario.replace('&lose=4', ''), id },
        `ask: ${PLACEHOLDERS.packet}`,
        `best: max ${DEFAULT_INGREDIENTS.measures[1]} over lose 1..12`,
      ),
  },
];

export const OTHERS: readonly Block[] = [
  {
    name: 'figure',
    says: 'a figure that is open from the start',
    text: ({ scenario }) => fenced('figure', `scenario: ${scenario}`),
  },
  {
    name: 'explain',
    says: 'the reader writes why, then sees what to look for',
    text: () => fenced('explain', `ask: ${PLACEHOLDERS.why}`, `look-for: ${PLACEHOLDERS.points}`),
  },
  {
    name: 'try',
    says: 'free play with a goal',
    text: (of) =>
      fenced(
        'try',
        `scenario: ${of.scenario}`,
        `sliders: ${of.sliders.join(' ')}`,
        `goal: ${PLACEHOLDERS.free} | ${of.measures[0]} < ${part(of, 2)}`,
      ),
  },
  {
    name: 'teacher',
    says: 'what teachers are told; the lesson does not show it',
    text: () => fenced('teacher', `misconception: ${PLACEHOLDERS.misconception}`, `say: ${PLACEHOLDERS.say}`),
  },
  {
    name: 'expect',
    says: 'a result that the lesson rests on',
    text: ({ scenario, measures }) => fenced('expect', `${scenario} | ${measures[0]} > 0`),
  },
];

/** The text of a whole lesson, as a template. */
export function lessonTemplate(): string {
  const blocks = [QUESTIONS[0], OTHERS[1], OTHERS[2], OTHERS[3]];
  return `---
title: ${PLACEHOLDERS.title}
minutes: 5
story: ${PLACEHOLDERS.story}
goal: ${PLACEHOLDERS.goal}
before: ${PLACEHOLDERS.before}
---
${PLACEHOLDERS.known} A number is computed: without a loss all are done after
[[total_time_in_order | #/alf?d=50&l=0&n=12&delay=constant&runs=1]].

${blocks.map((block) => block?.text(DEFAULT_INGREDIENTS)).join('\n\n')}
`;
}

/** The last scenario named before an offset in the text; that of FIRST if there is none. */
export function scenarioBefore(text: string, at: number): string {
  return (
    [...text.slice(0, at).matchAll(/^scenario: (#\/\S+)$/gm)].at(-1)?.[1] ?? DEFAULT_INGREDIENTS.scenario
  );
}

/** The ingredients for blocks about a scenario; its laboratory's table must be loaded. */
export function ingredientsOf(scenario: string): Omit<Ingredients, 'id'> {
  const lab = labOf(scenario);
  if (lab === null || lab === labOf(DEFAULT_INGREDIENTS.scenario))
    return { ...DEFAULT_INGREDIENTS, scenario: lab === null ? DEFAULT_INGREDIENTS.scenario : scenario };
  const [one, other] = measuresOf(lab);
  const [first, second] = paramsOf(lab).flatMap(({ id, values }) =>
    values.kind === 'number' ? [{ id, values }] : [],
  );
  if (one === undefined || first === undefined) return DEFAULT_INGREDIENTS;
  return {
    scenario,
    measures: [one.id, (other ?? one).id],
    sliders: [first.id, (second ?? first).id],
    range: rangeOf(first.values),
    otherRange: rangeOf((second ?? first).values),
    most: one.shown === 'percent' ? 1 : 500,
  };
}

/** A parameter's range, that of its slider if it has one. */
function rangeOf({ min, max, track }: NumberValues): string {
  return `${Math.max(0, track?.from ?? min)}..${track?.to ?? max}`;
}

/** The offset after the paragraph or block at the cursor. */
export function placeBehind(text: string, cursor: number): number {
  const end = text.indexOf('\n\n', inBlock(text, cursor));
  return end < 0 ? text.length : end;
}

/** The text with a block inserted at this offset, and the offset at which the block begins. */
export function insertBlock(
  text: string,
  at: number,
  block: Block,
  of: Omit<Ingredients, 'id'>,
): { readonly text: string; readonly at: number } {
  const ids = new Set([...text.matchAll(/^id: (\S+)$/gm)].map(([, id]) => id));
  let count = ids.size + 1;
  while (ids.has(`q${count}`)) count += 1;
  const before = text.slice(0, at).trimEnd();
  const start = before === '' ? '' : `${before}\n\n`;
  const behind = text.slice(at).replace(/^\n+/, '');
  return { text: `${start}${block.text({ ...of, id: `q${count}` })}\n\n${behind}`, at: start.length };
}

/** The end of the block or front matter around the cursor; the cursor itself if there is none. */
function inBlock(text: string, cursor: number): number {
  const block = blockAt(text, cursor);
  return block === null || cursor === block.from || cursor === block.to ? cursor : block.to;
}

/** A block in the text, from its first fence to its last, as offsets. */
interface PlacedBlock {
  /** The kind of a question (`choice`, `number`, ...), otherwise the block's name; `front` for the front matter. */
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

/** The block around the cursor; null if there is none. */
export function blockAt(text: string, cursor: number): PlacedBlock | null {
  for (const { index, 0: block, 2: name = '' } of text.matchAll(
    /^(`{3,}|~{3,})([^\n]*)\n[\s\S]*?^\1[^\S\n]*$|^---\n[\s\S]*?^---$/gm,
  )) {
    const to = index + block.length;
    if (index > cursor || cursor > to) continue;
    if (index === 0 && block.startsWith('---')) return { kind: 'front', from: index, to };
    return { kind: name.trim().split(/\s+/).at(-1) ?? '', from: index, to };
  }
  return null;
}
