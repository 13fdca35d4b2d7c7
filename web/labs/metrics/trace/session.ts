// The open trace. It is kept outside the bench's page, so that a visit to another laboratory does not close the file;
// it is not in the link, and never leaves the browser.

import type {
  TraceDocument,
  TraceFlow,
  TraceFlowReport,
  TraceProgress,
  TraceReport,
  TraceStretch,
} from '#pkg/texts.js';
import type { Answer, AnswerTo, AskOf, Question } from './asks.ts';
import type {
  By,
  DocumentQuestion,
  FlowQuestion,
  FromTraceWorker,
  StretchQuestion,
  ToTraceWorker,
} from './messages.ts';

/** The part of a Worker that the session needs; tests have their own. */
export interface TraceWorkerLike {
  postMessage(message: ToTraceWorker): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromTraceWorker }) => void) | null;
  onerror: ((event: { readonly message?: string; preventDefault?(): void }) => void) | null;
}

/** Makes the worker that reads a file, or two captures of the same packets. */
type MakeWorker = (file: Blob, other: Blob | undefined) => TraceWorkerLike;

export interface TraceFile {
  /** A new number each time that a file is opened. */
  readonly id: number;
  readonly name: string;
  /** Names of the files, two for a pair; none for a typed text. */
  readonly names: readonly string[];
  readonly bytes: number;
}

export type TraceState =
  | { readonly kind: 'none'; readonly word: string | null }
  | { readonly kind: 'reading'; readonly file: TraceFile; readonly progress: TraceProgress }
  | {
      readonly kind: 'read';
      readonly file: TraceFile;
      readonly report: TraceReport;
      /** Time that reading took, ms. */
      readonly milliseconds: number;
      /** Index of the first flow that can be measured; missing where none carries a sequence. */
      readonly chosen: number | undefined;
      /** The newest measures, which may belong to an earlier question. */
      readonly measured: { readonly question: FlowQuestion; readonly report: TraceFlowReport } | null;
      /** The newest stretch that was asked for, once it has come. */
      readonly stretch?: { readonly question: StretchQuestion; readonly found: TraceStretch | undefined };
    };

let opened = 0;

const NOTHING: TraceProgress = { bytes: 0, packets: 0, flows: 0 };

export class TraceSession {
  readonly #makeWorker: MakeWorker;
  readonly #listeners = new Set<() => void>();
  #state: TraceState = { kind: 'none', word: null };
  #worker: TraceWorkerLike | null = null;
  #isAsked = false;
  /** The newest question while another one is answered; questions between the two are dropped. */
  #next: FlowQuestion | null = null;
  /** Functions that wait for an answer, by the number of the question. */
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #asked = 0;
  /** Answers that several parts of the page ask for, by their questions; kept while the trace is open. */
  readonly #kept = new Map<string, Promise<Answer>>();
  /** Functions that wait for a report, in the order of the answers; undefined: the trace was closed before. */
  readonly #documents: {
    readonly resolve: (files: readonly TraceDocument[] | undefined) => void;
    readonly reject: (trouble: Error) => void;
  }[] = [];

  constructor(makeWorker: MakeWorker) {
    this.#makeWorker = makeWorker;
  }

  readonly get = (): TraceState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads a file in place of the open one; `names` are its names in a command. */
  open(file: Blob, name: string, by: By, other?: Blob, names: readonly string[] = [name]): void {
    this.#drop();
    const worker = this.#makeWorker(file, other);
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.#fail(event.message || 'the reader ended without saying why');
    };
    opened += 1;
    this.#set({
      kind: 'reading',
      file: { id: opened, name, names, bytes: file.size + (other?.size ?? 0) },
      progress: NOTHING,
    });
    worker.postMessage(other === undefined ? { kind: 'read', file, by } : { kind: 'read', file, by, other });
  }

  /** Stops the reading, or closes the trace. */
  close(word: string | null = null): void {
    this.#drop();
    this.#set({ kind: 'none', word });
  }

  /** Asks for the measures of a flow; only the newest question counts. */
  measure(question: FlowQuestion): void {
    if (this.#state.kind !== 'read') return;
    const asked = this.#state.measured?.question;
    if (!this.#isAsked && asked !== undefined && isSame(asked, question)) return;
    this.#next = question;
    this.#ask();
  }

  /** Asks for a stretch of a flow as an arrival order. */
  cut(question: StretchQuestion): void {
    if (this.#state.kind === 'read') this.#worker?.postMessage({ kind: 'stretch', question });
  }

  /**
   * Writes the report as files; undefined if the trace is closed before that. Rejects with the reason where they cannot
   * be written.
   */
  document(question: DocumentQuestion): Promise<readonly TraceDocument[] | undefined> {
    if (this.#state.kind !== 'read') return Promise.resolve(undefined);
    this.#worker?.postMessage({ kind: 'document', question });
    return new Promise((resolve, reject) => {
      this.#documents.push({ resolve, reject });
    });
  }

  /** Asks a question that has its own answer; undefined where there is none, or where the trace was closed. */
  ask<Q extends Question>(ask: AskOf<Q>): Promise<AnswerTo<Q>> {
    const worker = this.#worker;
    if (worker === null || this.#state.kind !== 'read') return Promise.resolve(undefined);
    const isKept = ask.what === 'survey';
    const name = isKept ? JSON.stringify(ask) : '';
    const known = this.#kept.get(name);
    if (known !== undefined) return known as Promise<AnswerTo<Q>>;
    const answer = this.#send<Q>(worker, ask);
    if (isKept) this.#kept.set(name, answer);
    return answer;
  }

  #send<Q extends Question>(worker: TraceWorkerLike, ask: AskOf<Q>): Promise<AnswerTo<Q>> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      // the worker's answer has the type of the question
      this.#waiting.set(id, (answer) => resolve(answer as AnswerTo<Q>));
      worker.postMessage({ kind: 'ask', id, ask });
    });
  }

  #ask(): void {
    const question = this.#next;
    if (this.#isAsked || question === null) return;
    this.#next = null;
    this.#isAsked = true;
    this.#worker?.postMessage({ kind: 'measure', question });
  }

  #hear(message: FromTraceWorker): void {
    const state = this.#state;
    switch (message.kind) {
      case 'progress':
        if (state.kind === 'reading') this.#set({ ...state, progress: message.progress });
        break;
      case 'report':
        if (state.kind !== 'reading') break;
        this.#set({
          ...message,
          kind: 'read',
          file: state.file,
          chosen: message.report.flows.find(carriesItsOwn)?.index,
          measured: null,
        });
        break;
      case 'measured':
        this.#isAsked = false;
        if (state.kind === 'read') this.#set({ ...state, measured: message });
        this.#ask();
        break;
      case 'stretch':
        if (state.kind !== 'read') break;
        this.#set({ ...state, stretch: { question: message.question, found: message.stretch } });
        break;
      case 'document':
        if (message.files === null) this.#documents.shift()?.reject(new Error(message.trouble));
        else this.#documents.shift()?.resolve(message.files);
        break;
      case 'answer':
        this.#waiting.get(message.id)?.(message.answer);
        this.#waiting.delete(message.id);
        break;
      case 'failed':
        this.#fail(message.message);
        break;
    }
  }

  #fail(reason: string): void {
    const name = this.#state.kind === 'none' ? 'the trace' : this.#state.file.name;
    this.close(`Reading ${name} broke down: ${reason}. Nothing of it is kept; a smaller part of it may do.`);
  }

  #drop(): void {
    if (this.#worker !== null) {
      this.#worker.onmessage = null;
      this.#worker.onerror = null;
      this.#worker.terminate();
    }
    this.#worker = null;
    for (const answer of this.#waiting.values()) answer(undefined);
    this.#waiting.clear();
    this.#kept.clear();
    this.#isAsked = false;
    this.#next = null;
    for (const waiting of this.#documents.splice(0)) waiting.resolve(undefined);
  }

  #set(state: TraceState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a flow can be measured itself: one that only acknowledges another cannot. */
function carriesItsOwn({ sequences, folded }: TraceFlow): boolean {
  return sequences.length > 0 && folded === undefined;
}

export function isSame(a: FlowQuestion, b: FlowQuestion): boolean {
  return a.index === b.index && a.by === b.by && a.threshold === b.threshold && a.order === b.order;
}
