// What the smoke test asks of a browser engine, whoever drives it.

/** What can travel into a page and back. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export const KEYS = { ArrowRight: '\uE014' } as const;
export type Key = keyof typeof KEYS;

export interface Engine {
  open(url: string): Promise<void>;
  /** Runs a function in the page, or in the frame that was entered; the function takes nothing along but its arguments. */
  run<A extends readonly Json[], R extends Json>(
    work: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R>;
  press(key: Key): Promise<void>;
  /** What runs from here on runs in the page's only frame, until another page is opened. */
  enterFrame(): Promise<void>;
  close(): Promise<void>;
}

/** The text of a call, for engines that take text. */
export function callText(work: (...args: never[]) => unknown, args: readonly Json[]): string {
  return `(${work})(...${JSON.stringify(args)})`;
}
