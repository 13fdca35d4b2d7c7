// Any number of traces at once, one of which is shown. They are read one after the other: two readers at once would each take
// twice as long, and a machine's memory holds the packets of one large file more easily than of two.

import type { TraceDocument } from '#pkg/trace.js';
import type { AnswerTo, AskOf, Question } from './asks.ts';
import type { By, DocumentQuestion, FlowQuestion, StretchQuestion } from './messages.ts';
import type { TraceSession, TraceState } from './session.ts';

export interface NamedFile {
  readonly file: Blob;
  readonly name: string;
}

interface Entry {
  readonly name: string;
  readonly session: TraceSession;
  /** Not read yet. */
  waiting: { readonly file: Blob; readonly by: By } | null;
}

/** A trace by its name. */
export interface Shelved {
  readonly name: string;
  readonly isShown: boolean;
  readonly kind: TraceState['kind'] | 'waiting';
}

const NOTHING: TraceState = { kind: 'none', word: null };

export class TraceShelf {
  readonly #makeSession: () => TraceSession;
  readonly #listeners = new Set<() => void>();
  #entries: Entry[] = [];
  #shown: Entry | null = null;
  #list: readonly Shelved[] = [];

  constructor(makeSession: () => TraceSession) {
    this.#makeSession = makeSession;
  }

  /** The state of the trace that is shown. */
  readonly get = (): TraceState => this.#shown?.session.get() ?? NOTHING;

  /** All traces, in the order in which they were opened. */
  readonly list = (): readonly Shelved[] => this.#list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens files beside those that are open, and shows the first of them. */
  open(files: readonly NamedFile[], by: By): void {
    // what could not be read has said so
    this.#entries = this.#entries.filter(
      ({ session, waiting }) => waiting !== null || session.get().kind !== 'none',
    );
    const opened = files.map(({ file, name }): Entry => {
      const entry: Entry = { name, session: this.#makeSession(), waiting: { file, by } };
      entry.session.subscribe(() => this.#changed());
      return entry;
    });
    this.#entries.push(...opened);
    this.#shown = opened[0] ?? this.#shown;
    this.#changed();
  }

  /** Shows another one, by its place in the list. */
  show(place: number): void {
    this.#shown = this.#entries[place] ?? this.#shown;
    this.#changed();
  }

  /** Closes the one that is shown, or stops its reading, and shows the one before it. */
  close(): void {
    const shown = this.#shown;
    if (shown === null) return;
    const place = this.#entries.indexOf(shown);
    this.#entries = this.#entries.filter((entry) => entry !== shown);
    this.#shown = this.#entries[Math.max(0, place - 1)] ?? null;
    shown.waiting = null;
    shown.session.close();
    this.#changed();
  }

  measure(question: FlowQuestion): void {
    this.#shown?.session.measure(question);
  }

  cut(question: StretchQuestion): void {
    this.#shown?.session.cut(question);
  }

  document(question: DocumentQuestion): Promise<readonly TraceDocument[] | undefined> {
    return this.#shown?.session.document(question) ?? Promise.resolve(undefined);
  }

  ask<Q extends Question>(ask: AskOf<Q>): Promise<AnswerTo<Q>> {
    return this.#shown?.session.ask<Q>(ask) ?? Promise.resolve(undefined);
  }

  #changed(): void {
    const isReading = this.#entries.some(({ session }) => session.get().kind === 'reading');
    // the one that is shown is waited for
    const next = isReading ? undefined : [this.#shown, ...this.#entries].find((entry) => entry?.waiting);
    if (next?.waiting) {
      const { file, by } = next.waiting;
      next.waiting = null;
      // tells of itself
      next.session.open(file, next.name, by);
      return;
    }
    this.#list = this.#entries.map((entry) => ({
      name: entry.name,
      isShown: entry === this.#shown,
      kind: entry.waiting === null ? entry.session.get().kind : 'waiting',
    }));
    for (const listener of this.#listeners) listener();
  }
}
