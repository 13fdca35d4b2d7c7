// Finds a goal for the free play of a lesson from two kept scenarios: one that a single control reaches, as simulations confirm.

import type { Param } from '#pkg/params.ts';
import { uncapital } from '../../notation/capital.ts';
import { encodeValue } from '../../scenario/encode.ts';
import { type Value, valueIn } from '../../scenario/values.ts';
import { type Facts, valuesIn, withText } from '../facts/facts.ts';
import { waitForRuns } from '../facts/waitForResult.ts';
import type { Runs } from '../read/lesson.ts';
import { holdsOf, namesOf, predicateIn } from '../read/predicate.ts';
import {
  type ComparedMeasure,
  type Goal,
  type ReachedGoal,
  type ScenarioPair,
  slidersOf,
  valuesAt,
} from './fromKept.ts';

/** The most scenarios that are computed in the search. */
const TRIED_AT_MOST = 10;

/** The first goal that a single control reaches; null if none does. */
export async function goalOf(
  facts: Facts,
  pair: ScenarioPair,
  compared: ComparedMeasure,
): Promise<ReachedGoal | null> {
  for (const solution of placesOf(pair)) {
    const runs = { scenario: solution, against: pair.second.text };
    if (!(await hasRows(facts, runs))) continue;
    for (const goal of goalsOf(compared)) {
      const holds = predicateIn(goal.condition);
      const values = new Map(namesOf(holds).map((name) => [name, valuesIn(facts, runs, name) ?? []]));
      if (holdsOf(holds, (name) => values.get(name) ?? []) === 'yes') return { ...goal, solution };
    }
  }
  return null;
}

/** The goals to try: to change the measure further in the direction of the difference, or in either without one. */
function goalsOf({ measure: { id, name, side }, sign, most }: ComparedMeasure): readonly Goal[] {
  const what = `the ${uncapital(name)}${side === '' ? '' : ` ${side}`}`;
  const by = most === null ? '' : ` by more than ${most.words}`;
  const raised = { words: `Raise ${what}${by} above`, condition: `${id} > ${most?.number ?? 0}` };
  const lower = most === null ? '0' : `-${most.number}`;
  const lowerGoal = { words: `Lower ${what}${by} below`, condition: `${id} < ${lower}` };
  if (sign === 0) return [raised, lowerGoal];
  return [sign > 0 ? raised : lowerGoal];
}

/** The scenarios to try: each slider at its ends, the one beyond the second scenario first, and each other choice. */
function placesOf(pair: ScenarioPair): readonly string[] {
  const [mine, theirs] = valuesAt(pair);
  const links = slidersOf(pair).flatMap((param) =>
    placesAlong(param, valueIn(mine, param.id), valueIn(theirs, param.id)).map((value) =>
      withText(pair.first.text, param.id, encodeValue(value)),
    ),
  );
  return [...new Set(links)].slice(0, TRIED_AT_MOST);
}

function placesAlong({ values }: Param, first: Value, second: Value): readonly Value[] {
  if (values.kind === 'choice')
    return values.options.map(({ id }) => id).filter((id) => id !== first && id !== second);
  if (values.kind !== 'number') return [];
  const { from, to } = values.track ?? { from: values.min, to: values.max };
  const isUp = typeof first === 'number' && typeof second === 'number' && second > first;
  return (isUp ? [to, from] : [from, to]).filter((value) => value !== first && value !== second);
}

/** Waits for the runs of both scenarios; false if they cannot be computed. */
function hasRows(facts: Facts, runs: Runs): Promise<boolean> {
  return waitForRuns(facts, [runs]).then(
    () => true,
    () => false,
  );
}
