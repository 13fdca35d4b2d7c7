// A flow in a sentence: how many packets are reordered, how far, and which buffer would restore their order.

import { aside, type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { capital } from '../../../notation/capital.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { rangeWords, spanAtLeast } from './sentences.ts';

interface FlowFacts {
  /** Whether the flow is one of several that can be measured. */
  readonly isOneOfMany: boolean;
  /** Captured at its sender: the packets have the path still before them. */
  readonly isAtSender: boolean;
  /** Segments were merged before they were captured, and merged segments are counted. */
  readonly isMerged: boolean;
  /** Number of TCP segments without new data. */
  readonly repeated: number;
  readonly received: number;
  readonly lost: number;
  /** Fewest and most lost packets, where the capture leaves this open. */
  readonly lostRange: readonly [number, number] | undefined;
  /** Number of loss periods, and length of the longest in packets (RFC 3357); undefined where unknown. */
  readonly lossPeriods: readonly [number, number] | undefined;
  /** Number of lost packets that TCP retransmitted. */
  readonly resent: number;
  /** Width of the counter in bits, where plain numbers turned out to wrap. */
  readonly wraps: number | undefined;
  /** Largest displacement within the threshold (places), and the threshold if others exceed it. */
  readonly latest: number;
  readonly beyond: number | undefined;
  readonly reordered: number;
  readonly range: readonly [number, number] | undefined;
  /** The smallest buffers that recover these shares of the reordered packets. */
  readonly advice: readonly {
    readonly share: number;
    readonly packets: number;
    readonly time?: number | undefined;
  }[];
}

export function flowParts(facts: FlowFacts): Part[] {
  const { received, latest, beyond, reordered, range, isOneOfMany } = facts;
  if (facts.isAtSender) return atSender(facts);
  const losses = [...lossesOf(facts), ...wrapOf(facts)];
  const of = isOneOfMany ? 'of this flow’s' : 'of';
  const packets = `${formatCount(received)} ${facts.isMerged ? 'merged segments' : 'packets'}`;
  if (received === 0) return [plain('Nothing of this flow has arrived.')];
  if (reordered === 0 && range !== undefined && range[1] > 0) {
    return [
      plain('Between '),
      strong('0%'),
      plain(' and '),
      strong(shown(range[1])),
      plain(` ${of} ${packets} were reordered: the capture cannot tell.`),
      ...losses,
    ];
  }
  if (reordered === 0) {
    return [
      plain(
        `All ${packets}${isOneOfMany ? ' of this flow' : ''} arrived in the order in which they were sent: `,
      ),
      strong('no buffer'),
      plain(' is needed.'),
      ...losses,
    ];
  }
  return [
    ...share(reordered / received, range),
    plain(` ${of} ${packets} were reordered`),
    ...distance(latest, beyond),
    plain(restored(facts)),
    ...losses,
  ];
}

/** The wait and the buffer that restore the order. The two recover the same packets only where nothing is lost. */
function restored({ advice, isMerged, lost, lostRange }: FlowFacts): string {
  const all = advice.find(({ share }) => share === 1);
  if (all === undefined) return '.';
  const buffer = `a buffer of ${countWithNoun(all.packets, isMerged ? 'merged segment' : 'packet')}`;
  if (all.time === undefined) return `: ${buffer} would restore the order.`;
  const wait = spanAtLeast(all.time);
  const shorter = new Map<string, number>();
  for (const { share, time } of advice) {
    const words = spanAtLeast(time ?? 0);
    if (share < 0.99 && words !== wait) shorter.set(words, share);
  }
  const [first, ...others] = Array.from(shorter, ([words, share]) => [words, percent(share)]);
  if (first === undefined) {
    const or = lost === 0 && lostRange === undefined ? ` or ${buffer}` : '';
    return `: a wait of ${wait}${or} would restore the order.`;
  }
  const more = others.map(([words, share]) => `, ${words} of ${share}`).join('');
  return `: a wait of ${first[0]} would restore the order of ${first[1]} of them${more}, and ${wait} of all.`;
}

function atSender({ received, repeated, isOneOfMany }: FlowFacts): Part[] {
  const packets = `${formatCount(received)} ${received === 1 ? 'packet' : 'packets'}`;
  return [
    plain(`${isOneOfMany ? 'This flow was' : 'They were'} captured `),
    strong(`near ${isOneOfMany ? 'its' : 'their'} sender`),
    plain(`: ${packets} in the order of sending. What reorders or loses them happens behind this point.`),
    ...(repeated > 0
      ? [aside(` ${formatCount(repeated)} more ${repeated === 1 ? 'was' : 'were'} retransmitted.`)]
      : []),
  ];
}

/** Facts about the only flow of a capture that its verdict leaves out. */
export function besidesVerdict(facts: FlowFacts): Part[] {
  if (facts.isAtSender) return [];
  const { lost, received, lostRange, resent } = facts;
  if (lost > received) return [...lossesOf(facts), ...wrapOf(facts)];
  if (lost === 0 || resent === 0 || lostRange !== undefined) return wrapOf(facts);
  const which = resent >= lost ? 'What was lost was' : `${formatCount(resent)} of the lost were`;
  return [aside(` ${which} retransmitted.`), ...wrapOf(facts)];
}

/**
 * How packets were lost: " one by one", " in 21 places, at most 4 in a row"; empty for a single packet, or where it is
 * unknown.
 */
function lossWords({ lost, lossPeriods }: Pick<FlowFacts, 'lost' | 'lossPeriods'>): string {
  if (lost < 2 || lossPeriods === undefined) return '';
  const [count, longest] = lossPeriods;
  if (longest === 1) return ' one by one';
  return count === 1
    ? ' in a row'
    : ` in ${formatCount(count)} places, at most ${formatCount(longest)} in a row`;
}

function lossesOf(facts: FlowFacts): Part[] {
  const { received, lost, lostRange, resent } = facts;
  if (lostRange !== undefined && lost <= received) {
    const words = rangeWords(lostRange);
    const were = lostRange[0] > 0 ? 'were' : 'may have been';
    return [aside(` ${capital(words)} ${were} lost.`)];
  }
  if (lost === 0) return [];
  // so many missing numbers mean that the column counts bytes or frames
  if (lost > received)
    return [
      plain(
        ` ${formatCount(lost)} numbers are missing, more than arrived: if they count bytes or frames, that is no loss.`,
      ),
    ];
  const were = lost === 1 ? 'One packet was' : `${formatCount(lost)} packets were`;
  const gone = `${were} lost${lossWords(facts) || (resent > 0 ? ' on the way' : '')}`;
  if (resent >= lost) return [aside(` ${gone}, and retransmitted.`)];
  return [aside(resent > 0 ? ` ${gone}; ${formatCount(resent)} of them were retransmitted.` : ` ${gone}.`)];
}

function wrapOf({ wraps }: FlowFacts): Part[] {
  return wraps === undefined
    ? []
    : [aside(` The numbers go on from 0 after ${formatCount(2 ** wraps - 1)}.`)];
}

function distance(latest: number, beyond: number | undefined): Part[] {
  if (beyond !== undefined) return [plain(', some by more than '), strong(`${formatCount(beyond)} places`)];
  if (latest <= 0) return [];
  return [plain(', at most '), strong(`${formatCount(latest)} ${latest === 1 ? 'place' : 'places'}`)];
}

/** A share; small ones keep their digits, and an undecided one is a range. */
function share(found: number, range: FlowFacts['range']): Part[] {
  if (range === undefined || shown(range[0]) === shown(range[1])) return [strong(shown(found))];
  return [plain('Between '), strong(shown(range[0])), plain(' and '), strong(shown(range[1]))];
}

function shown(part: number): string {
  return part < 0.001 ? `${Number((100 * part).toPrecision(1))}%` : percent(part);
}
