// Reordering over the time of the trace.

import type { ReorderingSeries } from '#pkg/trace.js';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { brief, counted, sharePercent } from '../../../bench/words/counts.ts';
import type { AxisSpec } from '../../../charts/frame/axis.ts';
import { Histogram } from '../../../charts/histogram/Histogram.tsx';
import { timesOf } from './times.ts';

const SERIES = {
  reordered: { id: 'reordered', label: 'reordered', color: 'var(--text)', dash: undefined },
  duplicates: { id: 'duplicates', label: 'further copies', color: 'var(--retransmission)', dash: '4 3' },
} as const;

export function SeriesFigure({ series }: { series: ReorderingSeries }) {
  const { edges, axis } = timesOf(series);
  const share = (counts: Uint32Array) =>
    Array.from(counts, (count, i) => count / Math.max(1, series.received[i] ?? 0));
  const [reordered, duplicates] = [share(series.reordered), share(series.duplicates)];
  const hasCopies = series.duplicates.some((count) => count > 0);
  const shown = [
    { ...SERIES.reordered, counts: reordered },
    ...(hasCopies ? [{ ...SERIES.duplicates, counts: duplicates }] : []),
  ];
  return (
    <LabFigure
      title={series.unit === 'ms' ? 'Reordering over time' : 'Reordering over the arrivals'}
      lead="Share of the packets that arrive in each interval."
      summary={summary(series, reordered, edges, axis)}
      data={() => [
        { id: 'from', unit: axis.unit, values: edges.slice(0, -1) },
        { id: 'to', unit: axis.unit, values: edges.slice(1) },
        { id: 'received', unit: 'packets', values: series.received },
        { id: 'reordered', unit: 'packets', values: series.reordered },
        { id: 'duplicates', unit: 'packets', values: series.duplicates },
        { id: 'extent_max', unit: 'packets', values: series.extent },
      ]}
      fileName="reordering-over-time"
      legend={shown}
    >
      <Histogram
        x={axis}
        y={{ label: 'Share of the packets', format: '~%', readout: '.3~p' }}
        edges={edges}
        series={shown}
        aspect={0.28}
      />
    </LabFigure>
  );
}

function summary(
  { received, reordered, extent }: ReorderingSeries,
  shares: readonly number[],
  edges: readonly number[],
  { unit }: AxisSpec,
): string {
  const total = sum(received);
  const late = sum(reordered);
  if (late === 0) return 'No interval has reordered packets.';
  const worst = shares.indexOf(Math.max(...shares));
  const from = `${brief(edges[worst] ?? 0)} to ${brief(edges[worst + 1] ?? 0)}${unit === undefined ? '' : ` ${unit}`}`;
  const calm = shares.filter((share) => share === 0).length;
  return `${sharePercent(late / total)} of the packets are reordered over the whole; at worst ${sharePercent(shares[worst] ?? 0)}, from ${from}. ${calm} of ${shares.length} intervals have none. The largest extent is ${counted(Math.max(...extent), 'packet')}.`;
}

function sum(counts: Uint32Array): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
