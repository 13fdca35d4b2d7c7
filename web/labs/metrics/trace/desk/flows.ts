// Flows in words: their names, the cells of their rows, and the search among them.

import type { FlowFigures, TraceFlow, TraceSurvey } from '#pkg/texts.js';
import { countWithNoun } from '../../../../bench/words/counts.ts';
import { formatCount } from '../../../../notation/formatCount.ts';
import { shareWords, spanWords } from '../sentences.ts';

type End = 'source' | 'destination';

/** Number of flows that are examined to find out which end distinguishes them. */
const ENOUGH = 500;

/** The end, source or destination, by which the flows differ more. */
export function distinguishingEnd(flows: readonly TraceFlow[]): End {
  const some = flows.slice(0, ENOUGH).filter(({ folded }) => folded === undefined);
  const distinct = (end: End) => new Set(some.map((flow) => flow[end])).size;
  return distinct('destination') > distinct('source') ? 'destination' : 'source';
}

export function nameOf(flow: TraceFlow, end: End): string {
  const name = flow[end];
  return name === '' ? `the whole ${flow.protocol === 'table' ? 'table' : 'text'}` : name;
}

/** "20 of 80 flows reordered; 2 without a number". */
export function reorderedFlowsWords({ byHarm, measured, figures }: TraceSurvey): string {
  let [count, sent] = [0, 0];
  for (const index of byHarm.subarray(0, measured)) {
    if (figures.atSender[index] === 1) sent += 1;
    else count += (figures.reordered[index] ?? 0) > 0 ? 1 : 0;
  }
  const others = byHarm.length - measured;
  const rest = others === 0 ? '' : `; ${formatCount(others)} without a number`;
  if (sent > 0) {
    return `${[...arriving(count, measured - sent), `${formatCount(sent)} captured at the sender`].join(', ')}${rest}`;
  }
  if (measured === 1) return `${count > 0 ? 'One flow, reordered' : 'One flow'}${rest}`;
  if (count === 0) return `${countWithNoun(measured, 'flow')}, none reordered${rest}`;
  return `${formatCount(count)} of ${countWithNoun(measured, 'flow')} reordered${rest}`;
}

/** Words on flows that arrive here, beside those that were captured at their sender. */
function arriving(reordered: number, flows: number): string[] {
  if (flows === 0) return [];
  if (reordered === 0)
    return [`${countWithNoun(flows, 'arriving flow')}, ${flows === 1 ? 'not' : 'none'} reordered`];
  return [`${formatCount(reordered)} of ${countWithNoun(flows, 'arriving flow')} reordered`];
}

interface FlowLine {
  /** Share of reordered packets; undefined where the flow cannot be measured. */
  readonly late: string | undefined;
  readonly isLate: boolean;
  /** Lateness that 99% of the reordered packets do not exceed; where times are unknown, their extent. */
  readonly within: string;
  /** Losses, undecided packets, packets and protocol: as many of these as have room are shown, each whole. */
  readonly aside: readonly string[];
}

export function flowLine({ index, protocol, detail, packets }: TraceFlow, figures: FlowFigures): FlowLine {
  const at = (column: Float64Array) => column[index] ?? Number.NaN;
  const received = at(figures.received);
  if (Number.isNaN(received)) return { late: undefined, isLate: false, within: '', aside: [] };
  const details = detail === '' ? [] : detail.split(', ');
  // where several interfaces saw the same packets, that tells their flows apart
  const seenOn = details.filter((part) => part.startsWith('on '));
  const others = details.filter((part) => !part.startsWith('on '));
  const which = [countWithNoun(packets, 'packet'), `${protocol} ${others.join(', ')}`.trim()];
  if (at(figures.atSender) === 1) {
    return { late: 'sent here', isLate: false, within: '–', aside: [...seenOn, ...which] };
  }
  const [least, most] = [at(figures.reorderedLeast), at(figures.reorderedMost)];
  const [low, high] = [shareWords(least), shareWords(most)];
  const q99 = at(figures.latenessQ99);
  const extent = at(figures.extentQ99);
  const isLate = most > 0;
  return {
    late: low === high ? low : `${low.replace(/%$/, '')} to ${high}`,
    isLate,
    within:
      at(figures.reordered) === 0
        ? '–'
        : Number.isNaN(q99)
          ? countWithNoun(extent, 'packet')
          : spanWords(q99),
    aside: [...seenOn, ...lossWords(figures, index), ...which],
  };
}

function lossWords(figures: FlowFigures, index: number): string[] {
  const [least, most] = [figures.lostLeast[index] ?? 0, figures.lostMost[index] ?? 0];
  const undecided = figures.undecided[index] ?? 0;
  const lost =
    least === most
      ? formatCount(most)
      : `${formatCount(least)} ${most === least + 1 ? 'or' : 'to'} ${formatCount(most)}`;
  const duplicated = figures.duplicated[index] ?? 0;
  return [
    ...(most > 0 ? [`${lost} lost`] : []),
    ...(duplicated > 0 ? [`${formatCount(duplicated)} duplicated`] : []),
    ...(undecided > 0 ? [`${formatCount(undecided)} undecided`] : []),
  ];
}

/** Indices of flows whose name, protocol or detail contains every word of the text. */
export function foundFlows(
  survey: TraceSurvey,
  flows: readonly TraceFlow[],
  text: string,
): readonly number[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const all = Array.from(survey.byHarm);
  if (words.length === 0) return all;
  return all.filter((index) => {
    const flow = flows[index];
    if (flow === undefined) return false;
    const name = `${flow.protocol} ${flow.source} ${flow.destination} ${flow.detail}`.toLowerCase();
    return words.every((word) => name.includes(word));
  });
}
