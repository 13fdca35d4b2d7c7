// What the figures below say of themselves where their scenario does not say it, when they are taken away.

import { createContext } from 'react';
import type { SourceId } from '../../sources/sources.ts';

export interface Provenance {
  /** False where nothing is drawn by lot: there are no runs and no seed. */
  readonly isDrawn?: boolean;
  /** False where a figure draws nothing of the kept scenario. */
  readonly isKeptDrawn?: boolean;
  /** In place of the parameters, for what no link brings along. */
  readonly subtitle?: string;
  /** In place of the paper that the laboratory rebuilds. */
  readonly sources?: readonly SourceId[];
  /** In place of `oos figure`; null where no command prints the figure. */
  readonly command?: string | null;
}

export const ProvenanceContext = createContext<Provenance>({});
