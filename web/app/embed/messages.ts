// Messages between the embedded page and the page around it (docs/embedding.md). Any origin may listen: a message holds nothing
// that the link does not. A message from outside can only open a link, which is checked like every link.

import type { EmbedState } from '../../../public/oos-embed.js';
import { READ_AT_MOST } from '../../scenario/decode.ts';

/** A key that the embedded page does not use. */
interface HandedKey {
  readonly key: Readonly<Pick<KeyboardEvent, 'key' | 'code' | 'keyCode' | 'shiftKey'>>;
}

/** The scenario that a message asks for; null if it asks for none, or if its link is too long to be read whole. */
export function requestedScenario(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('scenario' in data)) return null;
  const { scenario } = data;
  if (typeof scenario !== 'string' || scenario.length > READ_AT_MOST) return null;
  const at = scenario.indexOf('#/');
  return at < 0 ? null : scenario.slice(at);
}

/** Sends a message to the page around the frame, whatever its origin. */
export function tellHost(message: EmbedState | HandedKey): void {
  if (window.parent !== window) window.parent.postMessage(message, '*');
}
