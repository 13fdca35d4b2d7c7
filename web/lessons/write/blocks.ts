// Blocks to begin with: what the page inserts at the cursor. Each can be read as it stands, so that the lesson beside it
// never breaks; a test holds them to the kinds that the reader knows.

import type { NumberValues } from '#pkg/params.ts';
import { measuresOf } from '../../bench/results/table.ts';
import { paramsOf } from '../../scenario/values.ts';
import { labOf } from '../facts/facts.ts';

/** What a block is made of: a scenario, and names of its laboratory. */
export interface Ingredients {
  readonly scenario: string;
  /** That no question has yet. */
  readonly id: string;
  /** Two measures. */
  readonly measures: readonly [string, string];
  /** Two parameters with numbers, and their ranges. */
  readonly sliders: readonly [string, string];
  readonly range: string;
  readonly otherRange: string;
}

export interface Block {
  /** As a button has it. */
  readonly name: string;
  readonly says: string;
  readonly text: (of: Ingredients) => string;
}

/** The scenario of a lesson that has none yet: one in which something is to be seen at once. */
export const FIRST: Ingredients = {
  scenario: '#/alf?d=50&l=0&n=12&delay=constant&runs=1&lose=4&fig=ladder',
  id: 'q1',
  measures: ['total_time_in_order', 'total_time_out_of_order'],
  sliders: ['ta', 'd'],
  range: '0..60',
  otherRange: '10..500',
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
  return `${block}\n\n${fenced('reveal')}\nWhat the reader learns from it.`;
}

export const QUESTIONS: readonly Block[] = [
  {
    name: 'choice',
    says: 'one of 2 to 6 answers, each with its condition',
    text: (of) =>
      question(
        'choice',
        of,
        'ask: What happens?',
        `- One thing | ${of.measures[0]} < 200`,
        '  > What is said to whoever has chosen it.',
        `- Another | ${of.measures[0]} > 200`,
        'revote: yes',
      ),
  },
  {
    name: 'number',
    says: 'a number on a scale',
    text: (of) =>
      question('number', of, 'ask: How much is it?', `measure: ${of.measures[0]}`, 'from: 0', 'to: 500'),
  },
  {
    name: 'sketch',
    says: 'a curve, drawn by hand',
    text: (of) =>
      question(
        'sketch',
        of,
        'ask: How does it change? Draw it.',
        `measure: ${of.measures[0]}`,
        `over: ${of.sliders[0]} ${of.range}`,
        'range: 0..500',
      ),
  },
  {
    name: 'order',
    says: 'things to be sorted',
    text: (of) =>
      question(
        'order',
        of,
        'ask: Sort them, the largest first.',
        ...of.measures.map((measure, at) => `- ${at === 0 ? 'One thing' : 'Another'} | ${measure}`),
      ),
  },
  {
    name: 'place',
    says: 'a point on a plane of two parameters',
    text: (of) =>
      question(
        'place',
        of,
        'ask: Where is it largest?',
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
        'ask: How often does it lie where?',
        `measure: ${of.measures[0]}`,
        '- up to 200 | 0..200',
        '- up to 400 | 200.001..400',
      ),
  },
  {
    name: 'mark',
    says: 'the packet for which something is largest',
    // no other laboratory sends packets that are dropped one by one
    text: ({ id }) =>
      question(
        'mark',
        { scenario: FIRST.scenario.replace('&lose=4', ''), id },
        'ask: Which packet is it?',
        `best: max ${FIRST.measures[1]} over lose 1..12`,
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
    text: () => fenced('explain', 'ask: Why is it so?', 'look-for: first point; second point'),
  },
  {
    name: 'try',
    says: 'free play with a goal',
    text: ({ scenario, sliders, measures }) =>
      fenced(
        'try',
        `scenario: ${scenario}`,
        `sliders: ${sliders.join(' ')}`,
        `goal: Make it smaller than 200. | ${measures[0]} < 200`,
      ),
  },
  {
    name: 'teacher',
    says: 'what teachers are told; the lesson does not show it',
    text: () => fenced('teacher', 'misconception: What most will say.', 'say: What to say in the room.'),
  },
  {
    name: 'expect',
    says: 'a result that the lesson rests on',
    text: ({ scenario, measures }) => fenced('expect', `${scenario} | ${measures[0]} > 0`),
  },
];

/** A whole lesson to begin with. */
export function template(): string {
  const blocks = [QUESTIONS[0], OTHERS[1], OTHERS[2], OTHERS[3]];
  return `---
title: A lesson of my own
minutes: 5
story: One or two sentences that make somebody curious.
goal: Say what a reader can say afterwards.
before: What a reader knows before.
---
Tell what is known. A number is computed: without a loss all are done after
[[total_time_in_order | #/alf?d=50&l=0&n=12&delay=constant&runs=1]].

${blocks.map((block) => block?.text(FIRST)).join('\n\n')}
`;
}

/** The scenario that is named last before a place; the first one where there is none. */
export function scenarioBefore(text: string, at: number): string {
  return [...text.slice(0, at).matchAll(/^scenario: (#\/\S+)$/gm)].at(-1)?.[1] ?? FIRST.scenario;
}

/** What blocks of this scenario are made of; its laboratory's table must have come. */
export function ingredientsOf(scenario: string): Omit<Ingredients, 'id'> {
  const lab = labOf(scenario);
  if (lab === null || lab === labOf(FIRST.scenario))
    return { ...FIRST, scenario: lab === null ? FIRST.scenario : scenario };
  const [one, other] = measuresOf(lab);
  const [first, second] = paramsOf(lab).flatMap(({ id, values }) =>
    values.kind === 'number' ? [{ id, values }] : [],
  );
  if (one === undefined || first === undefined) return FIRST;
  return {
    scenario,
    measures: [one.id, (other ?? one).id],
    sliders: [first.id, (second ?? first).id],
    range: rangeOf(first.values),
    otherRange: rangeOf((second ?? first).values),
  };
}

/** As the slider has it, which leaves out what is rarely wanted. */
function rangeOf({ min, max, track }: NumberValues): string {
  return `${Math.max(0, track?.from ?? min)}..${track?.to ?? max}`;
}

/** A place between paragraphs and blocks: behind that of the cursor. */
export function placeBehind(text: string, cursor: number): number {
  const end = text.indexOf('\n\n', inBlock(text, cursor));
  return end < 0 ? text.length : end;
}

/** The text with a block at such a place, and where the block begins. */
export function inserted(
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

/** The end of the block or of the front matter in which the cursor stands, or the cursor. */
function inBlock(text: string, cursor: number): number {
  for (const { index, 0: block } of text.matchAll(
    /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\S\n]*$|^---\n[\s\S]*?^---$/gm,
  ))
    if (index < cursor && cursor < index + block.length) return index + block.length;
  return cursor;
}
