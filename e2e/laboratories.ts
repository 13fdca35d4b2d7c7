// The page of every laboratory, for tests that hold for each of them.

import { LABS } from '../sim-wasm/pkg/params.ts';

/** Links to the laboratories at their defaults, in the order of the navigation. */
export const PAGES: readonly string[] = LABS.map(({ id }) => `#/${id}`);

/** The same, small enough to be computed in no time. */
export const SMALL_PAGES: readonly string[] = PAGES.map((link) => `${link}?n=1000&runs=2`);
