// What happens to packets of the flow, and the effect of a change by hand, in words.

import type { DccpLadder, DccpStretch } from '#pkg/dccp.js';
import { firstChangedPacket, type HandLists } from '../../../bench/context/hand.ts';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { percent, threeDigits } from '../../../bench/words/numbers.ts';
import { type Steps, stepIndex } from '../../../charts/scales/steps.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { type FlowRecord, rateOf, WAY } from './record.ts';

export function fateWords({ stretch, scenario, waits }: FlowRecord, i: number): string {
  const declared = Number.isFinite(stretch.declared[i] ?? Number.NaN);
  const loss = stretch.event[i] === 1 ? 'a loss event begins' : 'the loss event under way takes it in';
  const verdict = declared ? `It is declared lost: ${loss}.` : '';
  if (stretch.way[i] !== WAY.arrived) {
    const how =
      stretch.way[i] === WAY.dropped ? 'Dropped by the queue of the bottleneck.' : 'Lost on its way.';
    return `${how} ${verdict}`.trim();
  }
  const [came, handed] = [stretch.came[i] ?? Number.NaN, stretch.handed[i] ?? Number.NaN];
  if (Number.isNaN(came)) return 'Still under way when the stretch ends.';
  const passed = stretch.lag[i] ?? 0;
  const wait = Math.round((handed - came) * 1000);
  if (passed === 0) {
    return wait > 0
      ? `None sent later came before it; it waits ${wait} ms in the buffer for those before it.`
      : 'It arrives in order.';
  }
  const overtaken = `${passed === 1 ? 'One packet' : `${passed} packets`} overtook it`;
  if (declared) return `${overtaken}. It comes after it was declared lost: ${loss}.`;
  if (stretch.late[i] === 1) return `${overtaken}: too late for the buffer, which has given it up.`;
  if (waits !== undefined) return `${overtaken}; the buffer puts it back into its place.`;
  return `${overtaken}; ${scenario.ndupack} would be taken for a loss.`;
}

/** Counts over the time that is shown. */
interface Counts {
  readonly sent: number;
  readonly overtaken: number;
  readonly lost: number;
  readonly declared: number;
  readonly events: number;
  /** Largest number of packets in the buffer. */
  readonly held: number;
}

export function countsOf({ number, lag, way, declared, event, waiting }: DccpStretch): Counts {
  const count = (which: (i: number) => boolean) => Array.from(number).filter((_, i) => which(i)).length;
  return {
    sent: number.length,
    overtaken: count((i) => way[i] === WAY.arrived && (lag[i] ?? 0) > 0),
    lost: count((i) => way[i] !== WAY.arrived),
    declared: count((i) => Number.isFinite(declared[i] ?? Number.NaN)),
    events: count((i) => event[i] === 1),
    held: waiting.reduce((most, held) => Math.max(most, held), 0),
  };
}

export function summaryWords({ stretch, scenario, from, isTypical, waits }: FlowRecord): string {
  const { sent, overtaken, lost, declared, events, held } = countsOf(stretch);
  const are = (number: number) =>
    `${number === 0 ? 'none' : formatCount(number)} ${number < 2 ? 'is' : 'are'}`;
  const inEvents = events === 0 ? '' : ` in ${countWithNoun(events, 'loss event')}`;
  const run = waits === undefined ? 'the run without a buffer' : 'the run with a buffer';
  const why = isTypical ? ' Its counts are the closest to this run’s means.' : '';
  return `From ${from} s for ${scenario.span} s ${run} sends ${countWithNoun(sent, 'packet')}: ${are(overtaken)} reordered, ${are(lost)} lost, ${are(declared)} declared lost${inEvents}.${waits === undefined ? '' : ` ${heldWords(held)}`}${why}`;
}

/** The caption beside the leading sentence: the largest number of packets in the buffer. */
export function restWords({ stretch, waits }: Pick<FlowRecord, 'stretch' | 'waits'>): string {
  return waits === undefined ? '' : heldWords(countsOf(stretch).held);
}

function heldWords(held: number): string {
  return `The buffer holds ${countWithNoun(held, 'packet')} at most.`;
}

/** The kept scenario over the same time, in a sentence. */
export function keptWords(stretch: DccpStretch): string {
  const { sent, declared } = countsOf(stretch);
  return `Kept: ${countWithNoun(sent, 'packet')} sent, ${formatCount(declared)} declared lost.`;
}

/** Whether a packet changed by hand is in this time; in each run it may be sent at another time. */
export function isTouched({ number }: Pick<DccpStretch, 'number'>, hand: HandLists): boolean {
  const first = firstChangedPacket(hand);
  return first !== null && first >= (number[0] ?? Infinity) && first <= (number.at(-1) ?? 0);
}

/** "In a typical second, from "; empty where the link or the reader names the time. */
export function stretchWords({ isTypical }: Pick<DccpLadder, 'isTypical'>, span: number): string {
  if (!isTypical) return '';
  return span === 1 ? 'In a typical second, from ' : `In a typical stretch of ${span} s, from `;
}

/** Differences between the run changed by hand and the same run without the change. */
export interface Change {
  readonly events: number;
  readonly declared: number;
  /** Mean allowed rate with the change and without it, kbit/s. */
  readonly rate: number;
  readonly before: number;
}

/** The effect of a change by hand over the time in which both runs have a rate. */
export function changeOf(own: DccpStretch, alone: DccpStretch): Change {
  const [is, was] = [countsOf(own), countsOf(alone)];
  const from = Math.max(own.at[0] ?? 0, alone.at[0] ?? 0);
  const to = Math.max(own.at.at(-1) ?? from, alone.at.at(-1) ?? from);
  return {
    events: is.events - was.events,
    declared: is.declared - was.declared,
    rate: meanOf(rateOf(own), from, to),
    before: meanOf(rateOf(alone), from, to),
  };
}

function meanOf({ times, values }: Steps, from: number, to: number): number {
  if (!(to > from)) return values[stepIndex(times, from)] ?? Number.NaN;
  let area = 0;
  for (let i = Math.max(0, stepIndex(times, from)); i < times.length; i += 1) {
    const [start, end] = [Math.max(from, times[i] ?? 0), Math.min(to, times[i + 1] ?? to)];
    if (end > start) area += (values[i] ?? 0) * (end - start);
  }
  return area / (to - from);
}

/** "costs one loss event and lowers the rate from 545 to 480 kbit/s". */
export function changeWords({ events, declared, rate, before }: Change): string {
  const moved = before > 0 ? rate / before - 1 : 0;
  const change =
    Math.abs(moved) < 0.005
      ? ''
      : `${moved < 0 ? 'lowers' : 'raises'} the rate from ${threeDigits(before)} to ${threeDigits(rate)} kbit/s`;
  const counts =
    events > 0
      ? `costs ${numbered(events, 'loss event')}`
      : events < 0
        ? `spares ${numbered(-events, 'loss event')}`
        : declared > 0
          ? `has ${numbered(declared, 'more packet')} declared lost`
          : '';
  const parts = [counts, change].filter((part) => part !== '');
  return parts.length === 0 ? 'changes nothing' : parts.join(' and ');
}

function numbered(number: number, thing: string): string {
  return number === 1 ? `one ${thing}` : countWithNoun(number, thing);
}

/** "12 of 108 packets are reordered:", the part of the sentence before the counts of each run. */
export function troubleWords(stretch: DccpStretch): string {
  const { sent, overtaken, lost } = countsOf(stretch);
  const of = ` of ${countWithNoun(sent, 'packet')}`;
  const parts = [
    ...(overtaken > 0 ? [`${formatCount(overtaken)}${of} ${overtaken === 1 ? 'is' : 'are'} reordered`] : []),
    ...(lost > 0 ? [`${formatCount(lost)}${overtaken > 0 ? '' : of} ${lost === 1 ? 'is' : 'are'} lost`] : []),
  ];
  return parts.length === 0 ? 'nothing is reordered or lost:' : `${parts.join(' and ')}:`;
}

/** "In all 10 runs: 1.2% of the packets with it, 2.6% without.", so that the counts shown are not taken for the means. */
export function usualWords(measures: Pick<Estimates<'dccp'>, 'get'>, runs: number): string {
  const [own, other] = [measures.get('declared_ratio_buffer'), measures.get('declared_ratio_no_buffer')];
  if (own === undefined || other === undefined) return '';
  const all = runs === 1 ? 'In the whole run' : `In all ${runs} runs`;
  return `${all}: ${percent(own.mean)} of the packets with it, ${percent(other.mean)} without.`;
}

/** "none is declared lost with the buffer, 9 without." */
export function verdictWords(ladder: { readonly with: DccpStretch; readonly without: DccpStretch }): string {
  const [own, other] = [countsOf(ladder.with).declared, countsOf(ladder.without).declared];
  const are = own === 1 ? 'is' : own === 0 ? 'is' : 'are';
  return `${own === 0 ? 'none' : formatCount(own)} ${are} declared lost with the buffer, ${other === 0 ? 'none' : formatCount(other)} without.`;
}
