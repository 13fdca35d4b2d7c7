// Conditions on a scenario's measures: `gain < 0.1 & total_time 200..250 & a > b`. They are parsed here and evaluated over
// all runs; nothing in a lesson's text is ever run as a program.

import { estimate } from '../../sim/estimate.ts';
import { type Expression, expressionIn, namesIn, runsOf } from './expression.ts';

type Relation = '<' | '>' | '=';

/** One condition: a range, or a relation to a number or to another expression. */
type Condition =
  | { readonly of: Expression; readonly from: number; readonly to: number }
  | { readonly of: Expression; readonly is: Relation; readonly than: number | Expression };

export type Predicate = readonly Condition[];

/** Whether a condition holds; `open` if the 95% interval lies on both sides of its bound. */
type Truth = 'yes' | 'no' | 'open';

const NUMBER = String.raw`[-−]?(?:\d+(?:\.\d+)?|\.\d+)`;
const RANGE = new RegExp(`^(.*?)\\s+(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})$`);
const COMPARED = /^([^<>=]+?)\s*([<>=])\s*([^<>=]+)$/;
const WHOLE_NUMBER = new RegExp(`^${NUMBER}$`);

/** A number with a unit ("200 ms", "20%") after a relation or in a range, which is an error. */
const WITH_UNIT = new RegExp(
  `(?:[<>=]|\\.\\.|^\\S+)\\s*(${NUMBER}\\s*(?:%|[a-zA-Zµ][\\w/µ]*))(?:\\s*\\.\\.|$)`,
);

/** Reads a predicate; throws an error with a sentence (without a full stop) that quotes the wrong words. */
export function predicateIn(text: string): Predicate {
  return text.split('&').map(conditionIn);
}

function conditionIn(text: string): Condition {
  const condition = text.trim();
  const [, quantity] = WITH_UNIT.exec(condition) ?? [];
  if (quantity !== undefined)
    throw new Error(
      `“${quantity}”: numbers stand without a unit${quantity.endsWith('%') ? ', and a share as 0.2' : ''}`,
    );
  const range = RANGE.exec(condition);
  if (range !== null) {
    const [, of = '', from = '', to = ''] = range;
    if (numberOf(from) > numberOf(to)) throw new Error(`“${condition}” begins above its end`);
    return { of: expression(of), from: numberOf(from), to: numberOf(to) };
  }
  const compared = COMPARED.exec(condition);
  if (compared === null)
    throw new Error(`“${condition}” is no condition, such as “gain < 0.1” or “gain 0.2..0.3”`);
  const [, of = '', is = '', than = ''] = compared;
  const isNumber = WHOLE_NUMBER.test(than.trim());
  return { of: expression(of), is: relation(is), than: isNumber ? numberOf(than) : expression(than) };
}

function expression(text: string): Expression {
  const found = expressionIn(text);
  if (found === null) throw new Error(`“${text.trim()}” is no measure and no parameter`);
  return found;
}

function relation(text: string): Relation {
  return text === '<' || text === '>' ? text : '=';
}

function numberOf(text: string): number {
  return Number(text.trim().replace('−', '-'));
}

export function namesOf(predicate: Predicate): readonly string[] {
  return predicate.flatMap((condition) => [
    ...namesIn(condition.of),
    ...('than' in condition && typeof condition.than !== 'number' ? namesIn(condition.than) : []),
  ]);
}

/** Whether each condition holds on its whole 95% interval. */
export function holdsOf(predicate: Predicate, of: (name: string) => readonly number[]): Truth {
  const each = predicate.map((condition) => conditionHolds(condition, of));
  if (each.includes('no')) return 'no';
  return each.includes('open') ? 'open' : 'yes';
}

/** The relative tolerance for rounding, within which a difference counts as zero. */
const ROUNDING = 1e-9;

/**
 * How far a predicate is from holding: the sum over its conditions of 0 to 1, the distance of the mean from the right side as a
 * share of the numbers compared. It ranks settings in a search; whether the predicate holds, `holdsOf` says.
 */
export function shortfallOf(predicate: Predicate, of: (name: string) => readonly number[]): number {
  return predicate.reduce((sum, condition) => sum + conditionShort(condition, of), 0);
}

function conditionShort(condition: Condition, of: (name: string) => readonly number[]): number {
  const { mean } = estimate(runsOf(condition.of, of));
  if ('from' in condition) return Math.max(missing(condition.from, mean), missing(mean, condition.to));
  const { is, than } = condition;
  const other = typeof than === 'number' ? than : estimate(runsOf(than, of)).mean;
  if (is === '>') return missing(other, mean);
  if (is === '<') return missing(mean, other);
  return Math.max(missing(other, mean), missing(mean, other));
}

/** How far `lower` is above `higher`, as a share of their sizes (0 to 1); 0 if it is not, 1 if one is unknown. */
function missing(lower: number, higher: number): number {
  if (Number.isNaN(lower) || Number.isNaN(higher)) return 1;
  return lower <= higher ? 0 : (lower - higher) / (Math.abs(lower) + Math.abs(higher));
}

function conditionHolds(condition: Condition, of: (name: string) => readonly number[]): Truth {
  const runs = runsOf(condition.of, of);
  if ('from' in condition) {
    const [low, high] = intervalOf(runs);
    return told(low >= condition.from && high <= condition.to, high < condition.from || low > condition.to);
  }
  const { is, than } = condition;
  const others = typeof than === 'number' ? null : runsOf(than, of);
  // the difference in each run: both scenarios have the same losses and delays in it
  const by = runs.map((value, run) => value - (others?.[run] ?? (than as number)));
  const [low, high] = intervalOf(by);
  if (is === '<') return told(high < 0, low >= 0);
  if (is === '>') return told(low > 0, high <= 0);
  return told(
    Math.max(Math.abs(low), Math.abs(high)) <= ROUNDING * Math.max(1, ...runs.map(Math.abs)),
    low > 0 || high < 0,
  );
}

/** `open` for NaN as well: a comparison with an unknown value neither holds nor fails. */
function told(holds: boolean, fails: boolean): Truth {
  if (holds) return 'yes';
  return fails ? 'no' : 'open';
}

function intervalOf(runs: readonly number[]): readonly [low: number, high: number] {
  const { mean, ci95 } = estimate(runs);
  return [mean - (ci95 ?? 0), mean + (ci95 ?? 0)];
}
