// The reordering extent over the time of the trace.

import { COUNTED, TIMED } from '#pkg/metrics.late.heads.ts';
import type { ReorderingSeries } from '#pkg/texts.js';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { Histogram } from '../../../charts/histogram/Histogram.tsx';
import { columnsFrom } from '../../../charts/table/columns.ts';
import { binsOf, columnsOf } from './bins.ts';
import { extentWords } from './extent.ts';
import { PathLink } from './PathLink.tsx';
import { timesOf } from './times.ts';

export function LatenessFigure({ series }: { series: ReorderingSeries }) {
  const bins = binsOf(series);
  const { edges, axis } = timesOf(bins);
  const words = extentWords(bins, edges, axis);
  return (
    <LabFigure
      title={series.unit === 'ms' ? 'Reordering extent over time' : 'Reordering extent over the arrivals'}
      lead="The largest extent in each interval (RFC 4737): arrivals from the first packet that overtook a reordered one to that one."
      summary={words.summary}
      finding={words.finding}
      data={() => {
        const { from, to, extent_max } = columnsOf(bins);
        return columnsFrom(bins.unit === 'ms' ? TIMED : COUNTED, { from, to, extent_max });
      }}
      fileName="lateness-over-time"
      action={<PathLink />}
    >
      <Histogram
        x={axis}
        y={{ label: 'Largest extent', unit: 'packets', integer: true, format: ',d' }}
        edges={edges}
        series={[{ id: 'extent', label: 'largest extent', color: 'var(--text)', counts: bins.extent }]}
        aspect={0.28}
      />
    </LabFigure>
  );
}
