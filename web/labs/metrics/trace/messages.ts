// What the page and the worker that reads traces say to each other.

import type { MetricsScenario } from '#pkg/params.ts';
import type { ModuleName } from '#pkg/simulation.ts';
import type { TraceDocument, TraceFlowReport, TraceProgress, TraceReport, TraceStretch } from '#pkg/texts.js';
import type { Answer, Ask } from './asks.ts';

export type By = MetricsScenario['by'];
/** Whose order the packets are taken to have arrived in; where times go back, `auto` takes what finds less wrong. */
export type ArrivalOrder = MetricsScenario['order'];

/** The measures that are wanted of one flow. */
export interface FlowQuestion {
  readonly index: number;
  readonly by: By;
  readonly threshold: number;
  readonly order: ArrivalOrder;
}

/** A stretch that is wanted of a flow: what follows a time (ms; arrivals where times are unknown), or where most packets are late. */
export interface StretchQuestion extends Omit<FlowQuestion, 'threshold'> {
  readonly after: number | undefined;
  readonly packets: number;
}

/** What a report is written as. */
export type DocumentForm = 'markdown' | 'html' | 'csv';

/** A report that is wanted as files. */
export interface DocumentQuestion extends Omit<FlowQuestion, 'index'> {
  readonly form: DocumentForm;
  /** Name of the trace; a redacted report leaves it out. */
  readonly name: string;
  readonly isRedacted: boolean;
}

/** The modules that read files: captures; captures that are packed as well; any file. The first one writes no documents. */
export type ReaderName = Extract<ModuleName, 'captures' | 'archives' | 'texts'>;

/** A module that is handed over, or why it is not. */
export type Handed = { readonly kind: 'module'; readonly name: ReaderName } & (
  | { readonly module: WebAssembly.Module; readonly trouble?: undefined }
  | { readonly module: null; readonly trouble: string }
);

/** From the page: the module, the file once, then questions about its flows. */
export type ToTraceWorker =
  | Handed
  /** With another file: the sender's and the receiver's capture of the same packets. */
  | { readonly kind: 'read'; readonly file: Blob; readonly by: By; readonly other?: Blob }
  | { readonly kind: 'measure'; readonly question: FlowQuestion }
  | { readonly kind: 'stretch'; readonly question: StretchQuestion }
  | { readonly kind: 'document'; readonly question: DocumentQuestion }
  | { readonly kind: 'ask'; readonly id: number; readonly ask: Ask };

/** From the worker. */
export type FromTraceWorker =
  /** What is read or written takes another module than those handed over. */
  | { readonly kind: 'wanted'; readonly name: ReaderName }
  | { readonly kind: 'progress'; readonly progress: TraceProgress }
  | { readonly kind: 'report'; readonly report: TraceReport; readonly milliseconds: number }
  | { readonly kind: 'measured'; readonly question: FlowQuestion; readonly report: TraceFlowReport }
  | {
      readonly kind: 'stretch';
      readonly question: StretchQuestion;
      readonly stretch: TraceStretch | undefined;
    }
  | { readonly kind: 'document'; readonly files: readonly TraceDocument[] }
  /** They could not be written; the trace stays open. */
  | { readonly kind: 'document'; readonly files: null; readonly trouble: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  /** The worker can do nothing further. */
  | { readonly kind: 'failed'; readonly message: string };
