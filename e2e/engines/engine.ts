// What the smoke test and the soak ask of a browser engine, whoever drives it.

/** What can travel into a page and back. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Keys that are no letters, as the WebDriver protocol writes them. */
export const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
} as const;

/** One of these, or a letter. */
export type Key = keyof typeof KEYS | (string & {});

/** A place in the window, px. */
export type Spot = readonly [x: number, y: number];

export interface Engine {
  open(url: string): Promise<void>;
  /** Runs a function in the page, or in the frame that was entered; the function takes nothing along but its arguments. */
  run<A extends readonly Json[], R extends Json>(
    work: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R>;
  press(key: Key): Promise<void>;
  /** Presses the pointer's button at the first place and lets it go at the last. */
  drag(spots: readonly Spot[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What runs from here on runs in the page's only frame, until another page is opened. */
  enterFrame(): Promise<void>;
  close(): Promise<void>;
}

/** The text of a call, for engines that take text. */
export function callText(work: (...args: never[]) => unknown, args: readonly Json[]): string {
  return `(${work})(...${JSON.stringify(args)})`;
}
