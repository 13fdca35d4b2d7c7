// Messages between the page and the worker that reads traces.

import type { MetricsScenario } from '#pkg/params.ts';
import type { ModuleName } from '#pkg/simulation.ts';
import type { TraceDocument, TraceFlowReport, TraceProgress, TraceReport, TraceStretch } from '#pkg/texts.js';
import type { Answer, Ask } from './asks.ts';

export type By = MetricsScenario['by'];
/**
 * The order in which packets are taken to have arrived; where times go back, `auto` takes the order with fewer errors.
 */
export type ArrivalOrder = MetricsScenario['order'];

/** A flow whose measures are wanted, and how to measure it. */
export interface FlowQuestion {
  readonly index: number;
  readonly by: By;
  readonly threshold: number;
  readonly order: ArrivalOrder;
}

/**
 * A wanted stretch of a flow: the one after a time (ms; arrivals where times are unknown), or the one in which most
 * packets are late.
 */
export interface StretchQuestion extends Omit<FlowQuestion, 'threshold'> {
  readonly after: number | undefined;
  readonly packets: number;
}

/** Formats of a report. */
export type DocumentForm = 'markdown' | 'html' | 'csv';

/** A report that is wanted as files. */
export interface DocumentQuestion extends Omit<FlowQuestion, 'index'> {
  readonly form: DocumentForm;
  /** Name of the trace; a redacted report leaves it out. */
  readonly name: string;
  readonly isRedacted: boolean;
}

/** Modules that read files: captures only; packed captures as well; any file. The first one cannot write documents. */
export type ReaderName = Extract<ModuleName, 'captures' | 'archives' | 'texts'>;

/** A module that is handed over, or the reason why it is not. */
export type HandedModule = { readonly kind: 'module'; readonly name: ReaderName } & (
  | { readonly module: WebAssembly.Module; readonly trouble?: undefined }
  | { readonly module: null; readonly trouble: string }
);

/** Messages from the page: a module, the file once, then questions about its flows. */
export type ToTraceWorker =
  | HandedModule
  /** The file; with `other`, the sender's and the receiver's capture of the same packets. */
  | { readonly kind: 'read'; readonly file: Blob; readonly by: By; readonly other?: Blob }
  | { readonly kind: 'measure'; readonly question: FlowQuestion }
  | { readonly kind: 'stretch'; readonly question: StretchQuestion }
  | { readonly kind: 'document'; readonly question: DocumentQuestion }
  | { readonly kind: 'ask'; readonly id: number; readonly ask: Ask };

/** Messages from the worker. */
export type FromTraceWorker =
  /** Reading or writing needs another module than those handed over. */
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
  /** The files could not be written; the trace stays open. */
  | { readonly kind: 'document'; readonly files: null; readonly trouble: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  /** The worker cannot continue. */
  | { readonly kind: 'failed'; readonly message: string };
