// The figure in which a measure of a laboratory is read, for what leads there.

import { createContext } from 'react';
import type { LabId } from '#pkg/params.ts';
import type { Quantity } from '../results/table.ts';

/** What a link has besides, by the measure; empty where that is the first figure, or where none shows more of the measure than that does. */
export type MeasureFigures<L extends LabId = LabId> = Readonly<Record<Quantity<L>, string>>;

/** Those of any laboratory. */
export type MeasureFiguresOf = (lab: LabId) => Promise<Readonly<Record<string, string>>>;

/** The application knows the laboratories. */
export const MeasureFiguresContext = createContext<MeasureFiguresOf>(async () => ({}));
