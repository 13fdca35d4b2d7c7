// Judges an answer by what the simulation measures: a lesson's text holds no right answers.

import { capital } from '../../notation/capital.ts';
import { joinWords } from '../../notation/joinWords.ts';
import { estimate } from '../../sim/estimate.ts';
import { type Facts, RUNS_AT_MOST, valuesIn, withValue } from '../facts/facts.ts';
import { scaleOf, shownValue, valuesOf, withUnit } from '../facts/shown.ts';
import type { Answer } from '../read/answer.ts';
import type {
  BarsQuestion,
  ChoiceQuestion,
  MarkQuestion,
  NumberQuestion,
  OrderQuestion,
  Question,
  Runs,
  SketchQuestion,
} from '../read/lesson.ts';
import { holdsOf, namesOf } from '../read/predicate.ts';
import { drawnShares, judgedBars, packetSharesIn, type Share, sharesIn } from './bars.ts';
import { curveOf, handlesOf, placesOf, runsAt } from './curve.ts';
import { firstWrongPair } from './order.ts';
import { pointVerdict, surfaceVerdict, symbolOf } from './place.ts';
import { surfaceNeeds } from './plane.ts';
import { numberAt } from './scale.ts';
import { featuresOf, levelOf, sentenceOf } from './sketch.ts';
import type { Verdict } from './verdict.ts';

/** The runs from which the right answer to a question is computed. */
export function needsOf(question: Question): readonly Runs[] {
  const { scenario, against } = question;
  if (question.kind === 'order') return question.items.map(({ runs }) => runs);
  if (question.kind === 'sketch') return placesOf(question).map((x) => runsAt(question, x));
  if (question.kind === 'place')
    return question.over === 'parameters'
      ? surfaceNeeds(question)
      : [scenario, ...(against === null ? [] : [against])].map((link) => ({ scenario: link, against: null }));
  if (question.kind === 'bars' && question.ofPackets !== null)
    return [{ scenario, against: null, packets: question.ofPackets.name }];
  if (question.kind !== 'mark') return [{ scenario, against }];
  return marksOf(question).map((mark) => ({
    scenario: withValue(scenario, question.over, mark),
    against: null,
  }));
}

/** The verdict on an answer; null until the runs are known. Asks for more runs if they leave a choice open. */
export function verdictOf(facts: Facts, question: Question, answer: Answer): Verdict | null {
  switch (question.kind) {
    case 'choice':
      return choiceVerdict(facts, question, answer);
    case 'number':
      return numberVerdict(facts, question, answer);
    case 'mark':
      return markVerdict(facts, question, answer);
    case 'order':
      return orderVerdict(facts, question, answer);
    case 'sketch':
      return sketchVerdict(facts, question, answer);
    case 'place':
      return question.over === 'parameters'
        ? surfaceVerdict(facts, question, answer)
        : pointVerdict(facts, question, answer);
    case 'bars':
      return barsVerdict(facts, question, answer);
  }
}

/** The only option that holds; `open` if the runs do not decide it, null until they are known. */
export function optionThatHolds(facts: Facts, question: ChoiceQuestion): number | 'open' | null {
  const held = optionsThatHold(facts, question);
  if (held === null) return null;
  const [only] = held.certain;
  return only === undefined || held.certain.length > 1 ? 'open' : only;
}

interface HoldingOptions {
  /** The options whose conditions hold on the whole 95% intervals. */
  readonly certain: readonly number[];
  /** Whether the interval of some condition lies on both sides of its bound. */
  readonly isOpen: boolean;
}

/** The options that hold; doubles the runs until exactly one is certain, or the limit is reached. Null until they are known. */
function optionsThatHold(facts: Facts, question: ChoiceQuestion): HoldingOptions | null {
  let count: number | null = null;
  for (;;) {
    const found = holding(facts, question, count);
    if (found === null || found.certain.length === 1) return found;
    const known = facts.rows(question.scenario, count)?.length ?? 0;
    // a single run has no interval that more runs could narrow, and some scenarios give no more runs than before
    if (known < 2 || known < (count ?? 0) || known >= RUNS_AT_MOST) return found;
    count = Math.min(RUNS_AT_MOST, 2 * known);
    facts.ask(question, count);
    if (facts.error(question, count) !== null) return found;
  }
}

function holding(facts: Facts, question: ChoiceQuestion, count: number | null): HoldingOptions | null {
  let isMissing = false;
  const of = (name: string) => {
    const values = valuesIn(facts, question, name, count);
    if (values === null) isMissing = true;
    return values ?? [];
  };
  const each = question.options.map(({ holds }) => holdsOf(holds, of));
  if (isMissing) return null;
  return {
    certain: each.flatMap((held, at) => (held === 'yes' ? [at] : [])),
    isOpen: each.includes('open'),
  };
}

function choiceVerdict(facts: Facts, question: ChoiceQuestion, [chosen = 0]: Answer): Verdict | null {
  const held = optionsThatHold(facts, question);
  if (held === null) return null;
  const said = question.options[chosen]?.said ?? '';
  const [right, another] = held.certain;
  if (right === undefined || another !== undefined)
    return { level: 'open', measured: undecided(facts, question, held), compared: said };
  const measured = question.options[right]?.words ?? '';
  return { level: right === chosen ? 'as measured' : 'other', measured, compared: said };
}

/** A sentence that says why no option is right: the intervals overlap, or none or several options hold. */
function undecided(facts: Facts, question: ChoiceQuestion, { certain, isOpen }: HoldingOptions): string {
  if (certain.length === 0 && isOpen) return 'These runs do not decide it: the intervals overlap.';
  const names = [...new Set(question.options.flatMap(({ holds }) => namesOf(holds)))];
  const told = names.flatMap((name) => {
    const shown = shownValue(facts, { first: name, by: null, second: null }, question);
    return shown === null ? [] : [names.length > 1 ? `${name} ${shown.words}` : shown.words];
  });
  const numbers = joinWords(certain.map((at) => at + 1));
  const held =
    certain.length === 0
      ? 'No option holds'
      : `Options ${numbers} ${certain.length === 2 ? 'both' : 'all'} hold`;
  return `${held}: ${told.join(', ')}.`;
}

/** A guess this close to the mean, as a share of it, counts as measured; one within the factor NEAR counts as near. */
const CLOSE = 0.1;
const NEAR = 1.5;

function numberVerdict(facts: Facts, question: NumberQuestion, [step = 0]: Answer): Verdict | null {
  const values = valuesOf(facts, question.measure, question);
  if (values === null) return null;
  const { mean, ci95 } = estimate(values);
  const scale = scaleOf(question.scenario, question.measure);
  const guess = numberAt(question, step);
  const measured = withUnit(mean, ci95 ?? 0, scale);
  if (Math.abs(guess - mean) <= Math.max(ci95 ?? 0, question.within, CLOSE * Math.abs(mean)))
    return { level: 'as measured', measured, compared: '' };
  const ratio = guess / mean;
  const isNear = ratio > 1 / NEAR && ratio < NEAR;
  const factor = ratioWords(ratio);
  return {
    level: isNear ? 'near' : 'other',
    measured,
    compared: factor === null ? '' : `${capital(factor)}.`,
  };
}

/** The ratio of guess to mean in words; null if one of them is zero, or they have different signs. */
function ratioWords(ratio: number): string | null {
  if (!(ratio > 0) || !Number.isFinite(ratio)) return null;
  const times = ratio > 1 ? ratio : 1 / ratio;
  const said = times < 10 ? times.toFixed(1) : times.toFixed(0);
  return ratio > 1 ? `${said} times what was measured` : `What was measured is ${said} times as much`;
}

function marksOf({ count }: MarkQuestion): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

interface BestMarks {
  readonly means: readonly number[];
  readonly most: number;
  readonly best: readonly number[];
}

export function bestMarks(facts: Facts, question: MarkQuestion): BestMarks | null {
  const means: number[] = [];
  for (const { scenario } of needsOf(question)) {
    const values = valuesOf(facts, question.measure, { scenario, against: null });
    if (values === null) return null;
    means.push(estimate(values).mean);
  }
  const most = question.best === 'max' ? Math.max(...means) : Math.min(...means);
  return { means, most, best: means.flatMap((mean, at) => (mean === most ? [at + 1] : [])) };
}

/** The scenario whose figure shows the answer: with the marked packet if it is among the best, otherwise with the first best one. */
export function markedScenario(facts: Facts, question: MarkQuestion, answer: Answer | null): string | null {
  const found = bestMarks(facts, question);
  if (found === null) return null;
  const own = answer?.[0];
  const mark = own !== undefined && found.best.includes(own) ? own : (found.best[0] ?? 1);
  return withValue(question.scenario, question.over, mark);
}

function markVerdict(facts: Facts, question: MarkQuestion, [mark = 1]: Answer): Verdict | null {
  const found = bestMarks(facts, question);
  if (found === null) return null;
  const { means, most, best } = found;
  const scale = scaleOf(question.scenario, question.measure);
  const own = withUnit(means[mark - 1] ?? Number.NaN, 0, scale);
  const measured = `Packet ${joinWords(best, 'or')}: ${withUnit(most, 0, scale)}`;
  return best.includes(mark)
    ? { level: 'as measured', measured, compared: '' }
    : { level: 'other', measured, compared: `That gives ${own}.` };
}

function orderVerdict(facts: Facts, question: OrderQuestion, answer: Answer): Verdict | null {
  const { items, isLargestFirst } = question;
  const values: (readonly number[])[] = [];
  for (const { runs, measure } of items) {
    const found = valuesOf(facts, measure, runs);
    if (found === null) return null;
    values.push(found);
  }
  const means = values.map((each) => estimate(each).mean);
  const sign = isLargestFirst ? 1 : -1;
  const right = items.map((_, at) => at).sort((a, b) => sign * ((means[b] ?? 0) - (means[a] ?? 0)));
  const told = (at: number) => {
    const item = items[at];
    return item === undefined ? '' : (shownValue(facts, item.measure, item.runs)?.words ?? '');
  };
  const name = (at: number) => items[at]?.words ?? '';
  const measured = capital(right.map((at) => `${name(at)} (${told(at)})`).join(', '));
  const wrong = firstWrongPair(values, answer, isLargestFirst);
  if (wrong === null) return { level: 'as measured', measured, compared: '' };
  const [before, behind] = wrong;
  const compared = `You put “${name(before)}” before “${name(behind)}”, but ${told(before)} is ${isLargestFirst ? 'less' : 'more'} than ${told(behind)}.`;
  const isNear = right[0] === answer[0] && right.at(-1) === answer.at(-1);
  return { level: isNear ? 'near' : 'other', measured, compared };
}

/** The precision of heights in sentences, as a share of the axis. */
const FINE = 0.01;

function sketchVerdict(facts: Facts, question: SketchQuestion, answer: Answer): Verdict | null {
  const curve = curveOf(facts, question);
  if (curve === null) return null;
  const { scenario, over } = question;
  const features = featuresOf(curve, handlesOf(question, answer), question);
  const { measured, compared } = sentenceOf(features, {
    value: (value) =>
      withUnit(value, FINE * (question.high - question.low), scaleOf(scenario, question.measure)),
    place: (from, to = from) => {
      const scale = scaleOf(scenario, { first: over, by: null, second: null });
      const begin = from === to ? '' : `${withUnit(from, 0, { ...scale, unit: '' })} to `;
      return `${symbolOf(scenario, over)} = ${begin}${withUnit(to, 0, scale)}`;
    },
  });
  return { level: levelOf(features), measured, compared };
}

/** The measured share of each bar; null until the runs are known. */
export function sharesOf(facts: Facts, question: BarsQuestion): readonly Share[] | null {
  if (question.ofPackets !== null) {
    const rows = facts.rows(question.scenario, null, question.ofPackets.name);
    return rows === null ? null : packetSharesIn(question.bars, rows);
  }
  if (question.measure === null) return null;
  const values = valuesOf(facts, question.measure, question);
  return values === null ? null : sharesIn(question.bars, values);
}

/** A count that stands for the packets of all runs: so many that it leaves no doubt about the median. */
const MANY = 10_000;

function barsVerdict(facts: Facts, question: BarsQuestion, answer: Answer): Verdict | null {
  const shares = sharesOf(facts, question);
  // with so many packets the median is known more precisely than it can be drawn
  const count = question.ofPackets === null ? (facts.rows(question.scenario)?.length ?? 1) : MANY;
  return shares === null ? null : judgedBars(question.bars, shares, drawnShares(answer), count);
}
