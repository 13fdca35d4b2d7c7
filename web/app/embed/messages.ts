// What the page in a frame and the page around it say to each other (docs/embedding.md). Anybody may listen: there is nothing in
// it that the link does not say. Nobody may do more than open a link, which is read as every link is.

import { READ_AT_MOST } from '../../scenario/decode.ts';

export interface EmbedState {
  /** The link's part from `#/`. */
  readonly scenario: string;
  /** By their names, as `oos run --json` has them; null where they are not known. */
  readonly measures: Readonly<Record<string, Measured>> | null;
  /** What the frame would like to be high, at its width (px). */
  readonly height: number;
}

export interface Measured {
  readonly mean: number;
  /** Half of the 95% confidence interval; null where there is none. */
  readonly ci95: number | null;
  readonly unit: string;
  /** Of a measure that a run may have no value of: runs that have one. */
  readonly runs_with_value?: number | undefined;
}

/** A key that the page has no use for. */
export interface HandedKey {
  readonly key: Readonly<Pick<KeyboardEvent, 'key' | 'code' | 'keyCode' | 'shiftKey'>>;
}

/** The scenario that a message asks for; null if it asks for none. Longer links would be cut. */
export function scenarioAsked(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('scenario' in data)) return null;
  const { scenario } = data;
  if (typeof scenario !== 'string' || scenario.length > READ_AT_MOST) return null;
  const at = scenario.indexOf('#/');
  return at < 0 ? null : scenario.slice(at);
}

/** To the page around; any origin may listen. */
export function tell(message: EmbedState | HandedKey): void {
  if (window.parent !== window) window.parent.postMessage(message, '*');
}
