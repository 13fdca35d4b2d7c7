// What must hold of a scenario's measures: `gain < 0.1 & total_time 200..250 & a > b`. It is read here and computed
// over all runs; nothing of a lesson's text is ever run as a program.

import { estimate } from '../../sim/estimate.ts';
import { type Expression, expressionIn, namesIn, runsOf } from './expression.ts';

type Relation = '<' | '>' | '=';

/** One condition: between two numbers, or a relation to a number or to another expression. */
type Condition =
  | { readonly of: Expression; readonly from: number; readonly to: number }
  | { readonly of: Expression; readonly is: Relation; readonly than: number | Expression };

export type Predicate = readonly Condition[];

/** `open`: the 95% interval lies on both sides. */
export type Holds = 'yes' | 'no' | 'open';

const NUMBER = String.raw`[-−]?(?:\d+(?:\.\d+)?|\.\d+)`;
const RANGE = new RegExp(`^(.*?)\\s+(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})$`);
const COMPARED = /^([^<>=]+?)\s*([<>=])\s*([^<>=]+)$/;
const WHOLE_NUMBER = new RegExp(`^${NUMBER}$`);

/** "200 ms", "20%": behind a relation, or at an end of a range. */
const WITH_UNIT = new RegExp(
  `(?:[<>=]|\\.\\.|^\\S+)\\s*(${NUMBER}\\s*(?:%|[a-zA-Zµ][\\w/µ]*))(?:\\s*\\.\\.|$)`,
);

/** Throws a sentence's end that names the words that are none. */
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

/** Whether it holds on the whole 95% interval of each condition. */
export function holdsOf(predicate: Predicate, of: (name: string) => readonly number[]): Holds {
  const each = predicate.map((condition) => conditionHolds(condition, of));
  if (each.includes('no')) return 'no';
  return each.includes('open') ? 'open' : 'yes';
}

/** What sums are rounded by is no difference. */
const ROUNDING = 1e-9;

/**
 * How far it is from holding, from 0 to one for each condition: by what share of the numbers compared the mean lies on
 * the wrong side. Of two places the nearer has less; whether it holds is told by `holdsOf`.
 */
export function shortOf(predicate: Predicate, of: (name: string) => readonly number[]): number {
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

/** By how much the lower one lies above the higher one. */
function missing(lower: number, higher: number): number {
  if (Number.isNaN(lower) || Number.isNaN(higher)) return 1;
  return lower <= higher ? 0 : (lower - higher) / (Math.abs(lower) + Math.abs(higher));
}

function conditionHolds(condition: Condition, of: (name: string) => readonly number[]): Holds {
  const runs = runsOf(condition.of, of);
  if ('from' in condition) {
    const [low, high] = intervalOf(runs);
    return told(low >= condition.from && high <= condition.to, high < condition.from || low > condition.to);
  }
  const { is, than } = condition;
  const others = typeof than === 'number' ? null : runsOf(than, of);
  // of each pair of runs, which have the same losses and delays
  const by = runs.map((value, run) => value - (others?.[run] ?? (than as number)));
  const [low, high] = intervalOf(by);
  if (is === '<') return told(high < 0, low >= 0);
  if (is === '>') return told(low > 0, high <= 0);
  return told(
    Math.max(Math.abs(low), Math.abs(high)) <= ROUNDING * Math.max(1, ...runs.map(Math.abs)),
    low > 0 || high < 0,
  );
}

/** A value that is not known holds in no condition and fails in none. */
function told(holds: boolean, fails: boolean): Holds {
  if (holds) return 'yes';
  return fails ? 'no' : 'open';
}

function intervalOf(runs: readonly number[]): readonly [low: number, high: number] {
  const { mean, ci95 } = estimate(runs);
  return [mean - (ci95 ?? 0), mean + (ci95 ?? 0)];
}
