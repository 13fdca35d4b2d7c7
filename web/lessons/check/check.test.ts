// The check of a whole lesson: a good lesson has no fault, and each fault is reported at its step.

import { expect, test } from 'vitest';
import { Facts } from '../facts/facts.ts';
import { lessonIn } from '../read/reader.ts';
import { checksOf, loadTables, runCheck } from './lesson.ts';

/** Facts in which every measure of a link is `of(link)`, with small differences between runs. */
function factsOf(of: (link: string) => number): Facts {
  return new Facts(
    { submit: () => ({ cancel: () => undefined }) },
    async () => async (_, link, runs) =>
      Array.from({ length: runs ?? 4 }, (_, run) => Array<number>(80).fill(of(link) + 1e-4 * (run % 2))),
  );
}

const ta = (link: string) => Number(/[?&]ta=([\d.]+)/.exec(link)?.[1] ?? 10);
const loss = (link: string) => Number(/[?&]l=([\d.]+)/.exec(link)?.[1] ?? 0.1);
/** A gain that grows as the processing time Ta falls; 0.1 at the start. */
const gain = (link: string) => 1 / Math.max(1, ta(link));

async function found(text: string, facts = factsOf(gain), signal = new AbortController().signal) {
  const lesson = lessonIn('own', text);
  expect(lesson.problems).toEqual([]);
  await loadTables(lesson);
  const all: string[] = [];
  for (const check of checksOf(lesson)) {
    const { words, isFault } = await runCheck(check, facts, signal);
    all.push(`${isFault ? '✗' : '✓'} ${check.where}: ${words}`);
  }
  return all;
}

const HEAD = '---\ntitle: T\nminutes: 5\nstory: S\ngoal: G\nbefore: B\n---\nWords.\n';
const CHOICE = `predict choice
id: q1
scenario: #/alf
ask: How much?
- Little | gain < 0.05
- Much | gain > 0.05`;
const lesson = (
  question = CHOICE,
  goal = 'gain > 0.4',
  more = '',
  said = '[[gain]]',
  expected = 'gain < 0.2',
) =>
  `${HEAD}\n\`\`\`${question}\n\`\`\`\n\n\`\`\`reveal\n\`\`\`\nIt is ${said}.\n
\`\`\`try\nscenario: #/alf\nsliders: ta\n${more}goal: Make it large. | ${goal}\n\`\`\`\n
\`\`\`expect\n#/alf | ${expected}\n\`\`\`\n`;

test('a good lesson: each step says what was found, and the goal at which setting', async () => {
  expect(await found(lesson())).toMatchInlineSnapshot(`
    [
      "✓ Step 1, question “q1”: the answer is: Much.",
      "✓ Step 2, try it: the goal was reached at Ta = 0 ms: Gain by not waiting G 100%.",
      "✓ Numbers in the text: 1 computed.",
      "✓ Expected in line 29: it holds: gain 10%.",
    ]
  `);
});

test.each([
  [
    'both options hold',
    lesson(CHOICE.replace('gain > 0.05', 'gain > 0.01').replace('< 0.05', '< 0.5')),
    'Step 1',
    'Options 1 and 2 both hold: 10%.',
  ],
  ['no option holds', lesson(CHOICE.replace('gain > 0.05', 'gain > 0.5')), 'Step 1', 'No option holds: 10%.'],
  [
    'a number off its scale',
    lesson(question('number', 'measure: gain', 'from: 0.5', 'to: 1')),
    'Step 1',
    '10% is measured, and the scale goes from 50% to 100%.',
  ],
  [
    'a curve off its axis',
    lesson(question('sketch', 'measure: gain', 'over: ta 1..50', 'range: 0..0.5')),
    'Step 1',
    'the curve leaves the axis from 0% to 50%: it is 100% at 1 ms.',
  ],
  [
    'things that are the same',
    lesson(question('order', 'measure: gain', '- One | #/alf', '- Same | #/alf?w=8', '- Less | #/alf?ta=20')),
    'Step 1',
    'the runs do not tell apart “One” and “Same”: either order counts.',
  ],
  [
    'bars beside the values',
    lesson(question('bars', 'measure: gain', '- a | 0..0.01', '- b | 0.02..0.03')),
    'Step 1',
    '100% of the runs lie in no bar.',
  ],
  [
    'a value that is nowhere',
    lesson(question('place', 'across: d 10..100', 'up: ta 5..40', 'find: gain = 3', 'within: 0.1')),
    'Step 1',
    'It is 300% nowhere here.',
  ],
  [
    'a point beside the plane',
    lesson(question('place', 'against: #/alf?ta=5', 'across: gain 0.5..1', 'up: total_time_in_order 0..1')),
    'Step 1',
    'the point lies outside the plane: gain is 10%, and its side goes from 50% to 100%.',
  ],
  [
    'packets that are all the same',
    lesson(question('mark', 'best: max gain over lose 1..4')),
    'Step 1',
    'the packets are all the same: no mark is better than another.',
  ],
  [
    'a goal that no setting reaches',
    lesson(CHOICE, 'gain > 20000'),
    'Step 2',
    'the nearest is at Ta = 0 ms: Gain by not waiting G 100%.',
  ],
  [
    'a slider that is none',
    lesson().replace('sliders: ta', 'sliders: ta dd'),
    'Step 2',
    'its slider “dd” is no parameter.',
  ],
  [
    'a goal reached at the start',
    lesson(CHOICE, 'gain < 0.4'),
    'Step 2',
    'the goal is reached at the start already.',
  ],
  [
    'a solution that is none',
    lesson(CHOICE, undefined, 'solution: #/alf?ta=20\n'),
    'Step 2',
    'its solution does not reach the goal at Ta = 20 ms: Gain by not waiting G 5.01%.',
  ],
  [
    'a solution beyond the sliders',
    lesson(CHOICE, undefined, 'solution: #/alf?ta=1&d=50\n'),
    'Step 2',
    'its solution sets what no slider does: One-way delay.',
  ],
  [
    'an expectation that fails',
    lesson(CHOICE, undefined, undefined, undefined, 'gain > 0.2'),
    'Expected in line',
    'it does not hold: gain 10%.',
  ],
])('%s', async (_, text, where, words) => {
  const faults = (await found(text)).filter((each) => each.startsWith('✗'));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(where);
  expect(faults[0]).toContain(words);
});

function question(kind: string, ...lines: readonly string[]): string {
  return [`predict ${kind}`, 'id: q1', 'scenario: #/alf', 'ask: What?', ...lines].join('\n');
}

test('the search goes along several sliders, and nearer where the goal is small', async () => {
  const small = lesson(CHOICE, 'gain 0.3..0.31').replace('sliders: ta', 'sliders: ta l');
  const facts = factsOf((link) => Math.max(0, 1 - Math.abs(ta(link) - 33) / 10) * loss(link));
  const [, goal] = await found(small, facts);
  expect(goal).toMatch(/^✓ .*the goal was reached at/);
});

test('a setting that the goal names is tried, and no more than are told', async () => {
  const named = lesson(CHOICE, 'd = 13 & gain > 0.4').replace('sliders: ta', 'sliders: d ta');
  const [, goal] = await found(named);
  expect(goal).toContain('✓ Step 2, try it: the goal was reached at Ta = 0 ms and D = 13 ms:');
  const never = lesson(CHOICE, 'gain > 20000').replace('sliders: ta', 'sliders: d ta l w r');
  expect((await found(never))[1]).toContain('not reached (settings tried: 80)');
});

test('a simulation that fails is a fault of its step, and the others are checked', async () => {
  const facts = factsOf((link) => {
    if (ta(link) !== 10) throw new Error('The worker is gone.');
    return gain(link);
  });
  expect((await found(lesson(), facts)).filter((each) => each.startsWith('✗'))).toEqual([
    '✗ Step 2, try it: The worker is gone.',
  ]);
});

test('a check that is stopped ends, also while it waits, and another one computes what the first did not', async () => {
  let isSlow = true;
  const facts = new Facts(
    { submit: () => ({ cancel: () => undefined }) },
    async () => async (_, link, runs) =>
      isSlow
        ? new Promise(() => undefined)
        : Array.from({ length: runs ?? 4 }, () => Array<number>(80).fill(gain(link))),
  );
  const stop = new AbortController();
  const first = found(lesson(), facts, stop.signal);
  setTimeout(() => {
    stop.abort();
    facts.leave();
  }, 20);
  await expect(first).rejects.toThrow();
  isSlow = false;
  expect(await found(lesson(), facts)).toHaveLength(4);
});
