// The page about this one. Its address names no laboratory, so that the rules of links leave it as it is.

import type { Refusal } from '../scenario/decode.ts';

const NAME = 'about';

export const ABOUT = `#/${NAME}`;

export function isAboutPage(refusal: Refusal | null): boolean {
  return refusal?.kind === 'laboratory' && refusal.given === NAME;
}
