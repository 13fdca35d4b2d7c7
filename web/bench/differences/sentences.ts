// What a change of parameters does to the leading result: "Receive window: 8 packets instead of 32. The change lowers the saving: 23% instead of 33%."
// A parameter's name stands by itself, because not every name is a noun that fits into a sentence ("Delayed by"). The
// sentence claims nothing that the interval of the paired difference does not allow.

import type { Param } from '#pkg/params.ts';
import { isOf, unitOf } from '../../controls/value.ts';
import { headingValue, valueWithoutUnit } from '../../controls/valueWords.ts';
import { capital, uncapital } from '../../notation/capital.ts';
import type { Value } from '../../scenario/values.ts';
import type { Estimate } from '../../sim/estimate.ts';
import type { Measure } from '../results/table.ts';
import { isUndecided } from '../results/undecided.ts';
import { countWithNoun } from '../words/counts.ts';
import { percent, threeDigits } from '../words/numbers.ts';
import { sizeOf } from './signed.ts';

/** A parameter that differs, its value and the kept scenario's. */
interface Changed {
  readonly param: Param;
  readonly now: Value;
  readonly kept: Value;
}

export interface Outcome {
  readonly measure: Pick<Measure, 'name' | 'side' | 'shown' | 'unit'>;
  readonly mine: number;
  readonly other: number;
  readonly difference: Estimate;
  readonly runs: number;
}

export type SaidPart =
  | { readonly kind: 'plain' | 'kept' | 'result'; readonly text: string }
  /** The present value of a parameter; `dragged` is the parameter if it is a number, which can be dragged. */
  | { readonly kind: 'now'; readonly text: string; readonly dragged: Param | null };

const plain = (text: string): SaidPart => ({ kind: 'plain', text });

/** Up to this many parameters are named; if more differ, the sentence names the kept scenario. */
export const NAMED_AT_MOST = 2;

/** A text parameter longer than this is not quoted (characters). */
const QUOTED_AT_MOST = 24;

/** The first part of the sentence, which `outcomeOf` continues: what has changed. */
export function subjectOf(changed: readonly Changed[], keptName: string): SaidPart[] {
  if (changed.length === 0 || changed.length > NAMED_AT_MOST) {
    return [plain(`This scenario, compared with ${keptName === '' ? 'the kept one' : `“${keptName}”`},`)];
  }
  const named = changed.flatMap((one, at) => [
    ...(at === 0 ? [] : [plain('; ')]),
    ...changedParts(one, at === 0 ? capital : uncapital),
  ]);
  return [...named, plain('. The change')];
}

function changedParts({ param, now, kept }: Changed, cased: (words: string) => string): SaidPart[] {
  const [said, before] = [headingValue(param, now), headingValue(param, kept)];
  if (isOf('text', param) && said.length + before.length > QUOTED_AT_MOST) {
    return [plain(cased(`Other ${uncapital(param.name)}`))];
  }
  const areBoth = typeof now === 'number' && typeof kept === 'number';
  return [
    plain(`${cased(param.name)}: `),
    { kind: 'now', text: said, dragged: typeof now === 'number' ? param : null },
    plain(' instead of '),
    { kind: 'kept', text: areBoth ? valueWithoutUnit(param, kept) : before },
  ];
}

/**
 * The difference in words that its interval allows. Where that contains 0 it is "no sure difference", or "little
 * difference" if all that it contains is small.
 */
export function outcomeOf(outcome: Outcome): SaidPart[] {
  const { measure, mine, other, difference, runs } = outcome;
  const name = `${uncapital(measure.name)}${measure.side === '' ? '' : ` ${measure.side}`}`;
  const [now, kept] = results(measure, mine, other);
  const half = difference.ci95 ?? 0;
  if (mine === other || Math.abs(difference.mean) <= half) {
    const least = mine === other ? null : sizeOf(half, measure);
    const some = least === null ? 'no' : isUndecided(difference, other) ? 'no sure' : 'little';
    return [
      plain(` makes ${some} difference to the ${name}: `),
      { kind: 'result', text: now },
      ...(now === kept ? [] : [plain(' and '), { kind: 'kept', text: kept } as const]),
      plain(least === null ? '.' : `; with ${countWithNoun(runs, 'run')}, less than ${least} may be chance.`),
    ];
  }
  const isMore = difference.mean > 0;
  return [
    plain(` ${isMore ? 'raises' : 'lowers'} the ${name}: `),
    { kind: 'result', text: now },
    plain(' instead of '),
    { kind: 'kept', text: kept },
    plain('.'),
  ];
}

/** Both results, to as many digits as tell them apart. */
function results({ shown, unit }: Outcome['measure'], mine: number, other: number): [string, string] {
  if (shown === 'percent') {
    const [now, kept] = [mine, other].map((share) => `${Math.round(100 * share)}%`);
    return now !== kept && now !== undefined && kept !== undefined
      ? [now, kept]
      : [percent(mine), percent(other)];
  }
  return [
    `${threeDigits(mine)} ${unitOf(unit, Number(threeDigits(mine)))}`.trim(),
    `${threeDigits(other)}${/^[a-z]{4,}$/i.test(unit) ? '' : ` ${unit}`}`.trim(),
  ];
}
