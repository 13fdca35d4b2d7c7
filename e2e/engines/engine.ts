// The interface of a browser engine for the smoke test and the soak test, for any driver.

/** Values that can be sent to a page and back. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Keys without a character, as WebDriver encodes them. */
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

/** A key of KEYS, or a character. */
export type Key = keyof typeof KEYS | (string & {});

/** A position in the window (px). */
export type Spot = readonly [x: number, y: number];

export interface Engine {
  open(url: string): Promise<void>;
  /** Runs a function in the page, or in the entered frame; it is sent as text, so it may use only its arguments. */
  run<A extends readonly Json[], R extends Json>(
    work: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R>;
  press(key: Key): Promise<void>;
  /** Presses the pointer's button at the first position and releases it at the last. */
  drag(spots: readonly Spot[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Later calls of `run` are in the page's only frame, until another page is opened. */
  enterFrame(): Promise<void>;
  close(): Promise<void>;
}

/** The source of a call, for engines that take text. */
export function callText(work: (...args: never[]) => unknown, args: readonly Json[]): string {
  return `(${work})(...${JSON.stringify(args)})`;
}
