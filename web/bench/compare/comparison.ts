// The comparison with the kept scenario, as a context for everything on a laboratory's page.

import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { KeptLineProps } from './lineProps.ts';

export interface Comparison {
  /** The line of comparison under a figure. */
  readonly Line: ComponentType<KeptLineProps>;
  /** Replaces the leading sentence, and shows it (`own`) where nothing differs. */
  readonly Sentence: ComponentType<{ readonly own: ReactNode }>;
  /** All measures of both scenarios, and their differences. */
  readonly Table: ComponentType;
}

/** The comparison; null where no scenario is kept. */
export const ComparisonContext = createContext<Comparison | null>(null);

/** Whether a leading sentence stands above the figures: it names the measure that the line under them compares. */
export const HasLeadContext = createContext(true);

/** The names of the curves of both scenarios. */
export interface KeptNames {
  readonly now: string;
  readonly kept: string;
}

export const PLAIN: KeptNames = { now: 'now', kept: 'kept' };

export const NamesContext = createContext(PLAIN);

export function useKeptNames(): KeptNames {
  return use(NamesContext);
}
