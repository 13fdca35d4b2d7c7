// A learning platform: how the page finds its SCORM 1.2 API, and the calls to it.

/** The API of SCORM 1.2, which a platform offers to pages in its frames. All values are texts. */
export interface ScormApi {
  LMSInitialize(nothing: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(nothing: ''): string;
  LMSFinish(nothing: ''): string;
  LMSGetLastError(): string;
}

interface FrameWindow {
  readonly API?: ScormApi | null;
  readonly parent: FrameWindow;
  readonly opener?: FrameWindow | null;
}

/** The most frames to go up: more than any platform has. */
const DEPTH = 50;

/** The API in a frame around the page, or around the window that opened it; null if there is none, or if access is refused. */
export function apiAround(page: FrameWindow): ScormApi | null {
  try {
    const above = apiAbove(page);
    return above ?? (page.opener ? apiAbove(page.opener) : null);
  } catch {
    return null;
  }
}

function apiAbove(page: FrameWindow): ScormApi | null {
  let at = page;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    if (at.API) return at.API;
    if (at.parent === at) return null;
    at = at.parent;
  }
  return null;
}

/** The error code of a platform that does not implement an optional value. */
const NOT_IMPLEMENTED = '401';

/** The calls to a platform. A call that throws counts as refused, like one that answers "false". */
export class Line {
  readonly #api: ScormApi;
  isOpen = false;
  isRefused = false;

  constructor(api: ScormApi) {
    this.#api = api;
  }

  begin(): boolean {
    this.isOpen = this.#is(() => this.#api.LMSInitialize(''));
    return this.isOpen;
  }

  get(name: string): string {
    return this.#ask(() => this.#api.LMSGetValue(name));
  }

  /** Sets a value; returns false if the platform refuses it. `mayLack`: the value is optional in the standard. */
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
