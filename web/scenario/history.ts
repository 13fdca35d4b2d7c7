// Writes scenarios into the address and the browser's history. A drag adds one entry and then rewrites it; a committed
// change adds an entry, unless it continues the change before it. Writes are at least 300 ms apart, because Safari
// throws when a page writes its address over 100 times in 10 s.

const LEAST_INTERVAL = 300;
/** Arrow keys commit at every step: commits within this time of each other are one change. */
const SAME_CHANGE = 1000;

export interface HistoryLike {
  /** The part of the address from `#`. */
  read(): string;
  push(text: string): void;
  replace(text: string): void;
}

/** A history that knows which entries this page wrote, and which are links that were opened. */
export interface OwnHistory extends HistoryLike {
  isOwn(): boolean;
}

export interface PageHistory extends OwnHistory {
  /** Opens a link of this page, as if the reader had followed it. */
  goTo(text: string): void;
  /** The entry's note beside its address, such as the place within a page; null if it has none. */
  note(): unknown;
  /** Stores a note in this entry. Browsers refuse it in some frames, and if written too often; a later call then stores it. */
  keepNote(note: object): void;
}

const OWN = 1;

/** The browser's history; the page as one file replaces its functions (web/app/oneFile.ts). */
export const browserHistory: PageHistory = {
  read: () => window.location.hash,
  push: (text) => window.history.pushState(OWN, '', addressOf(text)),
  // the entry keeps its note while its address is rewritten
  replace: (text) => {
    const note = browserHistory.note();
    window.history.replaceState(note === null ? OWN : { note }, '', addressOf(text));
  },
  isOwn: () => window.history.state === OWN || browserHistory.note() !== null,
  goTo: (text) => {
    window.location.hash = text;
  },
  note: () => window.history.state?.note ?? null,
  keepNote: (note) => {
    try {
      window.history.replaceState({ note }, '');
    } catch {
      // the page works without notes
    }
  },
};

/** The address to write: an empty one would leave the page's address unchanged. */
function addressOf(text: string): string {
  return text === '' ? window.location.pathname + window.location.search : text;
}

export class AddressWriter {
  readonly #history: HistoryLike;
  readonly #onPending: (isPending: boolean) => void;
  #written: string;
  #wanted: string;
  /** The subject of the current entry: changes of one subject share an entry. */
  #subject: string | null = null;
  #subjectChanged = false;
  #lastChange = Number.NEGATIVE_INFINITY;
  #lastWrite = Number.NEGATIVE_INFINITY;
  #isOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(history: HistoryLike, written: string, onPending: (isPending: boolean) => void) {
    this.#history = history;
    this.#onPending = onPending;
    this.#written = written;
    this.#wanted = written;
  }

  /** Asks for the address to become `text`; `subject` names the parameters that change. True if this begins a new entry. */
  write(text: string, subject: string, isCommitted: boolean): boolean {
    const now = Date.now();
    const goesOn = subject === this.#subject && (this.#isOpen || now - this.#lastChange < SAME_CHANGE);
    if (!goesOn) {
      // an unwritten change of another subject becomes an entry of its own
      this.flush();
      this.#subject = subject;
      this.#subjectChanged = true;
    }
    this.#lastChange = now;
    this.#isOpen = !isCommitted;
    this.#wanted = text;
    if (this.#timer === undefined) {
      const wait = Math.max(0, this.#lastWrite + LEAST_INTERVAL - now);
      this.#onPending(true);
      this.#timer = setTimeout(() => this.flush(), wait);
    }
    return !goesOn;
  }

  /** Writes the pending address now. */
  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#wanted !== this.#written) {
      try {
        if (this.#subjectChanged) this.#history.push(this.#wanted);
        else this.#history.replace(this.#wanted);
        this.#written = this.#wanted;
        this.#subjectChanged = false;
      } catch {
        // the browser refuses frequent writes: the next change writes the address again
      }
      this.#lastWrite = Date.now();
    }
    this.#onPending(false);
  }

  /** The reader went to another entry, or the page rewrote it: the next change starts a new entry. */
  moveTo(text: string): void {
    clearTimeout(this.#timer);
    if (this.#timer !== undefined) this.#onPending(false);
    this.#timer = undefined;
    this.#written = text;
    this.#wanted = text;
    this.#subject = null;
    this.#isOpen = false;
  }
}
