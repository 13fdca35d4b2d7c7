// How far packets fall behind over the time of the trace.

import type { ReorderingSeries } from '#pkg/trace.js';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { brief, counted } from '../../../bench/words/counts.ts';
import type { AxisSpec } from '../../../charts/frame/axis.ts';
import { Histogram } from '../../../charts/histogram/Histogram.tsx';
import { timesOf } from './times.ts';

export function LatenessFigure({ series }: { series: ReorderingSeries }) {
  const { edges, axis } = timesOf(series);
  return (
    <LabFigure
      title={
        series.unit === 'ms' ? 'How late packets come, over time' : 'How late packets come, over the arrivals'
      }
      lead="The largest extent of reordering in each interval (RFC 4737): arrivals since the first packet that overtook."
      summary={summary(series, edges, axis)}
      data={() => [
        { id: 'from', unit: axis.unit, values: edges.slice(0, -1) },
        { id: 'to', unit: axis.unit, values: edges.slice(1) },
        { id: 'extent_max', unit: 'packets', values: series.extent },
      ]}
      fileName="lateness-over-time"
    >
      <Histogram
        x={axis}
        y={{ label: 'Largest extent', unit: 'packets', integer: true, format: 'd' }}
        edges={edges}
        series={[{ id: 'extent', label: 'largest extent', color: 'var(--text)', counts: series.extent }]}
        aspect={0.28}
      />
    </LabFigure>
  );
}

function summary({ extent }: ReorderingSeries, edges: readonly number[], { unit }: AxisSpec): string {
  const most = Math.max(0, ...extent);
  if (most === 0) return 'No packet comes late.';
  const at = extent.indexOf(most);
  const from = `${brief(edges[at] ?? 0)} to ${brief(edges[at + 1] ?? 0)}${unit === undefined ? '' : ` ${unit}`}`;
  const late = Array.from(extent).filter((value) => value > 0);
  const middle = [...late].sort((a, b) => a - b)[Math.floor(late.length / 2)] ?? 0;
  return `At worst ${counted(most, 'packet')} behind, from ${from}; where packets come late at all, in the median interval ${counted(middle, 'packet')}.`;
}
