// What a change of parameters does to the leading result, in one sentence: "A window of 8 packets, not 32, wins less: 23%,
// not 33%." Nothing is claimed that the interval of the paired difference does not allow.

import type { Param } from '#pkg/params.ts';
import { isOf, isShare } from '../../controls/value.ts';
import type { Value } from '../../scenario/values.ts';
import type { Estimate } from '../../sim/estimate.ts';
import type { Measure } from '../results/table.ts';
import { amount, percent } from '../words/numbers.ts';
import { capital } from '../words/sentence.ts';
import { saidValue } from './differing.ts';

/** A parameter, its value and that of the kept scenario. */
export interface Changed {
  readonly param: Param;
  readonly now: Value;
  readonly kept: Value;
}

export interface Outcome {
  readonly measure: Pick<Measure, 'name' | 'side' | 'shown' | 'unit'>;
  /** A share of which there is more or less to be won, and not a quantity that goes up or down. */
  readonly isWon: boolean;
  readonly mine: number;
  readonly other: number;
  readonly difference: Estimate;
  readonly runs: number;
}

export type SaidPart =
  | { readonly kind: 'plain' | 'kept' | 'result'; readonly text: string }
  /** The value of a parameter, which can be dragged if it is a number. */
  | { readonly kind: 'now'; readonly text: string; readonly param: Param };

const plain = (text: string): SaidPart => ({ kind: 'plain', text });

/** Up to so many parameters are named; otherwise the kept scenario is. */
export const NAMED_AT_MOST = 2;

/** A text longer than this is not quoted. */
const QUOTED_AT_MOST = 24;

export function subjectOf(changed: readonly Changed[], keptName: string): SaidPart[] {
  if (changed.length === 0 || changed.length > NAMED_AT_MOST) {
    return [plain(`This scenario, not ${keptName === '' ? 'the kept one' : `“${keptName}”`},`)];
  }
  return changed.flatMap((one, at) => [
    ...(at === 0 ? [] : [plain(' and ')]),
    ...changedParts(one, at === 0),
  ]);
}

function changedParts({ param, now, kept }: Changed, isFirst: boolean): SaidPart[] {
  const start = (words: string) => plain(isFirst ? capital(words) : words);
  const name = lowered(param.name);
  const [said, before] = [saidValue(param, now), saidValue(param, kept)];
  if (isOf('number', param) && typeof now === 'number') {
    const other = typeof kept === 'number' ? bare(param, kept) : before;
    return [
      start(`${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name} of `),
      { kind: 'now', text: said, param },
      plain(', not '),
      { kind: 'kept', text: other },
      plain(','),
    ];
  }
  if (isOf('text', param) && said.length + before.length > QUOTED_AT_MOST) return [start(`other ${name}`)];
  return [
    start(`${name} `),
    { kind: 'now', text: said, param },
    plain(', not '),
    { kind: 'kept', text: before },
    plain(','),
  ];
}

/** Without a unit that is a word: it has been said of the other value. */
function bare(param: Param, value: number): string {
  return isShare(param) || !/^[a-z]{4,}$/i.test(param.unit) ? saidValue(param, value) : `${value}`;
}

export function outcomeOf(outcome: Outcome, isPlural: boolean): SaidPart[] {
  const { measure, isWon, mine, other, difference, runs } = outcome;
  const name = `${lowered(measure.name)}${measure.side === '' ? '' : ` ${measure.side}`}`;
  const verb = (one: string) => (isPlural ? one.replace(/s$/, '') : one);
  const [now, kept] = results(measure, mine, other);
  const half = difference.ci95 ?? 0;
  if (mine === other || Math.abs(difference.mean) <= half) {
    const told = mine === other || runs === 1 ? '' : ` that ${runs} runs can tell`;
    return [
      plain(` ${isPlural ? 'make' : 'makes'} no difference to the ${name}${told}: `),
      { kind: 'result', text: now },
      ...(now === kept ? [] : [plain(' and '), { kind: 'kept', text: kept } as const]),
      plain('.'),
    ];
  }
  const isMore = difference.mean > 0;
  return [
    plain(
      isWon
        ? ` ${verb('wins')} ${isMore ? 'more' : 'less'}: `
        : ` ${verb(isMore ? 'raises' : 'lowers')} the ${name}: `,
    ),
    { kind: 'result', text: now },
    plain(', not '),
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
    `${amount(mine)} ${unit}`.trim(),
    `${amount(other)}${/^[a-z]{4,}$/i.test(unit) ? '' : ` ${unit}`}`.trim(),
  ];
}

/** Inside a sentence; what is spelled in capitals stays so. */
export function lowered(name: string): string {
  return /^[A-Z][^A-Z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}
