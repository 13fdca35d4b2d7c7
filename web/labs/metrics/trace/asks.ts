// Questions about the flows of a trace of which each has its own answer: the list of flows, rows of packets, pictures.

import type { MetricsScenario } from '#pkg/params.ts';
import type { TracePackets, TraceRaster, TraceRows, TraceStretch, TraceSurvey } from '#pkg/texts.js';

/** The flow whose packets are looked at. */
export interface FlowKey extends Pick<MetricsScenario, 'by' | 'order'> {
  readonly index: number;
}

interface OfPackets {
  readonly of: FlowKey;
}

interface OfKinds extends OfPackets {
  /** Kinds that count, a bit each. */
  readonly kinds: number;
}

/** What is asked, by name. */
interface Asked {
  survey: Omit<FlowKey, 'index'>;
  packets: OfPackets;
  rows: OfKinds & { readonly first: number; readonly count: number };
  /** Where in the list of these kinds a row stands. */
  place: OfKinds & { readonly row: number };
  /** The next row of these kinds, or the one before. */
  step: OfKinds & { readonly row: number | undefined; readonly isForward: boolean };
  row: OfPackets & { readonly row: number };
  /** The first row at or after this time. */
  after: OfPackets & { readonly time: number };
  raster: OfPackets & {
    /** What is drawn upwards. */
    readonly axis: 'number' | 'delay';
    readonly from: number;
    readonly to: number;
    readonly width: number;
    readonly height: number;
    readonly dot: number;
    readonly mark: number;
  };
  /** Where most packets are late, as an arrival order. */
  stretch: OfPackets & { readonly packets: number };
  /** A display filter for Wireshark. */
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

export type Question = keyof Asked;
export type Ask = { readonly [Q in Question]: Asked[Q] & { readonly what: Q } }[Question];
export type AskOf<Q extends Question> = Extract<Ask, { readonly what: Q }>;
export type AnswerTo<Q extends Question> = Answers[Q] | undefined;
export type Answer = AnswerTo<Question>;
