// The effects of a path, in words.

import type { TcpScenario } from '#pkg/params.ts';
import type { TcpMyPath } from '#pkg/tcp.js';
import { type Part, textOf } from '../../../bench/lead/parts.ts';
import { stackParts } from '../../../bench/lead/stackParts.ts';
import type { StackShare } from '../../../bench/listed/stackBars.ts';
import { percent, threeDigits } from '../../../bench/words/numbers.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import { nameOf } from '../looks.ts';
import type { PathLinks } from './links.ts';

/** The leading sentence after its conditions, without a full stop; null until all stacks are known. */
export function pathParts(stacks: readonly StackShare[]): Part[] | null {
  return stackParts(stacks, (stack) => nameOf('stack', stack));
}

export function answerText(stacks: readonly StackShare[], isSoFar: boolean, link: LinkValues): string {
  const parts = pathParts(stacks);
  const end = isSoFar ? ' so far.' : '.';
  return parts === null ? '' : `On this path, ${conditions(link)}, ${textOf(parts)}${end}`;
}

type LinkValues = Pick<TcpScenario, 'rate' | 'rtt'>;

/**
 * "at 14.4 Mbit/s and the laboratory’s round trip of 100 ms": values that are neither set nor measured in a capture are
 * named as the laboratory's.
 */
export function conditions({ rate, rtt }: LinkValues): string {
  const own = defaultsOf('tcp');
  const [speed, trip] = [`${threeDigits(rate)} Mbit/s`, `round trip of ${threeDigits(rtt)} ms`];
  if (rate === own.rate) return `at the laboratory’s ${speed} and ${rtt === own.rtt ? trip : `a ${trip}`}`;
  return `at ${speed} and ${rtt === own.rtt ? 'the laboratory’s' : 'a'} ${trip}`;
}

/** The assumptions on which the answers depend. */
export function assumptions({
  law,
  rate,
  rtt,
  transfer,
  runs,
}: Pick<TcpScenario, 'law' | 'rate' | 'rtt' | 'transfer' | 'runs'>): string {
  const each =
    law === 'flowlets'
      ? 'Packets of a flowlet take one route; the other laboratories draw each packet by itself.'
      : 'Each packet’s delay is drawn by itself; on a real path late packets often come in groups.';
  return `${each} No packet is lost, and acknowledgments come in order. The link has ${threeDigits(rate)} Mbit/s and a round trip of ${threeDigits(rtt)} ms: both can be changed. ${runs} ${runs === 1 ? 'transfer' : 'transfers'} of ${threeDigits(transfer)} MB a stack, all over the same delays.`;
}

/** How long an application waits that needs packets in order. */
export function waitWords({
  waiting,
  waitMean,
  waitMax,
}: Pick<TcpMyPath, 'waiting' | 'waitMean' | 'waitMax'>): string {
  if (waiting === 0) return 'Every packet comes in order: nothing waits.';
  return `In order, ${percent(waiting)} of the packets wait for a late one: ${threeDigits(waitMean)} ms on average over all packets, ${threeDigits(waitMax)} ms at most. As they arrive, none waits.`;
}

/** Words beside the link to Delivery, which takes the path's round trip only. */
export const ALF_WORDS = 'The link opens Delivery with this round trip and its own losses.';

/** A sentence with one emphasized part. */
export interface Emphasis {
  readonly before: string;
  readonly strong: string;
  readonly after: string;
}

type Waiting = Pick<TcpMyPath, 'waiting'> | null;

/** Whether the path keeps the order, so that a receiver has nothing to wait for. */
function isInOrder(path: Waiting): boolean {
  return path?.waiting === 0;
}

/** What a receiver gains by waiting this long (ms): rates in kbit/s, with the wait and without. */
export function holdWords(
  path: Waiting,
  { delay, wait }: Pick<PathLinks, 'delay' | 'wait'>,
  sorted: number,
  plain: number,
): Emphasis {
  if (isInOrder(path)) {
    return {
      before: '',
      strong: 'Not at all',
      after: `: every packet comes in order. A stream of up to 1 Mbit/s runs at ${threeDigits(plain)} kbit/s.`,
    };
  }
  return {
    before: '',
    strong: `${threeDigits(delay)} ms`,
    after: ` restore the order of all but one packet in a thousand. ${waited(delay, wait)} a stream of up to 1 Mbit/s runs at ${insteadOf(threeDigits(sorted), threeDigits(plain), ' kbit/s')}.`,
  };
}

/** Names the wait that was computed with, where it is not the delay itself. */
function waited(delay: number, wait: number): string {
  if (threeDigits(delay) === threeDigits(wait)) return 'With that wait';
  return `With ${threeDigits(wait)} ms, ${wait > delay ? 'the next step' : 'the most'} in the laboratory,`;
}

/** The score of a call with that wait and without it. */
export function callWords(path: Waiting, heard: number, unsorted: number): Emphasis {
  const after = ' (1 bad, 5 excellent).';
  if (isInOrder(path)) return { before: 'A G.711 call scores ', strong: unsorted.toFixed(1), after };
  const strong = insteadOf(heard.toFixed(1), unsorted.toFixed(1), '');
  return { before: 'With that wait a G.711 call scores ', strong, after };
}

/** "484 instead of 258 kbit/s", "958 kbit/s as without". */
function insteadOf(value: string, before: string, unit: string): string {
  return value === before ? `${value}${unit}, as without` : `${value} instead of ${before}${unit}`;
}
