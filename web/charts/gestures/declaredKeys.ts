// The keys of each chart on the page, by the chart's element: the help lists them.

import type { KeyLine } from './keys.ts';

export const DECLARED = new WeakMap<Element, readonly KeyLine[]>();
