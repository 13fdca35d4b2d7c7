// The context through which scenarios of any laboratory are measured.

import { createContext } from 'react';
import type { MeasurerOf } from './rows.ts';

/** Provided by the application, which has the list of laboratories. */
export const MeasurerContext = createContext<MeasurerOf | null>(null);
