// Who measures scenarios of any laboratory.

import { createContext } from 'react';
import type { MeasurerOf } from './rows.ts';

/** The application has the list of laboratories. */
export const MeasurerContext = createContext<MeasurerOf | null>(null);
