// Contradictions between the numbers of a scenario, and sentences on what is computed instead. Rules and sentences come
// from Rust (model::params::Conflict, model::scenario::contradictions). Loads late, since few scenarios have any.

import { CONFLICTS, type Conflict } from '#pkg/conflicts.ts';
import type { LabId, Scenarios } from '#pkg/params.ts';
import { keptOf } from './decode.ts';
import { DECIMAL } from './grammar.ts';
import { KEEP } from './kept.ts';
import { itemsOf } from './transmissions.ts';
import { paramsOf, valueIn } from './values.ts';

export interface Contradiction {
  /** The id of the broken rule, whatever the numbers are. */
  readonly id: string;
  readonly sentence: string;
}

/** Tolerance of a comparison: below the resolution of all parameters, and far above the rounding errors of formulas. */
const FINEST = 1e-6;

/** The contradictions of a scenario, and those of the scenario that it keeps. */
export function contradictionsOf<L extends LabId>(
  lab: L,
  values: Readonly<Scenarios[L]>,
): readonly Contradiction[] {
  const own = found(lab, values);
  const kept = keptOf(lab, values);
  if (kept === null) return own;
  const others = found(lab, kept).filter(({ sentence }) => own.every((one) => one.sentence !== sentence));
  const name = paramsOf(lab).find(({ id }) => id === KEEP)?.name ?? KEEP;
  return [
    ...own,
    ...others.map(({ id, sentence }) => ({ id: `${KEEP} ${id}`, sentence: `${name}: ${sentence}` })),
  ];
}

function found(lab: LabId, values: object): Contradiction[] {
  return (CONFLICTS[lab] ?? []).flatMap((conflict, place) =>
    isThere(conflict, values) ? [{ id: `${lab} ${place}`, sentence: filled(conflict.says, values) }] : [],
  );
}

function isThere({ above: [less, more], when }: Conflict, values: object): boolean {
  // a parameter that is not given is NaN, and contradicts nothing
  const isAbove = amountOf(less, values) - amountOf(more, values) > FINEST;
  return isAbove && when.every(([id, chosen]) => valueIn(values, id) === chosen);
}

/** The sentence with each formula in braces replaced by its value, to at most two decimals. */
function filled(sentence: string, values: object): string {
  return sentence.replace(/\{([^}]*)\}/g, (_, formula: string) => {
    return `${Math.floor(amountOf(formula, values) * 100 + 0.5) / 100}`;
  });
}

const OPERATORS: ReadonlyMap<string, (a: number, b: number) => number> = new Map([
  ['+', (a, b) => a + b],
  ['-', (a, b) => a - b],
  ['*', (a, b) => a * b],
  ['/', (a, b) => a / b],
  ['min', (a, b) => (a < b ? a : b)],
]);

/** The value of a formula in postfix notation. */
function amountOf(formula: string, values: object): number {
  const stack: number[] = [];
  for (const part of formula.split(' ')) {
    const operator = OPERATORS.get(part);
    if (operator !== undefined) {
      const [b = Number.NaN, a = Number.NaN] = [stack.pop(), stack.pop()];
      stack.push(operator(a, b));
    } else if (DECIMAL.test(part)) {
      stack.push(Number(part));
    } else {
      const value = valueIn(values, part);
      // of a list of packets, the last packet
      stack.push(
        typeof value === 'string' ? Number.parseInt(itemsOf(value).at(-1) ?? '', 10) : (value ?? Number.NaN),
      );
    }
  }
  return stack[0] ?? Number.NaN;
}
