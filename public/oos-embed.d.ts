/** A measure of the scenario that is shown. */
export interface Measured {
  readonly mean: number;
  /** Half of the 95% confidence interval; null where there is none. */
  readonly ci95: number | null;
  readonly unit: string;
  /** The number of runs that have a value, for a measure that may have none in a run. */
  readonly runs_with_value?: number;
}

/** The `detail` of the event `change`, which a frame sends when its figure has come to rest. */
export interface EmbedState {
  /** The part of a link from `#/` on. */
  readonly scenario: string;
  /** By the names in `oos run --json`; null where there are none. */
  readonly measures: Readonly<Record<string, Measured>> | null;
  /** The height that the content needs at the width of the frame (px). */
  readonly height: number;
}

/**
 * `<out-of-sequence src="#/alf?w=8" sliders="ta" height="own">`. Attributes: `src` (the scenario), `sliders` (names of at most two
 * parameters), `theme` (`light` or `dark`; by default that of the system), `height` (px, a CSS length, or `own` for the height of
 * the content), `label` (the name for screen readers), `page` (the page's address; by default the folder of this module).
 */
export class OutOfSequence extends HTMLElement {
  /** The values of the attributes; empty where there is none. */
  src: string;
  sliders: string;
  theme: string;
  height: string;
  label: string;
  page: string;
  /** The scenario that is shown; setting it opens another scenario in the same frame. */
  scenario: string;
  /** Null until they are known. */
  readonly measures: Readonly<Record<string, Measured>> | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'out-of-sequence': OutOfSequence;
  }
}
