// An attempt at a lesson, as a learning platform records it by SCORM 1.2. What counts is that a lesson was gone through, not that
// an answer was right: each answer is recorded, and none is marked.

/** What platforms offer to the pages in their frames. Everything is text. */
export interface Api {
  LMSInitialize(nothing: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(nothing: ''): string;
  LMSFinish(nothing: ''): string;
}

interface Framed {
  readonly API?: Api | null;
  readonly parent: Framed;
  readonly opener?: Framed | null;
}

/** Frames in frames, deeper than any platform has them. */
const DEPTH = 50;

/** In the frames around the page, or around the window that has opened it; null where there is none, or none may be looked at. */
export function apiAround(page: Framed): Api | null {
  try {
    const above = apiAbove(page);
    return above ?? (page.opener ? apiAbove(page.opener) : null);
  } catch {
    return null;
  }
}

function apiAbove(page: Framed): Api | null {
  let at = page;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    if (at.API) return at.API;
    if (at.parent === at) return null;
    at = at.parent;
  }
  return null;
}

export interface Given {
  readonly id: string;
  readonly words: string;
}

export interface Progress {
  /** What the address has behind the lesson's name. */
  readonly path: string;
  /** Of its questions and its explanation. */
  readonly done: number;
  readonly all: number;
  readonly given: readonly Given[];
}

const SUSPENDED_AT_MOST = 4096;
const ANSWER_AT_MOST = 255;

export class Attempt {
  readonly #api: Api;
  readonly #now: () => number;
  readonly #since: number;
  readonly #recorded = new Set<string>();
  #told = '';
  #isOver = false;

  /** `now` counts milliseconds. */
  constructor(api: Api, now: () => number = () => performance.now()) {
    this.#api = api;
    this.#now = now;
    this.#since = now();
  }

  /** The path of an earlier attempt; empty if there was none. */
  begin(): string {
    this.#api.LMSInitialize('');
    const suspended = this.#api.LMSGetValue('cmi.suspend_data') || '';
    // what was recorded then is not recorded again: each line names an answer, the last is the path
    const lines = suspended.split('\n');
    for (const id of lines.slice(0, -1)) this.#recorded.add(id);
    return lines.at(-1) ?? '';
  }

  tell({ path, done, all, given }: Progress): void {
    const told = `${done} ${path}`;
    if (this.#isOver || told === this.#told) return;
    this.#told = told;
    for (const answer of given) this.#record(answer);
    const set = (name: string, value: string) => this.#api.LMSSetValue(name, value);
    set('cmi.core.score.min', '0');
    set('cmi.core.score.max', '100');
    set('cmi.core.score.raw', `${all === 0 ? 0 : Math.round((100 * done) / all)}`);
    // who comes back to a lesson that was completed does not lose that
    if (done === all) set('cmi.core.lesson_status', 'completed');
    else if (this.#api.LMSGetValue('cmi.core.lesson_status') !== 'completed')
      set('cmi.core.lesson_status', 'incomplete');
    set('cmi.suspend_data', this.#suspended(path));
    set('cmi.core.exit', done === all ? '' : 'suspend');
    this.#api.LMSCommit('');
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#api.LMSSetValue('cmi.core.session_time', timeWords(this.#now() - this.#since));
    this.#api.LMSCommit('');
    this.#api.LMSFinish('');
  }

  #record({ id, words }: Given): void {
    if (this.#recorded.has(id)) return;
    this.#recorded.add(id);
    const at = Number(this.#api.LMSGetValue('cmi.interactions._count')) || 0;
    const set = (name: string, value: string) =>
      this.#api.LMSSetValue(`cmi.interactions.${at}.${name}`, value);
    set('id', id);
    set('type', 'fill-in');
    set('student_response', words.slice(0, ANSWER_AT_MOST));
    set('result', 'neutral');
  }

  /** Without the reader's own words where they would not fit. */
  #suspended(path: string): string {
    const recorded = [...this.#recorded];
    const whole = [...recorded, path].join('\n');
    return whole.length <= SUSPENDED_AT_MOST ? whole : [...recorded, path.split('/')[0] ?? ''].join('\n');
  }
}

/** Hours, minutes and seconds: "0000:06:12". */
function timeWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const two = (value: number) => `${value}`.padStart(2, '0');
  const hours = `${Math.floor(seconds / 3600)}`.padStart(4, '0');
  return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
