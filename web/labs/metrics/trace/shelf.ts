// All open traces, one of which is shown. They are read one after the other: two at once would each take twice as long,
// and need memory for the packets of two files at a time.

import type { TraceCounters, TraceDocument } from '#pkg/texts.js';
import type { AnswerTo, AskOf, Question } from './asks.ts';
import type { By, DocumentQuestion, FlowQuestion, StretchQuestion } from './messages.ts';
import type { TraceSession, TraceState } from './session.ts';

export interface NamedFile {
  readonly file: Blob;
  readonly name: string;
  /** The trace is a typed text, not a file. */
  readonly isTyped?: boolean;
}

interface Entry {
  readonly name: string;
  /** Names of its files. */
  readonly names: readonly string[];
  readonly session: TraceSession;
  readonly file: Blob;
  /** The receiver's capture, where this one is the sender's. */
  readonly other?: Blob | undefined;
  /** Set until the trace is read; holds the chosen kind of number. */
  waiting: { readonly by: By } | null;
}

/** The name of a trace, for the choice. */
export interface ShelvedTrace {
  readonly name: string;
  readonly isShown: boolean;
  readonly kind: TraceState['kind'] | 'waiting';
}

/** Formats of which two files can be compared as a pair. */
const PAIRED: ReadonlySet<string> = new Set(['pcap', 'pcapng', 'qlog']);

const NOTHING: TraceState = { kind: 'none', word: null };

export class TraceShelf {
  readonly #makeSession: () => TraceSession;
  readonly #listeners = new Set<() => void>();
  #entries: Entry[] = [];
  #shown: Entry | null = null;
  #list: readonly ShelvedTrace[] = [];
  #counters: readonly TraceCounters[] = [];

  constructor(makeSession: () => TraceSession) {
    this.#makeSession = makeSession;
  }

  /** The state of the trace that is shown. */
  readonly get = (): TraceState => this.#shown?.session.get() ?? NOTHING;

  /** All traces, in the order in which they were opened. */
  readonly list = (): readonly ShelvedTrace[] => this.#list;

  /** Counters of programs such as `ss`, from files that are not shown. */
  readonly counters = (): readonly TraceCounters[] => this.#counters;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens files in addition to those that are open, and shows the first of them. */
  open(files: readonly NamedFile[], by: By): void {
    // drop entries that could not be read: their error was shown
    this.#entries = this.#entries.filter(
      ({ session, waiting }) => waiting !== null || session.get().kind !== 'none',
    );
    const opened = files.map(({ file, name, isTyped = false }) =>
      this.#made(name, isTyped ? [] : [name], by, file),
    );
    this.#entries.push(...opened);
    this.#shown = opened[0] ?? this.#shown;
    this.#changed();
  }

  #made(name: string, names: readonly string[], by: By, file: Blob, other?: Blob): Entry {
    const entry: Entry = { name, names, session: this.#makeSession(), file, other, waiting: { by } };
    entry.session.subscribe(() => this.#changed());
    return entry;
  }

  /** Whether exactly two captures (or qlogs) are open, which may be the sender's and the receiver's. */
  readonly mayPair = (): boolean => this.#pairable().length === 2 && this.#entries.length === 2;

  /** Opens two captures as a pair: the first is the sender's, unless their times show the opposite. */
  pair(by: By): void {
    const [first, second] = this.#pairable();
    if (first === undefined || second === undefined) return;
    const names = [first.name, second.name];
    const entry = this.#made(names.join(' and '), names, by, first.file, second.file);
    this.#entries.push(entry);
    this.#shown = entry;
    this.#changed();
  }

  #pairable(): readonly Entry[] {
    return this.#entries.filter(({ session, other }) => {
      const state = session.get();
      return other === undefined && state.kind === 'read' && PAIRED.has(state.report.format);
    });
  }

  /** Shows the trace at this place of the list. */
  show(place: number): void {
    this.#shown = this.#entries[place] ?? this.#shown;
    this.#changed();
  }

  /** Closes the trace that is shown, or stops its reading, and shows the one before it in the list. */
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
    // the trace that is shown is read first
    const next = isReading ? undefined : [this.#shown, ...this.#entries].find((entry) => entry?.waiting);
    if (next?.waiting) {
      const { by } = next.waiting;
      next.waiting = null;
      // opening sets the session's state, which calls this method again
      next.session.open(next.file, next.name, by, next.other, next.names);
      return;
    }
    this.#list = this.#entries.map((entry) => ({
      name: entry.name,
      isShown: entry === this.#shown,
      kind: entry.waiting === null ? entry.session.get().kind : 'waiting',
    }));
    const counters = this.#entries.flatMap((entry) => {
      const state = entry.session.get();
      return entry === this.#shown || state.kind !== 'read' ? [] : state.report.counters;
    });
    // keep the list's identity as long as its contents are the same
    if (counters.length !== this.#counters.length || counters.some((one, at) => one !== this.#counters[at])) {
      this.#counters = counters;
    }
    for (const listener of this.#listeners) listener();
  }
}
