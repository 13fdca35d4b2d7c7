// A lesson from two kept scenarios of one laboratory: what does the change do? Its numbers are computed, and its right
// answer is the sign of the difference, run by run.

import { LABS, type LabId } from '#pkg/params.ts';
import { differing } from '../../bench/differences/differing.ts';
import { keptName } from '../../bench/differences/keptName.ts';
import { fullName, type Measure, measuresOf } from '../../bench/results/table.ts';
import { decode } from '../../scenario/decode.ts';
import { isKnown } from '../../scenario/tables.ts';
import { defaultsOf } from '../../scenario/values.ts';
import { estimate } from '../../sim/estimate.ts';
import { type Facts, labOf, valuesIn } from '../facts/facts.ts';
import { shownOf } from '../facts/shown.ts';

export interface Kept {
  readonly text: string;
  /** Empty if it was given none. */
  readonly name: string;
}

/** What both are called where their differences are told. */
export interface Pair {
  readonly lab: LabId;
  readonly first: Kept;
  readonly second: Kept;
}

/** A measure of both: "Completion time: 18.4 s, then 12.4 s". */
export interface Compared {
  readonly measure: Measure;
  readonly words: string;
  /** Of the second against the first; 0 where the interval holds 0. */
  readonly sign: -1 | 0 | 1;
}

/** The laboratory of both; null if they are of two. */
export function pairOf(first: Kept, second: Kept): Pair | null {
  const [lab, other] = [labOf(first.text), labOf(second.text)];
  return lab === null || lab !== other ? null : { lab, first, second };
}

/** A kept scenario by its own name, or by what it has beside the defaults. */
export function calledIn(kept: Kept): string {
  if (kept.name !== '') return kept.name;
  const lab = labOf(kept.text);
  const name = LABS.find(({ id }) => id === lab)?.name ?? '';
  if (lab === null || !isKnown(lab)) return name;
  const { scenario } = decode(kept.text);
  const own = scenario?.lab === lab ? keptName(lab, scenario.values, defaultsOf(lab)) : '';
  return own === '' ? name : `${name}, ${own}`;
}

/** All measures of both, those first that differ beyond their interval; null while the runs have not come. */
export function comparedOf(facts: Facts, { lab, first, second }: Pair): readonly Compared[] | null {
  const [before, after] = [first, second].map(({ text }) => ({ scenario: text, against: null }));
  if (before === undefined || after === undefined || facts.rows(first.text) === null) return null;
  if (facts.rows(second.text) === null) return null;
  const all = measuresOf(lab).flatMap((measure): Compared[] => {
    const expression = { first: measure.id, by: null, second: null };
    const shown = [before, after].map((runs) => shownOf(facts, expression, runs)?.words ?? '');
    const by = estimate(valuesIn(facts, { scenario: second.text, against: first.text }, measure.id) ?? []);
    if (!Number.isFinite(by.mean)) return [];
    const isClear = Math.abs(by.mean) > (by.ci95 ?? 0);
    return [
      {
        measure,
        words: `${sidedName(measure)}: ${shown.join(', then ')}`,
        sign: isClear ? (by.mean > 0 ? 1 : -1) : 0,
      },
    ];
  });
  return [...all.filter(({ sign }) => sign !== 0), ...all.filter(({ sign }) => sign === 0)];
}

function sidedName(measure: Measure): string {
  const name = fullName(measure);
  return measure.side === '' ? name : `${name}, ${measure.side}`;
}

/** The text of the lesson. */
export function lessonFrom({ lab, first, second }: Pair, { measure, sign }: Compared): string {
  const [before, after] = [first, second].map(({ text }) => decode(text).scenario?.values);
  const apart =
    before === undefined || after === undefined ? [] : differing(lab, before as never, after as never);
  const sliders = apart.flatMap(({ id, values }) => (values.kind === 'number' ? [id] : [])).slice(0, 4);
  const [one, other] = namesOf(lab, first, second);
  // a name that is quoted fits into any sentence
  const name = `“${sidedName(measure)}”`;
  const [way, mark] = sign < 0 ? ['smaller', '<'] : ['larger', '>'];
  return `---
title: ${one} or ${other}?
minutes: 5
story: The same network twice, with one change. What becomes of ${name}?
goal: Say what the change does to ${name}, and why.
before: What a reader has to know before.
---
Here is a network with **${one}**: ${name} is [[${measure.id} | ${first.text}]].

\`\`\`figure
scenario: ${first.text}
\`\`\`

\`\`\`predict choice
id: change
scenario: ${second.text}
against: ${first.text}
ask: Now **${other}**. What becomes of ${name}?
- It falls | ${measure.id} < 0
- It stays as it is | ${measure.id} = 0
- It rises | ${measure.id} > 0
revote: yes
\`\`\`

\`\`\`reveal
\`\`\`
It was [[${measure.id} | ${first.text}]] and is [[${measure.id} | ${second.text}]]. Say here in two sentences what happens in the network.

\`\`\`explain
ask: Why does it change like that?
look-for: first point; second point
\`\`\`

\`\`\`try
scenario: ${first.text}
against: ${second.text}
sliders: ${sliders.join(' ')}
goal: Go further: make ${name} ${way} than with ${other}. | ${measure.id} ${mark} 0
\`\`\`

\`\`\`teacher
misconception: What most will say, and why.
say: What to ask in the room before the vote.
\`\`\`
${sign === 0 ? '' : `\n\`\`\`expect\n${second.text} | ${first.text} | ${measure.id} ${mark} 0\n\`\`\`\n`}`;
}

/** Short names of the two: their own, or what sets each apart from the other. */
function namesOf(lab: LabId, first: Kept, second: Kept): [string, string] {
  const [one, other] = [decode(first.text).scenario, decode(second.text).scenario];
  const isKnownPair = one?.lab === lab && other?.lab === lab;
  const apart = (own: typeof one, of: typeof one, otherwise: string) =>
    (isKnownPair && keptName(lab, own?.values as never, of?.values as never)) || otherwise;
  return [
    first.name || apart(one, other, 'the first setting'),
    second.name || apart(other, one, 'the second setting'),
  ];
}
