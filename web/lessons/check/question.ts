// Checks that a reader can give the right answer to a question: the computed one is among the options, on the scale, or in a bar.

import { joinWords } from '../../notation/joinWords.ts';
import { estimate } from '../../sim/estimate.ts';
import { type Facts, namedIn, valuesIn } from '../facts/facts.ts';
import { scaleOf, valuesOf, withUnit } from '../facts/shown.ts';
import { waitForResult } from '../facts/waitForResult.ts';
import { curveOf } from '../judge/curve.ts';
import { bestMarks, needsOf, sharesOf, verdictOf } from '../judge/judge.ts';
import { firstWrongPair } from '../judge/order.ts';
import { sideWords } from '../judge/place.ts';
import { anyAnswer, PARTS } from '../read/answer.ts';
import type {
  BarsQuestion,
  NumberQuestion,
  OrderQuestion,
  PointQuestion,
  Question,
  SketchQuestion,
} from '../read/lesson.ts';
import { numbersInQuestion } from '../read/used.ts';
import type { CheckResult } from './result.ts';

export async function questionResult(
  facts: Facts,
  question: Question,
  signal: AbortSignal,
): Promise<CheckResult> {
  const unknown = numbersInQuestion(question).find(({ name, runs }) => namedIn(runs.scenario, name) === null);
  if (unknown !== undefined) return { words: `“${unknown.name}” measures nothing.`, isFault: true };
  const verdict = await waitForResult(
    facts,
    needsOf(question),
    () => verdictOf(facts, question, anyAnswer(question)),
    signal,
  );
  // no option of a choice is the only right one, or the surface never takes the value: the verdict says why
  const isOpen = (question.kind === 'choice' || question.kind === 'place') && verdict.level === 'open';
  if (isOpen) return { words: ended(verdict.measured), isFault: true };
  const fault = faultOf(facts, question);
  return fault === null
    ? { words: `the answer is: ${ended(verdict.measured)}`, isFault: false }
    : { words: fault, isFault: true };
}

function ended(words: string): string {
  return /[.?!]$/.test(words) ? words : `${words}.`;
}

const NONE = 'what is asked has no value in these runs.';

function faultOf(facts: Facts, question: Question): string | null {
  switch (question.kind) {
    case 'number':
      return numberFault(facts, question);
    case 'sketch':
      return sketchFault(facts, question);
    case 'order':
      return orderFault(facts, question);
    case 'bars':
      return barsFault(facts, question);
    case 'place':
      return question.over === 'measures' ? pointFault(facts, question) : null;
    case 'mark':
      return bestMarks(facts, question)?.best.length === question.count
        ? 'the packets are all the same: no mark is better than another.'
        : null;
    case 'choice':
      return null;
  }
}

function numberFault(facts: Facts, question: NumberQuestion): string | null {
  const { measure, scenario, from, to, within } = question;
  const { mean, ci95 } = estimate(valuesOf(facts, measure, question) ?? []);
  if (!Number.isFinite(mean)) return NONE;
  if (mean >= from - within && mean <= to + within) return null;
  const words = (value: number, half = 0) => withUnit(value, half, scaleOf(scenario, measure));
  return `${words(mean, ci95 ?? 0)} is measured, and the scale goes from ${words(from)} to ${words(to)}.`;
}

function sketchFault(facts: Facts, question: SketchQuestion): string | null {
  const { measure, scenario, over, low, high } = question;
  const points = curveOf(facts, question) ?? [];
  if (!points.some(({ y }) => Number.isFinite(y))) return NONE;
  // a point is out of the axis only with its whole interval: otherwise the curve can be drawn
  const out = points.find(({ y, half }) => y + half < low || y - half > high);
  if (out === undefined) return null;
  const words = (value: number, half = 0) => withUnit(value, half, scaleOf(scenario, measure));
  const place = withUnit(out.x, 0, scaleOf(scenario, { first: over, by: null, second: null }));
  return `the curve leaves the axis from ${words(low)} to ${words(high)}: it is ${words(out.y, out.half)} at ${place}.`;
}

function pointFault(facts: Facts, question: PointQuestion): string | null {
  const { scenario } = question;
  for (const side of [question.across, question.up]) {
    const { mean, ci95 } = estimate(valuesIn(facts, { scenario, against: null }, side.of) ?? []);
    if (!Number.isFinite(mean)) return NONE;
    if (mean + (ci95 ?? 0) >= side.from && mean - (ci95 ?? 0) <= side.to) continue;
    const words = (value: number) => sideWords(scenario, side, value);
    return `the point lies outside the plane: ${side.of} is ${words(mean)}, and its side goes from ${words(side.from)} to ${words(side.to)}.`;
  }
  return null;
}

function orderFault(facts: Facts, { items, isLargestFirst }: OrderQuestion): string | null {
  const values = items.map(({ measure, runs }) => valuesOf(facts, measure, runs) ?? []);
  if (values.some((each) => !Number.isFinite(estimate(each).mean))) return NONE;
  const same = items.flatMap((item, at) =>
    items.slice(at + 1).flatMap((other, behind) => {
      const pair = [at, at + 1 + behind];
      const isEither = [pair, pair.toReversed()].every(
        (order) => firstWrongPair(values, order, isLargestFirst) === null,
      );
      return isEither ? [`“${item.words}” and “${other.words}”`] : [];
    }),
  );
  return same.length === 0 ? null : `the runs do not tell apart ${joinWords(same)}: either order counts.`;
}

function barsFault(facts: Facts, question: BarsQuestion): string | null {
  const shares = sharesOf(facts, question) ?? [];
  const rest = 1 - shares.reduce((sum, { share }) => sum + share, 0);
  // a rest of less than half a part is not visible
  if (rest < 0.5 / PARTS) return null;
  const whose = question.ofPackets === null ? 'runs' : 'packets';
  return Number.isFinite(rest)
    ? `${withUnit(rest, 0, { unit: 'share', isPercent: true })} of the ${whose} lie in no bar.`
    : NONE;
}
