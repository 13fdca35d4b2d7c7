// The link with the figure in which a measure is read.

import type { LabId } from '#pkg/params.ts';
import type { Measure } from '../../bench/results/table.ts';
import { withText } from './facts.ts';

/** What links have besides, by the measure: of the laboratory of the link (`bench/rows/measureFigures.ts`). */
type Figures = Readonly<Record<string, string>>;

/** The link itself where its first figure is that of the measure. */
export function withFigure(link: string, { quantity }: Pick<Measure, 'quantity'>, figures: Figures): string {
  return [...new URLSearchParams(figures[quantity])].reduce(
    (text, [id, value]) => withText(text, id, value),
    link,
  );
}

/** Where a laboratory shows what it measures. */
export function figureOf(lab: LabId, measure: Pick<Measure, 'quantity'>, figures: Figures): string {
  const opened = `#/${lab}`;
  // an order that is typed, on which the laboratory opens, has other figures than the path
  const link = withFigure(lab === 'metrics' ? '#/metrics?bench=jitter' : opened, measure, figures);
  return link.includes('fig=') || lab !== 'metrics' ? link : opened;
}
