// The lessons, connected to the laboratories: only the application knows all of them.

import { MeasureFiguresContext, type MeasureFiguresOf } from '../../bench/rows/measureFigures.ts';
import { LearnPage } from '../../lessons/LearnPage.tsx';
import { measurerOf, packetsOf } from './measurers.ts';

/** Loaded on demand: only few lessons need it. */
const measureFiguresOf: MeasureFiguresOf = async (lab) =>
  (await import('./measureFigures.ts')).measureFiguresIn(lab);

export function Learn({ path }: { readonly path: string }) {
  return (
    <MeasureFiguresContext value={measureFiguresOf}>
      <LearnPage path={path} measurerOf={measurerOf} packetsOf={packetsOf} />
    </MeasureFiguresContext>
  );
}
