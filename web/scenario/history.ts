// The address bar and the browser's history. A drag adds one entry and then rewrites it; a committed
// change adds one, unless it goes on with the change before it. Writes are at least 300 ms apart,
// because Safari throws when a page writes its address over 100 times in 10 s.

const LEAST_INTERVAL = 300;
/** Arrow keys commit at every step: within this time they are one change. */
const SAME_CHANGE = 1000;

export interface HistoryLike {
  /** The part of the address from `#`. */
  read(): string;
  push(text: string): void;
  replace(text: string): void;
}

export const browserHistory: HistoryLike = {
  read: () => window.location.hash,
  push: (text) => window.history.pushState(null, '', addressOf(text)),
  replace: (text) => window.history.replaceState(null, '', addressOf(text)),
};

/** An empty address would leave the page's as it is. */
function addressOf(text: string): string {
  return text === '' ? window.location.pathname + window.location.search : text;
}

export class AddressWriter {
  readonly #history: HistoryLike;
  readonly #onPending: (isPending: boolean) => void;
  #written: string;
  #wanted: string;
  /** What the current entry belongs to: changes of one subject share an entry. */
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

  /** The address should say `text`, because `subject` (the keys that change) is being changed. */
  write(text: string, subject: string, isCommitted: boolean): void {
    const now = Date.now();
    const goesOn = subject === this.#subject && (this.#isOpen || now - this.#lastChange < SAME_CHANGE);
    if (!goesOn) {
      // an unwritten change of something else is an entry of its own
      this.flush();
      this.#subject = subject;
      this.#subjectChanged = true;
    }
    this.#lastChange = now;
    this.#isOpen = !isCommitted;
    this.#wanted = text;
    if (this.#timer !== undefined) return;
    const wait = Math.max(0, this.#lastWrite + LEAST_INTERVAL - now);
    this.#onPending(true);
    this.#timer = setTimeout(() => this.flush(), wait);
  }

  /** Writes what is wanted now. */
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
        // the browser refuses when it is written too often: the next change writes it again
      }
      this.#lastWrite = Date.now();
    }
    this.#onPending(false);
  }

  /** The reader went to another entry, or the page rewrote it: nothing goes on from before. */
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
