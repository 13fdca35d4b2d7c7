// Questions about the flows of a trace that are answered one by one: the list of flows, rows of packets, pictures.

import type { MetricsScenario } from '#pkg/params.ts';
import type { TracePackets, TraceRaster, TraceRows, TraceStretch, TraceSurvey } from '#pkg/texts.js';

/** The flow whose packets are shown, and how it is read. */
export interface FlowKey extends Pick<MetricsScenario, 'by' | 'order'> {
  readonly index: number;
}

interface OfPackets {
  readonly of: FlowKey;
}

interface OfKinds extends OfPackets {
  /** Kinds of packets to count, one bit each. */
  readonly kinds: number;
}

/** The arguments of each question. */
interface QuestionArguments {
  survey: Omit<FlowKey, 'index'>;
  packets: OfPackets;
  rows: OfKinds & { readonly first: number; readonly count: number };
  /** The place of a row in the list of these kinds. */
  place: OfKinds & { readonly row: number };
  /** The next row of these kinds, or the previous one. */
  step: OfKinds & { readonly row: number | undefined; readonly isForward: boolean };
  row: OfPackets & { readonly row: number };
  /** The first row at or after this time (ms; arrivals where times are unknown). */
  after: OfPackets & { readonly time: number };
  raster: OfPackets & {
    /** The vertical axis. */
    readonly axis: 'number' | 'delay';
    readonly from: number;
    readonly to: number;
    readonly width: number;
    readonly height: number;
    readonly dot: number;
    readonly mark: number;
  };
  /** The stretch in which most packets are late, as an arrival order. */
  stretch: OfPackets & { readonly packets: number };
  /** A display filter for Wireshark, for packets of these kinds. */
  wireshark: OfKinds & { readonly from: number; readonly to: number };
}

interface Answers {
  survey: TraceSurvey;
  packets: TracePackets;
  rows: TraceRows;
  place: number;
  step: number;
  row: TraceRows;
  after: number;
  raster: TraceRaster;
  stretch: TraceStretch;
  wireshark: string;
}

export type Question = keyof QuestionArguments;
export type Ask = { readonly [Q in Question]: QuestionArguments[Q] & { readonly what: Q } }[Question];
export type AskOf<Q extends Question> = Extract<Ask, { readonly what: Q }>;
export type AnswerTo<Q extends Question> = Answers[Q] | undefined;
export type Answer = AnswerTo<Question>;
