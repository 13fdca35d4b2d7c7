// Checks that the goal of free play can be reached with the sliders that the lesson offers: by its own solution, or by a search.

import type { LabId, Param } from '#pkg/params.ts';
import { differingParams, paramValueWords } from '../../bench/differences/differingParams.ts';
import { fullName } from '../../bench/results/table.ts';
import { scenarioIn } from '../../bench/rows/rows.ts';
import { joinWords } from '../../notation/joinWords.ts';
import { encodeValue } from '../../scenario/encode.ts';
import { paramsOf, settle, type Value, valueIn } from '../../scenario/values.ts';
import { type Facts, labOf, namedIn, valuesIn, withText } from '../facts/facts.ts';
import { shownValue } from '../facts/shown.ts';
import { waitForRuns } from '../facts/waitForResult.ts';
import type { Try } from '../read/lesson.ts';
import { holdsOf, namesOf, type Predicate, shortfallOf } from '../read/predicate.ts';
import type { CheckResult } from './result.ts';

/** The most settings that the search computes. */
const TRIED_AT_MOST = 80;
/** The number of values tried along a slider, with both ends. */
const PLACES = 7;

interface Setting {
  readonly link: string;
  readonly isReached: boolean;
  readonly short: number;
}

type Goal = Try & { readonly reached: Predicate };

export async function goalResult(
  facts: Facts,
  free: Try,
  signal: AbortSignal,
  onTried: (count: number) => void = () => undefined,
): Promise<CheckResult> {
  const lab = labOf(free.scenario);
  const { reached } = free;
  if (lab === null) return { words: 'its scenario opens no laboratory.', isFault: true };
  if (reached === null) return { words: 'there is no goal to be reached.', isFault: false };
  const goal = { ...free, reached };
  const unknown = namesOf(reached).find((name) => namedIn(free.scenario, name) === null);
  if (unknown !== undefined) return { words: `“${unknown}” measures nothing.`, isFault: true };
  const unset = free.sliders.find((id) => !paramsOf(lab).some((param) => param.id === id));
  if (unset !== undefined) return { words: `its slider “${unset}” is no parameter.`, isFault: true };
  let count = 0;
  const at = async (link: string): Promise<Setting> => {
    const runs = { scenario: link, against: free.against };
    await waitForRuns(facts, [runs], signal);
    const of = (name: string) => valuesIn(facts, runs, name) ?? [];
    count += 1;
    onTried(count);
    return { link, isReached: holdsOf(reached, of) === 'yes', short: shortfallOf(reached, of) };
  };
  const start = await at(free.scenario);
  if (start.isReached) return { words: 'the goal is reached at the start already.', isFault: true };
  const told = (link: string) => `${settingWords(lab, free.scenario, link)}: ${numbers(facts, goal, link)}`;
  const solution = await solutionResult(goal, lab, at, told);
  if (solution !== null) return solution;
  const best = await nearest(goal, lab, start, at);
  if (best.isReached) return { words: `the goal was reached ${told(best.link)}.`, isFault: false };
  return {
    words: `the goal was not reached (settings tried: ${count}); the nearest is ${told(best.link)}.${untold(goal, lab)}`,
    isFault: true,
  };
}

type MeasureAt = (link: string) => Promise<Setting>;

/** The result for the lesson's own solution; null if it has none. */
async function solutionResult(
  { solution, scenario, sliders }: Goal,
  lab: LabId,
  at: MeasureAt,
  told: (link: string) => string,
): Promise<CheckResult | null> {
  if (solution === null) return null;
  if (labOf(solution) !== lab) return { words: 'its solution is of another laboratory.', isFault: true };
  const moved = differingParams(lab, scenarioIn(lab, scenario), scenarioIn(lab, solution));
  const beyond = moved.filter(({ id }) => !sliders.includes(id)).map(({ name }) => name);
  if (beyond.length > 0)
    return { words: `its solution sets what no slider does: ${joinWords(beyond)}.`, isFault: true };
  const { isReached } = await at(solution);
  return isReached
    ? { words: `the goal was reached ${told(solution)}.`, isFault: false }
    : { words: `its solution does not reach the goal ${told(solution)}.`, isFault: true };
}

/** The setting nearest to the goal: searched along one slider after another from the best so far, with smaller steps when no
    setting is better. */
async function nearest(
  { scenario, sliders, reached }: Goal,
  lab: LabId,
  start: Setting,
  at: MeasureAt,
): Promise<Setting> {
  const offered = paramsOf(lab).filter(({ id }) => sliders.includes(id));
  const named = new Map(offered.flatMap((param) => namedPlaces(param, reached)));
  const params = offered.filter(({ id }) => !named.has(id));
  const first = [...named].reduce((link, [id, value]) => withText(link, id, encodeValue(value)), scenario);
  const seen = new Set([scenario, first]);
  let best = first === scenario ? start : await at(first);
  if (best.isReached) return best;
  for (let zoom = 1; zoom <= 64; ) {
    const before = best;
    for (const param of params) {
      const now = valueIn(scenarioIn(lab, best.link), param.id);
      for (const value of placesAlong(param, now, zoom)) {
        const link = withText(best.link, param.id, encodeValue(value));
        if (seen.has(link)) continue;
        if (seen.size >= TRIED_AT_MOST) return best;
        seen.add(link);
        const next = await at(link);
        if (next.isReached) return next;
        if (next.short < best.short) best = next;
      }
    }
    if (best === before) zoom *= 2;
  }
  return best;
}

/** The value at which the goal itself fixes this parameter, as `d = 10` does; empty if it fixes none. */
function namedPlaces({ id, values }: Param, reached: Predicate): readonly [string, Value][] {
  if (values.kind !== 'number') return [];
  return reached.flatMap((condition): [string, Value][] => {
    const { of } = condition;
    if (of.first !== id || of.by !== null || !('is' in condition) || condition.is !== '=') return [];
    return typeof condition.than === 'number' ? [[id, settle(values, condition.than)]] : [];
  });
}

/** The values to try of a parameter: over its whole slider first, with larger `zoom` closer to the value `now`. */
function placesAlong({ values }: Param, now: Value, zoom: number): readonly Value[] {
  if (values.kind === 'choice') return values.options.map(({ id }) => id);
  if (values.kind !== 'number') return [];
  const { from, to, spread } = {
    spread: 'even' as const,
    ...(values.track ?? { from: values.min, to: values.max }),
  };
  const isRatio = from > 0 && (spread === 'ratio' || values.scale === 'log');
  const [up, down] = isRatio ? [Math.log, Math.exp] : [(x: number) => x, (x: number) => x];
  const [first, last] = [up(from), up(to)];
  const middle = typeof now === 'number' && zoom > 1 ? up(Math.max(now, from)) : (first + last) / 2;
  const shares = Array.from({ length: PLACES }, (_, place) => place / (PLACES - 1) - 0.5);
  const places = shares.map((share) => middle + (share * (last - first)) / zoom);
  return [...new Set(places.map((x) => settle(values, down(Math.min(last, Math.max(first, x))))))];
}

/** The parameters that differ from the start: "at Ta = 25 ms and Loss = 30%". */
function settingWords(lab: LabId, start: string, link: string): string {
  const values = scenarioIn(lab, link);
  const moved = differingParams(lab, scenarioIn(lab, start), values);
  if (moved.length === 0) return 'at the start';
  return `at ${joinWords(moved.map((param) => paramValueWords(param, valueIn(values, param.id), ' =')))}`;
}

function numbers(facts: Facts, { against, reached }: Goal, link: string): string {
  return [...new Set(namesOf(reached))]
    .flatMap((name) => {
      const named = namedIn(link, name);
      const shown = shownValue(facts, { first: name, by: null, second: null }, { scenario: link, against });
      // only measures: the parameters are in settingWords already
      return named === null || shown === null || !('meaning' in named)
        ? []
        : [`${fullName(named)} ${shown.words}`];
    })
    .join(', ');
}

/** A sentence about offered parameters that are texts, along which the search does not go; empty if there are none. */
function untold({ sliders }: Goal, lab: LabId): string {
  const texts = paramsOf(lab).filter(({ id, values }) => sliders.includes(id) && values.kind === 'text');
  return texts.length === 0
    ? ''
    : ` Nothing was typed as ${joinWords(texts.map(({ name }) => name))}: give a “solution”.`;
}
