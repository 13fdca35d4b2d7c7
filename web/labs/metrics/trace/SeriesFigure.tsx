// The share of reordered packets over the time of the trace.

import { COUNTED, TIMED } from '#pkg/metrics.time.heads.ts';
import type { ReorderingSeries } from '#pkg/texts.js';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { Histogram } from '../../../charts/histogram/Histogram.tsx';
import { columnsFrom } from '../../../charts/table/columns.ts';
import { binsOf, columnsOf, sharesOf } from './bins.ts';
import { overTimeWords } from './overTime.ts';
import { PathLink } from './PathLink.tsx';
import { timesOf } from './times.ts';

const LEAD = 'In each interval of time, the share of the packets that are reordered.';
const OF_COPIES = 'Dashed: the share of duplicates among all arrivals in it, first ones and copies.';

const SERIES = {
  reordered: { id: 'reordered', label: 'reordered', color: 'var(--text)', dash: undefined },
  duplicates: {
    id: 'duplicates',
    label: 'duplicates, of all arrivals',
    color: 'var(--retransmission)',
    dash: '4 3',
  },
} as const;

interface SeriesFigureProps {
  readonly series: ReorderingSeries;
  /** Least and largest share of reordered packets, where some are undecided or only likely. */
  readonly range: readonly [number, number] | undefined;
  /** What is counted: packets, or merged segments. */
  readonly what: string;
}

export function SeriesFigure({ series, range, what }: SeriesFigureProps) {
  const over = overTime(series);
  const { bins, axis, edges, hasCopies, shown } = over;
  const words = overTimeWords(bins, edges, axis, range, what);
  return (
    <LabFigure
      title={series.unit === 'ms' ? 'Reordering over time' : 'Reordering over the arrivals'}
      lead={hasCopies ? `${LEAD} ${OF_COPIES}` : LEAD}
      summary={words.summary}
      finding={words.finding}
      data={() => columnsFrom(bins.unit === 'ms' ? TIMED : COUNTED, columnsOf(bins))}
      fileName="reordering-over-time"
      action={<PathLink />}
      legend={shown}
    >
      <SeriesChart {...over} />
    </LabFigure>
  );
}

/** The chart's curves and axis. */
export function overTime(series: ReorderingSeries) {
  const bins = binsOf(series);
  const { reordered, duplicates } = sharesOf(bins);
  const hasCopies = bins.duplicates.some((count) => count > 0);
  const shown = [
    { ...SERIES.reordered, counts: reordered },
    ...(hasCopies ? [{ ...SERIES.duplicates, counts: duplicates }] : []),
  ];
  return { bins, ...timesOf(bins), hasCopies, shown };
}

type SeriesChartProps = Pick<ReturnType<typeof overTime>, 'axis' | 'edges' | 'hasCopies' | 'shown'>;

export function SeriesChart({ axis, edges, hasCopies, shown }: SeriesChartProps) {
  return (
    <Histogram
      x={axis}
      y={{
        label: hasCopies ? 'Share of packets' : 'Share of packets reordered',
        format: '~%',
        readout: '.3~p',
      }}
      edges={edges}
      series={shown}
      aspect={0.28}
    />
  );
}
