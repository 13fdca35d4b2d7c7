// Statistics of a capture as a short text of numbers for a link, without addresses, names or packets.

import type { TraceReport, TraceSurvey } from '#pkg/texts.js';

/** Largest number of flows in a link, the most reordered first. */
const FLOWS_AT_MOST = 16;

export interface FlowStats {
  readonly received: number;
  /** Least and largest share of reordered packets; equal where nothing is undecided or only likely. */
  readonly least: number;
  readonly most: number;
  readonly lostLeast: number;
  readonly lostMost: number;
  readonly undecided: number;
  /** Median and 99% quantile of the lateness, ms; null where times are unknown or nothing is reordered. */
  readonly median: number | null;
  readonly q99: number | null;
  /** 99% quantile of the reordering extent, packets. */
  readonly extent: number;
}

export interface CaptureStats {
  readonly packets: number;
  /** Duration, ms; null where times are unknown. */
  readonly duration: number | null;
  /** Number of flows that can be measured, and of those that may have reordered packets. */
  readonly measured: number;
  readonly affected: number;
  readonly flows: readonly FlowStats[];
}

export function statsOf(report: TraceReport, { byHarm, measured, figures }: TraceSurvey): CaptureStats {
  // flows captured at their sender show no path
  const arrives = (index: number) => figures.atSender[index] !== 1;
  const indices = Array.from(byHarm.subarray(0, measured)).filter(arrives);
  const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);
  return {
    packets: report.packets,
    duration: report.duration ?? null,
    measured: indices.length,
    affected: indices.filter((index) => (figures.reorderedMost[index] ?? 0) > 0).length,
    flows: indices.slice(0, FLOWS_AT_MOST).map((index) => ({
      received: figures.received[index] ?? 0,
      least: figures.reorderedLeast[index] ?? 0,
      most: figures.reorderedMost[index] ?? 0,
      lostLeast: figures.lostLeast[index] ?? 0,
      lostMost: figures.lostMost[index] ?? 0,
      undecided: figures.undecided[index] ?? 0,
      median: known(figures.latenessQ50[index]),
      q99: known(figures.latenessQ99[index]),
      extent: figures.extentQ99[index] ?? 0,
    })),
  };
}

/** A line for the capture, and one for each flow; `-` where something is not known. */
export function statsText({ packets, duration, measured, affected, flows }: CaptureStats): string {
  const lines = [
    ['capture', packets, duration, measured, affected],
    ...flows.map((flow) => [
      'flow',
      flow.received,
      flow.least,
      flow.most,
      flow.lostLeast,
      flow.lostMost,
      flow.undecided,
      flow.median,
      flow.q99,
      flow.extent,
    ]),
  ];
  return lines.map((line) => line.map(written).join(' ')).join(',');
}

function written(value: string | number | null): string {
  if (value === null) return '-';
  // whole numbers are kept exactly
  return typeof value === 'string' || Number.isInteger(value)
    ? `${value}`
    : `${Number(value.toPrecision(4))}`;
}

/** Reads such a text from a link, with all values checked; null if it is invalid. */
export function statsFrom(text: string): CaptureStats | null {
  const [first = [], ...others] = text.split(',').map((line) => line.split(' '));
  const [name, ...values] = first;
  const [packets, duration, measured, affected] = values.map(number);
  if (name !== 'capture' || !isCount(packets) || !isCount(measured) || !isCount(affected)) return null;
  if (affected > measured) return null;
  const flows = others.slice(0, FLOWS_AT_MOST).flatMap((line) => flowFrom(line) ?? []);
  return { packets, duration: duration ?? null, measured, affected, flows };
}

function flowFrom([name, ...values]: readonly string[]): FlowStats | null {
  const [received, least, most, lostLeast, lostMost, undecided, median, q99, extent] = values.map(number);
  const counts = [received, lostLeast, lostMost, undecided, extent];
  if (name !== 'flow' || !counts.every(isCount) || !isShare(least) || !isShare(most)) return null;
  return {
    received: received ?? 0,
    least,
    most,
    lostLeast: lostLeast ?? 0,
    lostMost: lostMost ?? 0,
    undecided: undecided ?? 0,
    median: median ?? null,
    q99: q99 ?? null,
    extent: extent ?? 0,
  };
}

function number(text: string): number | undefined {
  const value = /^\d+(\.\d+)?(e[+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

function isCount(value: number | undefined): value is number {
  return Number.isSafeInteger(value);
}

function isShare(value: number | undefined): value is number {
  return value !== undefined && value <= 1;
}
