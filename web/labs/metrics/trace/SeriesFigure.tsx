// Reordering over the time of the trace.

import { COUNTED, TIMED } from '#pkg/metrics.time.heads.ts';
import type { ReorderingSeries } from '#pkg/texts.js';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { sharePercent } from '../../../bench/words/counts.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { columnsFrom } from '../../../charts/figure/columns.ts';
import { Histogram } from '../../../charts/histogram/Histogram.tsx';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { whole } from '../../../notation/whole.ts';
import { type Bins, binsOf, columnsOf } from './bins.ts';
import { PathLink } from './PathLink.tsx';
import { between, timesOf } from './times.ts';

const SERIES = {
  reordered: { id: 'reordered', label: 'reordered', color: 'var(--text)', dash: undefined },
  duplicates: { id: 'duplicates', label: 'duplicates', color: 'var(--retransmission)', dash: '4 3' },
} as const;

export function SeriesFigure({ series }: { series: ReorderingSeries }) {
  const bins = binsOf(series);
  const { edges, axis } = timesOf(bins);
  const share = (counts: Uint32Array) =>
    Array.from(counts, (count, i) => count / Math.max(1, bins.received[i] ?? 0));
  const [reordered, duplicates] = [share(bins.reordered), share(bins.duplicates)];
  const hasCopies = bins.duplicates.some((count) => count > 0);
  const shown = [
    { ...SERIES.reordered, counts: reordered },
    ...(hasCopies ? [{ ...SERIES.duplicates, counts: duplicates }] : []),
  ];
  const label = hasCopies ? 'Share of packets' : 'Share of packets reordered';
  const words = wordsOf(bins, reordered, edges, axis);
  return (
    <LabFigure
      title={series.unit === 'ms' ? 'Reordering over time' : 'Reordering over the arrivals'}
      lead="Share of the packets in each interval that arrive late."
      summary={words.summary}
      caption={words.caption}
      data={() => columnsFrom(bins.unit === 'ms' ? TIMED : COUNTED, columnsOf(bins))}
      fileName="reordering-over-time"
      action={<PathLink />}
      legend={shown}
    >
      <Histogram
        x={axis}
        y={{ label, format: '~%', readout: '.3~p' }}
        edges={edges}
        series={shown}
        aspect={0.28}
      />
    </LabFigure>
  );
}

/** An interval with fewer packets has no worst share: one of them is too large a part of it. */
const ENOUGH = 20;

function wordsOf(
  { received, reordered }: Bins,
  shares: readonly number[],
  edges: readonly number[],
  axis: AxisSpec,
): { summary: string; caption: string } {
  const held = `${whole(Math.round(sum(received) / received.length))} packets per interval on average`;
  if (sum(reordered) === 0) {
    const none = 'No interval has reordered packets';
    return { summary: `${none}; ${held}.`, caption: `${none}; ${held}.` };
  }
  const full = shares.map((share, i) => ((received[i] ?? 0) >= ENOUGH ? share : -1));
  const most = Math.max(...full);
  const worst = full.indexOf(most);
  const place = between(edges[worst] ?? 0, edges[worst + 1] ?? 0, axis);
  const where = `${most > 0 && shares.length > 1 ? `; at worst ${percent(most)}, ${axis.unit === undefined ? '' : 'from '}${place}` : ''}`;
  const calm = shares.filter((share) => share === 0).length;
  return {
    summary: `${sharePercent(sum(reordered) / sum(received))} of the packets are reordered over the whole${where}; ${held}. ${calm} of ${shares.length} intervals have none.`,
    caption: `${percent(sum(reordered) / sum(received))} of all packets are reordered${where}; ${held}.`,
  };
}

function sum(counts: Uint32Array): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
