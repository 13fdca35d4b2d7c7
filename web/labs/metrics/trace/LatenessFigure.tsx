// How far packets fall behind over the time of the trace.

import { COUNTED, TIMED } from '#pkg/metrics.late.heads.ts';
import type { ReorderingSeries } from '#pkg/texts.js';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { counted } from '../../../bench/words/counts.ts';
import { columnsFrom } from '../../../charts/figure/columns.ts';
import { Histogram } from '../../../charts/histogram/Histogram.tsx';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { type Bins, binsOf, columnsOf } from './bins.ts';
import { PathLink } from './PathLink.tsx';
import { between, timesOf } from './times.ts';

export function LatenessFigure({ series }: { series: ReorderingSeries }) {
  const bins = binsOf(series);
  const { edges, axis } = timesOf(bins);
  const words = wordsOf(bins, edges, axis);
  return (
    <LabFigure
      title={series.unit === 'ms' ? 'Reordering extent over time' : 'Reordering extent over the arrivals'}
      lead="The largest extent in each interval (RFC 4737): arrivals from the first packet that overtook a reordered one to that one."
      summary={words.summary}
      caption={words.caption}
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

function wordsOf(
  { extent }: Bins,
  edges: readonly number[],
  axis: AxisSpec,
): { summary: string; caption: string } {
  const most = Math.max(0, ...extent);
  if (most === 0) return { summary: NONE, caption: NONE };
  const at = extent.indexOf(most);
  const place = `${axis.unit === undefined ? '' : 'from '}${between(edges[at] ?? 0, edges[at + 1] ?? 0, axis)}`;
  const late = Array.from(extent).filter((value) => value > 0);
  const middle = [...late].sort((a, b) => a - b)[Math.floor(late.length / 2)] ?? 0;
  return {
    summary: `At worst a reordered packet arrived ${counted(most, 'arrival')} after the first that overtook it, ${place}. All arrivals since then count, so an extent may exceed the places by which a packet is late. In the median interval with reordered packets it is ${counted(middle, 'arrival')}.`,
    caption: `At worst a reordered packet arrived ${counted(most, 'arrival')} after the first that overtook it, ${place}.`,
  };
}

const NONE = 'No packet is reordered.';
