// What the figures below say of themselves where their scenario does not say it, when they are taken away.

import { createContext } from 'react';

export interface Told {
  /** False where nothing is drawn by lot: there are no runs and no seed. */
  readonly isDrawn?: boolean;
  /** In place of the parameters, for what no link brings along. */
  readonly subtitle?: string;
  /** In place of `oos figure`; null where no command prints the figure. */
  readonly command?: string | null;
}

export const ToldContext = createContext<Told>({});
