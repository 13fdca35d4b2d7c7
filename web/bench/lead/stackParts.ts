// The sentence on the share of its throughput that each TCP stack keeps over a path, and on the stacks that collapse.

import { joinWords } from '../../notation/joinWords.ts';
import type { StackShare } from '../listed/stackBars.ts';
import { percent } from '../words/numbers.ts';
import { type Part, plain, strong } from './parts.ts';

/** A stack that keeps less than this share has collapsed. */
const COLLAPSED = 0.5;
/** Shares that differ by less than this count as the same. */
const SAME = 0.02;

/** "Linux 2019 keeps **97%** of its throughput, Linux 2010 81%; SACK alone and Reno of 2002 collapse to 6% and 9%". `stacks` are oldest first; null until all shares are known. */
export function stackParts(stacks: readonly StackShare[], nameOf: (stack: string) => string): Part[] | null {
  const all = stacks.flatMap(({ stack, kept }) =>
    kept === null ? [] : [{ name: nameOf(stack), mean: kept.mean }],
  );
  const last = all.at(-1);
  if (last === undefined || all.length < stacks.length) return null;
  const means = all.map(({ mean }) => mean);
  const [least, most] = [Math.min(...means), Math.max(...means)];
  if (most - least < SAME) {
    const more = share(least) === '100%' ? '' : ' or more';
    return [plain('all four stacks keep '), strong(share(least)), plain(` of their throughput${more}`)];
  }
  const others = all.slice(0, -1);
  const fallen = others.filter(({ mean }) => mean < COLLAPSED);
  const each = joinWords(others.map(({ name, mean }) => `${name} ${share(mean)}`));
  if (last.mean < COLLAPSED && fallen.length === others.length) {
    return [plain('every stack collapses: '), strong(`${last.name} ${share(last.mean)}`), plain(`, ${each}`)];
  }
  const [names, shares] = [fallen.map(({ name }) => name), fallen.map(({ mean }) => share(mean))];
  const collapse = `${joinWords(names)} ${fallen.length === 1 ? 'collapses' : 'collapse'} to ${joinWords(distinct(shares))}`;
  const kept = others
    .filter((one) => !fallen.includes(one))
    .map(({ name, mean }) => `, ${name} ${share(mean)}`);
  return [
    plain(`${last.name} keeps `),
    strong(share(last.mean)),
    plain(` of its throughput${fallen.length > 0 ? `${kept.join('')}; ${collapse}` : `; ${each}`}`),
  ];
}

function share(mean: number): string {
  return percent(Math.round(mean * 100) / 100);
}

/** One item where all are equal, so that the sentence says it once. */
function distinct(items: readonly string[]): readonly string[] {
  return new Set(items).size === 1 ? items.slice(0, 1) : items;
}
