// Makes a lesson from two kept scenarios of one laboratory, which asks what the change does to a measure. The right answer is the
// sign of the paired difference over the runs.

import { LABS, type LabId, type Param, type Scenarios } from '#pkg/params.ts';
import { differingParams, paramValueWords } from '../../bench/differences/differingParams.ts';
import { fullName, type Measure, measuresOf } from '../../bench/results/table.ts';
import { valueWords } from '../../controls/valueWords.ts';
import { capital, uncapital } from '../../notation/capital.ts';
import { joinWords } from '../../notation/joinWords.ts';
import { decode } from '../../scenario/decode.ts';
import { encode } from '../../scenario/encode.ts';
import { isTableLoaded, tableOf } from '../../scenario/tables.ts';
import { defaultsOf, paramsOf, type Value, valueIn } from '../../scenario/values.ts';
import { estimate } from '../../sim/estimate.ts';
import { type Facts, labOf, valuesIn } from '../facts/facts.ts';
import { withFigure } from '../facts/figureOf.ts';
import { differenceWords, type Scale, scaleOf, shownValue } from '../facts/shown.ts';
import { withKept } from '../facts/withKept.ts';
import { roundUp } from '../judge/scale.ts';
import { PLACEHOLDERS } from './placeholders.ts';

export interface KeptScenario {
  readonly text: string;
  /** The name that the reader gave it; empty without one. */
  readonly name: string;
}

/** Two scenarios of one laboratory, each without the scenario that it was compared with. */
export interface ScenarioPair {
  readonly lab: LabId;
  readonly first: KeptScenario;
  readonly second: KeptScenario;
}

/** A measure in both scenarios; in words: "Completion time: 18.4 s, then 12.4 s". */
export interface ComparedMeasure {
  readonly measure: Measure;
  readonly words: string;
  /** The sign of the difference, second minus first; 0 if its 95% interval contains 0. */
  readonly sign: -1 | 0 | 1;
  /** If the interval contains 0 and other values: a round number that bounds the difference; otherwise null. */
  readonly most: DifferenceBound | null;
}

interface DifferenceBound {
  /** The bound in a condition: "0.02". */
  readonly number: string;
  /** The bound in words: "2 points". */
  readonly words: string;
}

export interface Goal {
  /** The goal in words, up to the value it is compared with: "Raise the gain above". */
  readonly words: string;
  readonly condition: string;
}

export interface ReachedGoal extends Goal {
  /** A scenario that reaches the goal. */
  readonly solution: string;
}

/** The pair of two kept scenarios; null if no lesson can be made of them. */
export function pairOf(first: KeptScenario, second: KeptScenario): ScenarioPair | null {
  const lab = labOf(first.text);
  return lab === null || refusalOf(first, second) !== null
    ? null
    : { lab, first: withoutCompared(first), second: withoutCompared(second) };
}

/** Why no lesson can be made of two kept scenarios; null if one can, as far as known before their laboratory's table is loaded. */
export function refusalOf(first: KeptScenario, second: KeptScenario): string | null {
  const lab = labOf(first.text);
  if (lab === null || lab !== labOf(second.text)) return 'Choose two scenarios of one laboratory.';
  if (first.text === second.text) return 'Choose two different scenarios.';
  if (!isTableLoaded(lab)) return null;
  const [one, other] = [scenarioValues(lab, first), scenarioValues(lab, second)];
  // a compared scenario is measured on the same bench
  if (valueIn(one, 'bench') !== valueIn(other, 'bench'))
    return 'An arrival order and a path cannot be compared: choose two orders, or two paths.';
  return differingParams(lab, one, other).length === 0
    ? 'Both scenarios measure the same: only the figure that they show differs.'
    : null;
}

/**
 * The scenario without the one that it was compared with, which would give the answer away. Unchanged until its laboratory's
 * table is loaded.
 */
export function withoutCompared(kept: KeptScenario): KeptScenario {
  const lab = labOf(kept.text);
  if (lab === null || !isTableLoaded(lab)) return kept;
  const text = encode(lab, { ...scenarioValues(lab, kept), keep: '' } as never);
  const { opening } = tableOf(lab);
  // a link without parameters gets those that it opens, so that the author sees them
  return { text: text.includes('?') || opening === '' ? text : `${text}?${opening}`, name: kept.name };
}

/** The name of a kept scenario; without one, the parameters that distinguish it from others of its laboratory in the list. */
export function nameAmong(kept: KeptScenario, others: readonly KeptScenario[]): string {
  if (kept.name !== '') return kept.name;
  const lab = labOf(kept.text);
  const name = LABS.find(({ id }) => id === lab)?.name ?? '';
  if (lab === null || !isTableLoaded(lab)) return name;
  const values = scenarioValues(lab, kept);
  const apart = paramsOf(lab).filter((param) =>
    [
      defaultsOf(lab),
      ...others.filter(({ text }) => labOf(text) === lab).map((other) => scenarioValues(lab, other)),
    ].some((other) => differingParams(lab, values, other).includes(param)),
  );
  const said = apart.slice(0, NAMED).map((param) => paramValueWords(param, valueIn(values, param.id)));
  return [name, ...said].join(', ');
}

/** The most parameters in such a name. */
const NAMED = 2;

function scenarioValues<L extends LabId>(lab: L, { text }: KeptScenario): Readonly<Scenarios[L]> {
  const { scenario } = decode(text);
  return scenario?.lab === lab ? (scenario.values as Readonly<Scenarios[L]>) : defaultsOf(lab);
}

/** All measures of both scenarios, first those whose difference exceeds its interval; null until the runs are known. */
export function comparedOf(
  facts: Facts,
  { lab, first, second }: ScenarioPair,
): readonly ComparedMeasure[] | null {
  const [before, after] = [first, second].map(({ text }) => ({ scenario: text, against: null }));
  if (before === undefined || after === undefined || facts.rows(first.text) === null) return null;
  if (facts.rows(second.text) === null) return null;
  const all = measuresOf(lab).flatMap((measure): ComparedMeasure[] => {
    const expression = { first: measure.id, by: null, second: null };
    const shown = [before, after].map((runs) => shownValue(facts, expression, runs)?.words ?? '');
    const by = estimate(valuesIn(facts, { scenario: second.text, against: first.text }, measure.id) ?? []);
    if (!Number.isFinite(by.mean)) return [];
    const isClear = Math.abs(by.mean) > (by.ci95 ?? 0);
    return [
      {
        measure,
        words: `${sidedName(measure)}: ${shown.join(', then ')}`,
        sign: isClear ? (by.mean > 0 ? 1 : -1) : 0,
        most: isClear ? null : boundFor(Math.abs(by.mean) + (by.ci95 ?? 0), scaleOf(second.text, expression)),
      },
    ];
  });
  return [...all.filter(({ sign }) => sign !== 0), ...all.filter(({ sign }) => sign === 0)];
}

/** The tolerance for rounding, within which a difference counts as zero. */
const ROUNDING = 1e-9;

/** The next round number (1, 2 or 5 times a power of ten) from a bound; null for a bound of 0: no run differs. */
function boundFor(bound: number, scale: Scale): DifferenceBound | null {
  if (bound < ROUNDING) return null;
  const { times, power } = roundUp(bound);
  const number = (times * 10 ** power)
    .toFixed(Math.max(0, -power))
    .replace(/\.0+$/, '')
    .replace(/(\.\d*[1-9])0+$/, '$1');
  return { number, words: differenceWords(Number(number), 0, scale).replace('+', '') };
}

function sidedName(measure: Measure): string {
  const name = fullName(measure);
  return measure.side === '' ? name : `${name}, ${measure.side}`;
}

/**
 * The text of the lesson. It shows no figure before the question, because many show what other settings give. `figures` are
 * the laboratory's figures by measure; if `goal` is null, the lesson has no free play.
 */
export function lessonFrom(
  pair: ScenarioPair,
  compared: ComparedMeasure,
  figures: Readonly<Record<string, string>>,
  goal: ReachedGoal | null,
): string {
  const { measure } = compared;
  const { first, second } = pair;
  const apart = pairParams(pair);
  const { title, one, other, changes } = wordsOf(pair, apart);
  const name = uncapital(sidedName(measure));
  const { options, why, holds } = choiceParts(compared);
  const question = withKept({ scenario: second.text, against: first.text });
  const show = withFigure(question, measure, figures);
  return `---
title: ${title}
minutes: 5
story: The same network twice, with ${changes}. What becomes of this number: ${name}?
goal: Say what the ${apart.length > 1 ? 'changes do' : 'change does'} to this number, and why: ${name}.
before: ${PLACEHOLDERS.before}
---
Here is ${first.name === '' ? `a network with **${one}**` : `the network **“${first.name}”**`}. ${sidedName(measure)}: [[${measure.id} | ${first.text}]].

\`\`\`predict choice
id: change
scenario: ${second.text}
against: ${first.text}
ask: Now ${second.name === '' ? `**${other}**` : `the network **“${second.name}”**`}. What becomes of this number: ${name}?
${options.map((option) => `- ${option}`).join('\n')}
revote: yes
\`\`\`

\`\`\`reveal
${show === question ? '' : `show: ${show}\n`}\`\`\`
${sidedName(measure)}: [[${measure.id} | ${first.text}]] before, [[${measure.id} | ${second.text}]] after. ${PLACEHOLDERS.happens}

\`\`\`explain
ask: ${why}
look-for: ${PLACEHOLDERS.points}
\`\`\`

${goal === null ? '' : tryBlock(pair, goal, second.name === '' ? `with ${other}` : `in “${second.name}”`)}\`\`\`teacher
misconception: ${PLACEHOLDERS.misconception}
say: ${PLACEHOLDERS.say}
\`\`\`

\`\`\`expect
${second.text} | ${first.text} | ${holds}
\`\`\`
`;
}

/** The block of free play. `other` names the second scenario: "with a loss rate of 20%", "in “Ten times the loss”". */
function tryBlock(pair: ScenarioPair, { words, condition, solution }: ReachedGoal, other: string): string {
  return `\`\`\`try
scenario: ${pair.first.text}
against: ${pair.second.text}
sliders: ${slidersOf(pair)
    .map(({ id }) => id)
    .join(' ')}
goal: ${words} its value ${other}. | ${condition}
solution: ${solution}
\`\`\`

`;
}

/** The parameter values of both scenarios. */
export function valuesAt({ lab, first, second }: ScenarioPair): readonly [object, object] {
  return [scenarioValues(lab, first), scenarioValues(lab, second)];
}

/** The parameters in which the two scenarios differ, in the order of the table. */
function pairParams({ lab, first, second }: ScenarioPair): readonly Param[] {
  return differingParams(lab, scenarioValues(lab, first), scenarioValues(lab, second));
}

/** The parameters that a reader can change to reach the goal: up to four that differ, sliders first. */
export function slidersOf(pair: ScenarioPair): readonly Param[] {
  const apart = pairParams(pair);
  const isSlider = ({ values }: Param) => values.kind === 'number';
  return [...apart.filter(isSlider), ...apart.filter((param) => !isSlider(param))].slice(0, 4);
}

interface ChoiceParts {
  readonly options: readonly string[];
  readonly why: string;
  /** The condition of the right answer. */
  readonly holds: string;
}

/** The options of the question. If the runs do not tell the difference from zero, the right answer is a small change at most. */
function choiceParts({ measure: { id }, sign, most }: ComparedMeasure): ChoiceParts {
  if (most === null)
    return {
      options: [`It falls | ${id} < 0`, `It stays as it is | ${id} = 0`, `It rises | ${id} > 0`],
      why: sign === 0 ? 'Why does it stay as it is?' : 'Why does it change like that?',
      holds: sign === 0 ? `${id} = 0` : `${id} ${sign < 0 ? '<' : '>'} 0`,
    };
  const { number, words } = most;
  const stays = `${id} -${number}..${number}`;
  return {
    options: [
      `It falls by more than ${words} | ${id} < -${number}`,
      `It changes by ${words} at most, if at all | ${stays}`,
      `It rises by more than ${words} | ${id} > ${number}`,
    ],
    why: 'Why does it change so little?',
    holds: stays,
  };
}

/** Both scenarios in words, by their names or by the parameters that differ ("a random delay of 2 ms"), and the lesson's title. */
function wordsOf({ lab, first, second }: ScenarioPair, apart: readonly Param[]) {
  const [mine, theirs] = [scenarioValues(lab, first), scenarioValues(lab, second)];
  const said = (values: object) =>
    joinWords(apart.map((param) => settingWords(param, valueIn(values, param.id))));
  const names = joinWords(apart.map(({ name }) => uncapital(name)));
  const one = first.name || said(mine);
  const other = second.name || said(theirs);
  const [param] = apart;
  const isNamed = first.name !== '' || second.name !== '';
  const isOne = apart.length === 1 && param !== undefined;
  const title = isOne
    ? `${param.name}: ${valueWords(param, valueIn(mine, param.id))} or ${valueWords(param, valueIn(theirs, param.id))}?`
    : `What do these change: ${names}?`;
  return {
    one,
    other,
    changes: isOne ? 'one change' : `${apart.length} changes: ${names}`,
    title: isNamed ? `${capital(one)} or ${other}?` : title,
  };
}

/** A parameter's value in words: "a random delay of 2 ms", "delay law constant", "no forced losses". */
function settingWords(param: Param, value: Value): string {
  const name = uncapital(param.name);
  if (value === '') return `no ${name}`;
  if (typeof value !== 'number') return `${name} ${valueWords(param, value)}`;
  return `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name} of ${valueWords(param, value)}`;
}
