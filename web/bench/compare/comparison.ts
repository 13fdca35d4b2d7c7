// What is compared with the kept scenario, for all that stands on the page of a laboratory.

import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { KeptLineProps } from './lineProps.ts';

export interface Comparison {
  /** Under a figure. */
  readonly Line: ComponentType<KeptLineProps>;
  /** In the place of the leading sentence, which it gets for when nothing differs. */
  readonly Sentence: ComponentType<{ readonly own: ReactNode }>;
  /** All measures of both scenarios, and their differences. */
  readonly Table: ComponentType;
}

/** Null where nothing is kept. */
export const ComparisonContext = createContext<Comparison | null>(null);

/** Whether a leading sentence stands above the figures, which says of what the line under them speaks. */
export const HasLeadContext = createContext(true);

/** What the lines of both scenarios are called. */
export interface KeptNames {
  readonly now: string;
  readonly kept: string;
}

export const PLAIN: KeptNames = { now: 'now', kept: 'kept' };

export const NamesContext = createContext(PLAIN);

export function useKeptNames(): KeptNames {
  return use(NamesContext);
}
