// The figure that shows a measure of a laboratory, for links to it.

import { createContext } from 'react';
import type { LabId } from '#pkg/params.ts';
import type { Quantity } from '../results/table.ts';

/** By measure: what a link needs in addition to open the figure that shows the measure; empty for the first figure. */
export type MeasureFigures<L extends LabId = LabId> = Readonly<Record<Quantity<L>, string>>;

/** Loads the measures' figures of any laboratory. */
export type MeasureFiguresOf = (lab: LabId) => Promise<Readonly<Record<string, string>>>;

/** Provided by the application, which has the list of laboratories. */
export const MeasureFiguresContext = createContext<MeasureFiguresOf>(async () => ({}));
