// Explains each measure of one arrival, in a sentence or two.

import type { SequenceMeasures } from '#pkg/metrics.js';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { joinWords } from '../../../notation/joinWords.ts';

export interface Explained {
  /** Place in the arrival order, from 1, with copies counted. */
  readonly place: number;
  readonly sequence: number;
  readonly kind: 'in-order' | 'reordered' | 'duplicate';
  /** NaN where the measure ignores the packet. */
  readonly receiveIndex: number;
  readonly displacement: number;
  readonly occupancy: number;
  /** Whether the packet itself waits in the buffer. */
  readonly waits: boolean;
  /** Number of missing packets that the full buffer gave up. */
  readonly givenUp: number;
  readonly nextExpected: number;
  readonly extent: number;
  readonly degree: number;
  /** Number of packets that were sent later and arrived earlier. */
  readonly ahead: number;
  /** Number of sequence numbers that were skipped. */
  readonly skipped: number;
  /** Number of the first packet that overtook this one; NaN where none did. */
  readonly overtaker: number;
}

type Columns = Omit<SequenceMeasures, 'error' | 'canonical' | 'measures' | 'lost'>;

/** The arrivals from `from` up to `to`, both from 0, with what explains their measures. */
export function explainedArrivals(report: Columns, from: number, to: number): Explained[] {
  // RFC 4737 counts discontinuities among first copies
  const firsts = firstCopies(report.duplicate);
  const at = (values: ArrayLike<number>, i: number) => values[i] ?? Number.NaN;
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => {
    const i = from + offset;
    const overtaking = firsts[at(report.discontinuity, i)];
    return {
      place: i + 1,
      sequence: at(report.arrivals, i),
      kind: report.duplicate[i] ? 'duplicate' : report.reordered[i] ? 'reordered' : 'in-order',
      receiveIndex: at(report.receiveIndex, i),
      displacement: at(report.displacement, i),
      occupancy: at(report.occupancy, i),
      waits: report.waits[i] === 1,
      givenUp: at(report.givenUp, i),
      nextExpected: at(report.nextExpected, i),
      extent: at(report.extent, i),
      degree: at(report.degree, i),
      ahead: at(report.ahead, i),
      skipped: at(report.skipped, i),
      overtaker: overtaking === undefined ? Number.NaN : at(report.arrivals, overtaking),
    };
  });
}

/** Indices of the first copies among the arrivals. */
function firstCopies(duplicate: ArrayLike<number>): Uint32Array {
  const places = new Uint32Array(duplicate.length);
  let count = 0;
  for (let i = 0; i < duplicate.length; i += 1) {
    if (duplicate[i]) continue;
    places[count] = i;
    count += 1;
  }
  return places.subarray(0, count);
}

export function arrivalSentence(packet: Explained): string {
  const { sequence, kind } = packet;
  if (kind === 'duplicate') return `A further copy of ${sequence}: counted as a duplicate and nowhere else.`;
  const story = kind === 'reordered' ? late(packet) : onTime(packet);
  return `${story}${held(packet)}${beyond(packet)}`;
}

function onTime({ sequence, nextExpected, skipped, displacement }: Explained): string {
  const start =
    skipped === 0
      ? displacement === 0
        ? `${sequence} arrives as expected.`
        : `${sequence} is not reordered: no packet sent later came before it.`
      : `${sequence} arrives where ${nextExpected} was expected: ${numbers(skipped)} skipped.`;
  return `${start}${away(displacement)}`;
}

function late({ sequence, overtaker, ahead, extent, degree, displacement }: Explained): string {
  const overtaken =
    ahead === 1 ? '' : ` and ${ahead - 1} more that ${ahead === 2 ? 'was' : 'were'} sent later`;
  const right =
    degree === 0
      ? 'The packet right before it was sent earlier: not n-reordered.'
      : `The ${degree === 1 ? 'packet' : `${degree} packets`} right before it ${degree === 1 ? 'was' : 'were'} sent later: ${degree}-reordered.`;
  return `${sequence} arrives after ${overtaker}${overtaken}, ${arrivals(extent)} behind the first of them. ${right}${away(displacement)}`;
}

/** Largest number of packets that are named; of more, their number is told. */
const NAMED = 3;

/**
 * The note at a packet: how far it is late, and which packets overtook it. `before` are all first copies that arrived
 * before it.
 */
export function arrivalNote(packet: Explained, before: readonly Explained[]): string {
  const { sequence, kind, displacement, ahead, waits } = packet;
  if (kind === 'duplicate') return 'A further copy: counted as a duplicate and nowhere else.';
  const by = places(displacement);
  if (kind === 'in-order') {
    const home =
      displacement < 0
        ? `${by} early.`
        : displacement > 0
          ? `${by} late, yet nothing overtook it.`
          : 'In its place.';
    return `${home}${waits ? ' It waits in the buffer.' : ''}${beyond(packet)}`;
  }
  const overtakers = before.filter((one) => one.kind !== 'duplicate' && one.sequence > sequence);
  const who =
    overtakers.length === ahead && ahead <= NAMED
      ? joinWords(overtakers.map((one) => one.sequence))
      : countWithNoun(ahead, 'packet');
  const held =
    overtakers.length === ahead && overtakers.every((one) => one.waits)
      ? ', and waited for it in the buffer'
      : '';
  const start = displacement > 0 ? `${by} late` : displacement < 0 ? `${by} early` : 'In its place';
  return `${start}: ${who} overtook it${Number.isNaN(packet.occupancy) ? '' : held}.${beyond(packet)}`;
}

function places(displacement: number): string {
  return Math.abs(displacement) === 1 ? '1 place' : `${Math.abs(displacement)} places`;
}

function away(displacement: number): string {
  if (Number.isNaN(displacement) || displacement === 0) return '';
  return ` It is ${places(displacement)} ${displacement < 0 ? 'early' : 'late'}.`;
}

function held({ waits, givenUp }: Explained): string {
  const full =
    givenUp > 0
      ? ` The buffer is full and gives up ${givenUp === 1 ? 'a' : givenUp} missing ${givenUp === 1 ? 'number' : 'numbers'}.`
      : '';
  return `${full}${waits ? ' It waits in the buffer.' : ''}`;
}

function beyond({ receiveIndex, occupancy }: Explained): string {
  if (Number.isNaN(receiveIndex)) return ' Displaced beyond DT: RD takes it for lost.';
  return Number.isNaN(occupancy) ? ' Too late for the buffer.' : '';
}

function numbers(count: number): string {
  return count === 1 ? '1 number is' : `${count} numbers are`;
}

function arrivals(count: number): string {
  return count === 1 ? '1 arrival' : `${count} arrivals`;
}
