// An attempt at a lesson, as a learning platform records it by SCORM 1.2. The score counts the answered questions, not the right
// answers: each answer is recorded with the result "neutral". Status and score on the platform are never lowered.

import type { Recording } from '../course/inCourse.ts';
import { Line, type ScormApi } from '../course/platform.ts';
import type { KeptPlace } from '../progress/place.ts';

export interface Interaction {
  readonly id: string;
  readonly words: string;
  /** Whether the words may change after they are recorded: those of an explanation may, those of an answer may not. */
  readonly mayChange?: boolean;
}

export interface Progress extends KeptPlace {
  /** The questions and explanations that are done, of all in the lesson. */
  readonly done: number;
  readonly all: number;
  readonly interactions: readonly Interaction[];
}

const SUSPENDED_AT_MOST = 4096;
/** The most characters of one answer. */
const ANSWER_AT_MOST = 255;

/** Ranks of lesson statuses: a status replaces only one of lower rank. One that is not listed here has rank 0. */
const STATUS_RANKS: Readonly<Record<string, number>> = { incomplete: 1, failed: 1, completed: 2, passed: 2 };

interface RecordedInteraction {
  /** The index of the platform's interaction; null for one that was recorded in an earlier session. */
  readonly at: number | null;
  readonly words: string | null;
  readonly mayChange: boolean;
  /** False if the platform refused it: it is sent again with the same index. */
  readonly isSet: boolean;
}

export class Attempt {
  readonly #line: Line;
  readonly #now: () => number;
  readonly #since: number;
  readonly #recorded = new Map<string, RecordedInteraction>();
  #recording: Recording = 'recorded';
  /** The status, score and data that the platform has. */
  #status = '';
  #score = 0;
  #left: KeptPlace | null = null;
  #told = '';
  #suspended = '';
  #isOver = false;

  /** `now` returns the time (ms). */
  constructor(api: ScormApi, now: () => number = () => performance.now()) {
    this.#line = new Line(api);
    this.#now = now;
    this.#since = now();
  }

  /** Starts the session; returns where an earlier one was left, or null if there was none. */
  begin(): KeptPlace | null {
    const line = this.#line;
    if (!line.begin()) {
      this.#recording = 'refused';
      return null;
    }
    const mode = line.get('cmi.core.lesson_mode');
    if (mode === 'browse' || mode === 'review' || line.get('cmi.core.credit') === 'no-credit')
      this.#recording = 'unwanted';
    this.#status = line.get('cmi.core.lesson_status');
    this.#score = Number(line.get('cmi.core.score.raw')) || 0;
    this.#suspended = line.get('cmi.suspend_data');
    const { ids, ...left } = suspendedIn(this.#suspended);
    // answers recorded in an earlier session are not recorded again
    for (const id of ids) this.#recorded.set(id, { at: null, words: null, mayChange: false, isSet: true });
    if (left.path === '') return null;
    this.#left = { ...left, step: Number(line.get('cmi.core.lesson_location')) || 0 };
    return this.#left;
  }

  get recording(): Recording {
    return this.#recording;
  }

  tell(progress: Progress): Recording {
    const { path, interactions } = progress;
    const told = toldOf(progress);
    if (this.#isOver || this.#recording === 'unwanted' || !this.#line.isOpen) return this.#recording;
    if (this.#left?.path === path) this.#resume(interactions);
    if (told !== this.#told && (this.#left === null || told !== toldOf(this.#left))) this.#report(progress);
    // a moved slider is sent at once, but committed only with the next report or at the end
    else this.#suspend(progress);
    this.#told = this.#recording === 'refused' ? '' : told;
    return this.#recording;
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (!this.#line.isOpen) return;
    if (this.#recording !== 'unwanted') {
      this.#line.set('cmi.core.session_time', timeWords(this.#now() - this.#since));
      // "suspend" also for a finished lesson: a reader who comes back finds the answers
      this.#line.set('cmi.core.exit', 'suspend');
      this.#line.commit();
    }
    this.#line.finish();
  }

  /** The reader starts the lesson again. Recorded answers stay, and new answers are recorded in addition. */
  beginAgain(): void {
    this.#recorded.clear();
    this.#left = null;
    this.#told = '';
    if (this.#isOver || this.#recording === 'unwanted' || !this.#line.isOpen) return;
    this.#suspend({ path: '', step: 0, tried: '', reached: '' });
    this.#line.set('cmi.core.lesson_location', '0');
    this.#line.commit();
  }

  /** Fills in the words of answers that the platform has from an earlier session. */
  #resume(interactions: readonly Interaction[]): void {
    for (const { id, words, mayChange = false } of interactions)
      if (this.#recorded.get(id)?.words === null)
        this.#recorded.set(id, { at: null, words, mayChange, isSet: true });
  }

  #report(progress: Progress): void {
    const { path, step, done, all, interactions } = progress;
    const line = this.#line;
    line.isRefused = false;
    const isNew = this.#setStatus(all > 0 && done === all ? 'completed' : 'incomplete');
    // before the first answer only the status is reported
    if (path === '' && !isNew) return;
    if (path !== '') {
      for (const answer of [...interactions, ...this.#takenBack(interactions)]) this.#record(answer);
      this.#setScore(all === 0 ? 0 : Math.round((100 * done) / all));
      this.#suspend(progress);
      line.set('cmi.core.lesson_location', `${step}`);
      line.set('cmi.core.exit', 'suspend');
    }
    line.commit();
    this.#recording = line.isRefused ? 'refused' : 'recorded';
  }

  /** Sets a status of higher rank; returns whether there was one to set. */
  #setStatus(status: 'completed' | 'incomplete'): boolean {
    if ((STATUS_RANKS[status] ?? 0) <= (STATUS_RANKS[this.#status] ?? 0)) return false;
    if (this.#line.set('cmi.core.lesson_status', status)) this.#status = status;
    return true;
  }

  #setScore(score: number): void {
    if (score <= this.#score) return;
    this.#line.set('cmi.core.score.min', '0', true);
    this.#line.set('cmi.core.score.max', '100', true);
    if (this.#line.set('cmi.core.score.raw', `${score}`)) this.#score = score;
  }

  #record({ id, words, mayChange = false }: Interaction): void {
    const before = this.#recorded.get(id);
    if (before?.isSet === true && (before.words === words || !mayChange)) return;
    const at = before?.at ?? (Number(this.#line.get('cmi.interactions._count')) || 0);
    const set = (name: string, value: string) =>
      this.#line.set(`cmi.interactions.${at}.${name}`, value, true);
    const isSet = [
      set('id', id),
      set('type', 'fill-in'),
      set('student_response', cutAnswer(words)),
      set('result', 'neutral'),
    ];
    this.#recorded.set(id, { at, words, mayChange, isSet: isSet.every(Boolean) });
  }

  /** Recorded parts of an explanation that it no longer has, as empty words. */
  #takenBack(interactions: readonly Interaction[]): readonly Interaction[] {
    return [...this.#recorded]
      .filter(([id, { mayChange }]) => mayChange && !interactions.some((each) => each.id === id))
      .map(([id]) => ({ id, words: '', mayChange: true }));
  }

  #suspend(kept: KeptPlace): void {
    const recorded = [...this.#recorded].flatMap(([id, { isSet }]) => (isSet ? [id] : []));
    const next = suspendedOf(recorded, kept);
    if (next !== this.#suspended && this.#line.set('cmi.suspend_data', next)) this.#suspended = next;
  }
}

const MAY_LACK = ['why', 'tried', 'reached'] as const;

/** The data for `suspend_data`. If they are too long, the longest of these is dropped first: the explanation, the scenario tried
    last, the scenario that reached the goal. */
function suspendedOf(ids: readonly string[], { path, tried, reached }: KeptPlace): string {
  const [tickets = '', ...why] = path.split('/');
  const own = { tried, reached, why: why.join('/') };
  for (;;) {
    const links = own.tried === '' && own.reached === '' ? [] : [own.tried || '#', own.reached || '#'];
    const whole = [...ids, ...links, own.why === '' ? tickets : `${tickets}/${own.why}`].join('\n');
    const [longest] = MAY_LACK.toSorted((a, b) => own[b].length - own[a].length);
    if (whole.length <= SUSPENDED_AT_MOST || longest === undefined || own[longest] === '') return whole;
    own[longest] = '';
  }
}

/** Reads `suspend_data`: lines with ids of answers, then links (`#…`) of what was tried and what reached the goal; last the path. */
function suspendedIn(text: string): { readonly ids: readonly string[] } & Omit<KeptPlace, 'step'> {
  const lines = text.split('\n');
  const path = lines.pop() ?? '';
  const links = lines.filter((line) => line.startsWith('#')).map((line) => (line === '#' ? '' : line));
  const [tried = '', reached = ''] = links;
  const ids = lines.filter((line) => !line.startsWith('#'));
  return { ids, tried, reached, path };
}

function toldOf({ step, reached, path }: KeptPlace): string {
  return `${step} ${reached} ${path}`;
}

/** Words cut to the length of an answer, without half of a surrogate pair at the end. */
export function cutAnswer(words: string): string {
  return words.slice(0, ANSWER_AT_MOST).replace(/[\ud800-\udbff]$/, '');
}

/** A time in hours, minutes and seconds, as SCORM 1.2 writes it: "0000:06:12". */
function timeWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const two = (value: number) => `${value}`.padStart(2, '0');
  const hours = `${Math.floor(seconds / 3600)}`.padStart(4, '0');
  return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
