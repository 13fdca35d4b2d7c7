// A learning platform: where the page finds it, and the calls that it answers by SCORM 1.2.

/** What platforms offer to the pages in their frames. Everything is text. */
export interface Api {
  LMSInitialize(nothing: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(nothing: ''): string;
  LMSFinish(nothing: ''): string;
  LMSGetLastError(): string;
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

/** A platform need not have every value: some say that this one is not implemented. */
const NOT_IMPLEMENTED = '401';

/** The calls to a platform. One that throws is refused as one that answers "false". */
export class Line {
  readonly #api: Api;
  isOpen = false;
  isRefused = false;

  constructor(api: Api) {
    this.#api = api;
  }

  begin(): boolean {
    this.isOpen = this.#is(() => this.#api.LMSInitialize(''));
    return this.isOpen;
  }

  get(name: string): string {
    return this.#ask(() => this.#api.LMSGetValue(name));
  }

  /** `mayLack`: the standard does not ask every platform for it. */
  set(name: string, value: string, mayLack = false): boolean {
    if (this.#is(() => this.#api.LMSSetValue(name, value))) return true;
    if (mayLack && this.#ask(() => this.#api.LMSGetLastError()) === NOT_IMPLEMENTED) return true;
    this.isRefused = true;
    return false;
  }

  commit(): void {
    if (!this.#is(() => this.#api.LMSCommit(''))) this.isRefused = true;
  }

  finish(): void {
    this.#is(() => this.#api.LMSFinish(''));
  }

  #is(call: () => unknown): boolean {
    return this.#ask(call) === 'true';
  }

  #ask(call: () => unknown): string {
    try {
      return String(call() ?? '');
    } catch {
      return '';
    }
  }
}
