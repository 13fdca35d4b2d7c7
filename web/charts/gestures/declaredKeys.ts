// Which keys the charts of the page answer to, by the elements that say it: the help reads it.

import type { KeyLine } from './keys.ts';

export const DECLARED = new WeakMap<Element, readonly KeyLine[]>();
