// Links to the figure that shows a measure.

import type { LabId } from '#pkg/params.ts';
import type { Measure } from '../../bench/results/table.ts';
import { withText } from './facts.ts';

/** The pairs that a link needs to open the figure of each measure, in one laboratory (`bench/rows/measureFigures.ts`). */
type Figures = Readonly<Record<string, string>>;

/** The link with the measure's figure; unchanged if the laboratory's first figure shows the measure. */
export function withFigure(link: string, { quantity }: Pick<Measure, 'quantity'>, figures: Figures): string {
  return [...new URLSearchParams(figures[quantity])].reduce(
    (text, [id, value]) => withText(text, id, value),
    link,
  );
}

/** The link to a laboratory's figure of one of its measures. */
export function figureOf(lab: LabId, measure: Pick<Measure, 'quantity'>, figures: Figures): string {
  const opened = `#/${lab}`;
  // the laboratory "metrics" opens on the bench of a typed order, whose figures differ from those of a simulated path
  const link = withFigure(lab === 'metrics' ? '#/metrics?bench=jitter' : opened, measure, figures);
  return link.includes('fig=') || lab !== 'metrics' ? link : opened;
}
