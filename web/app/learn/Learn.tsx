// The lessons, with what only the application knows: every laboratory.

import { MeasureFiguresContext, type MeasureFiguresOf } from '../../bench/rows/measureFigures.ts';
import { LearnPage } from '../../lessons/LearnPage.tsx';
import { measurerOf, packetsOf } from './measurers.ts';

/** Few ask. */
const measureFiguresOf: MeasureFiguresOf = async (lab) =>
  (await import('./measureFigures.ts')).measureFiguresIn(lab);

export function Learn({ path }: { readonly path: string }) {
  return (
    <MeasureFiguresContext value={measureFiguresOf}>
      <LearnPage path={path} measurerOf={measurerOf} packetsOf={packetsOf} />
    </MeasureFiguresContext>
  );
}
