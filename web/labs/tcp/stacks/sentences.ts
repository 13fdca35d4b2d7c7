// How the stacks react to one order, in words.

import type { TcpStack } from '#pkg/tcp.js';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import { nameOf } from '../looks.ts';

/** The reaction of a stack: "sends 3 packets again, all needlessly, and lowers its window to 5". */
export function deedWords(stack: TcpStack): string {
  const count = stack.repeats.length;
  if (count === 0) return 'sends nothing again';
  const again = `sends ${countWithNoun(count, 'packet')} again${needlessWords(stack.needless, count)}`;
  if (stack.undoneCuts >= stack.cuts) return `${again}, and undoes the cut`;
  return `${again}, and lowers its window to ${threeDigits(stack.leastWindow)}`;
}

function needlessWords(needless: Uint8Array, count: number): string {
  const useless = needless.reduce((sum, one) => sum + one, 0);
  if (useless === 0) return '';
  if (useless < count) return `, ${useless} needlessly`;
  return count === 1 ? ', needlessly' : ', all needlessly';
}

interface Reaction {
  readonly who: readonly string[];
  readonly words: string;
}

/** The reactions of the stacks; those that react alike are named together. */
export function reactionsOf(stacks: readonly TcpStack[]): Reaction[] {
  const found: { who: string[]; words: string }[] = [];
  for (const stack of stacks) {
    const words = deedWords(stack);
    const same = found.find((one) => one.words === words);
    if (same) same.who.push(nameOf('stack', stack.id));
    else found.push({ who: [nameOf('stack', stack.id)], words });
  }
  return found;
}

export function summaryWords(stacks: readonly TcpStack[]): string {
  const deeds = reactionsOf(stacks).map(({ who, words }) => `${who.join(', ')}: ${words}.`);
  return deeds.join(' ');
}

/** "190 ms longer than in order". */
export function delayWords({ delay }: TcpStack): string {
  return Math.abs(delay) < 5e-4
    ? 'as long as in order'
    : `${threeDigits(1000 * delay)} ms longer than in order`;
}
