// The figure that a scenario opens on, as a small live picture.

import type { LabId } from '#pkg/params.ts';
import { useScenario } from '../../scenario/react.tsx';
import { SmallFigure } from '../figure/SmallFigure.tsx';
import type { FigureEntry } from '../page/figureEntry.ts';

export function SmallOnStage({ lab, figures }: { lab: LabId; figures: readonly FigureEntry[] }) {
  const { fig } = useScenario(lab);
  const entry = figures.find(({ id }) => id === fig) ?? figures[0];
  return entry && <SmallFigure lab={lab} entry={entry} />;
}
