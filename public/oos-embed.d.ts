/** A measure of the scenario that is shown. */
export interface Measured {
  readonly mean: number;
  /** Half of the 95% confidence interval; null where there is none. */
  readonly ci95: number | null;
  readonly unit: string;
  /** Of a measure that a run may have no value of: runs that have one. */
  readonly runs_with_value?: number;
}

/** What a frame tells when what it shows has come to rest: the `detail` of the event `change`. */
export interface Told {
  /** As a link has it from `#/` on. */
  readonly scenario: string;
  /** By their names, as `oos run --json` has them; null where there are none. */
  readonly measures: Readonly<Record<string, Measured>> | null;
  /** What the frame would like to be high, at its width (px). */
  readonly height: number;
}

/**
 * `<out-of-sequence src="#/alf?w=8" sliders="ta" height="own">`. Attributes: `src` (the scenario), `sliders` (at most two names of
 * parameters), `theme` (`light` or `dark`; otherwise as the system wishes), `height` (px, a CSS length, or `own`), `label` (what screen readers say), `page` (the page, if it is not the folder
 * of this module).
 */
export class OutOfSequence extends HTMLElement {
  /** Each as its attribute; empty where there is none. */
  src: string;
  sliders: string;
  theme: string;
  height: string;
  label: string;
  page: string;
  /** The scenario that is shown; setting it opens another in the same frame. */
  scenario: string;
  /** Null until they are known. */
  readonly measures: Readonly<Record<string, Measured>> | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'out-of-sequence': OutOfSequence;
  }
}
