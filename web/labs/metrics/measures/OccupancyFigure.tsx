// The buffer-occupancy density (RBD) of one sample.

import { DATA } from '#pkg/metrics.rbd.heads.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { textOf } from '../../../bench/lead/parts.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { percent, threeDigits } from '../../../bench/words/numbers.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { DensityBars, type DensitySeries } from '../../../charts/density/DensityBars.tsx';
import { massRange } from '../../../charts/scales/mass.ts';
import { columnsFrom } from '../../../charts/table/columns.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { shareAxis, support, wholeNumbers } from '../shared/density.ts';
import { BARS, classAxis, classesTo, sharesOf } from './classes.ts';
import { noBuffer, occupancyParts } from './sentences.ts';

/** Shares of the arrivals, from an occupancy of 0 on. */
interface Occupancy {
  readonly rbd: Float64Array;
  /** Shares where the buffer does not wait for lost packets; given where there are losses. */
  readonly neglecting?: Float64Array | undefined;
}

interface OccupancyFigureProps extends Occupancy {
  /** The kept scenario's density. */
  readonly kept?: Occupancy | undefined;
  /** Half-width of the 95% interval of each share, where it is a mean over several runs. */
  readonly half?: Float64Array | undefined;
  readonly mean: number;
  /** Number of packets that came too late for the buffer, or its mean over several runs. */
  readonly tooLate: number;
}

const LEAD = 'Share of arrivals by the number of packets that a reordering buffer then holds.';
const WITH_LOSSES =
  'It cannot know which packets are lost, and waits for those too, until it is full; with losses neglected it shows reordering alone.';
const WAITING = 'waits for lost packets';
const NEGLECTING = 'losses neglected';

export function OccupancyFigure(props: OccupancyFigureProps) {
  const { rbd, half, neglecting, kept } = props;
  const { density, dt } = useScenario('metrics');
  const choose = useChoosing('metrics', 'density');
  const names = useKeptNames();
  const held = Math.max(...[rbd, ...(kept ? [kept.rbd] : [])].map((shares) => support(shares)?.[1] ?? 0));
  const most = Math.max(3, density === 'log' ? held : massRange([{ from: 0, values: rbd }])[1]);
  const classes = neglecting && density === 'linear' && most > BARS ? classesTo(held) : null;
  const drawn = (values: Float64Array) => (classes === null ? values : sharesOf(classes, values));
  const series: DensitySeries[] = [
    {
      id: 'rbd',
      label: neglecting ? WAITING : 'RBD',
      color: 'var(--fam-2)',
      from: 0,
      values: drawn(rbd),
      half: classes === null ? half : undefined,
    },
    ...(neglecting ? [aside(drawn(neglecting), kept ? '5 4' : undefined)] : []),
    ...(kept ? [{ ...KEPT, label: names.kept, from: 0, values: drawn(kept.rbd) }] : []),
  ];
  return (
    <LabFigure
      title="Packets that wait in the buffer: occupancy density RBD"
      lead={neglecting ? `${LEAD} ${WITH_LOSSES}` : LEAD}
      summary={summary(props, dt)}
      finding={occupancyParts({ ...props, threshold: dt })}
      data={() => dataOf(props)}
      keptData={kept && (() => dataOf(kept))}
      fileName="buffer-occupancy-density"
      legend={series.length < 2 ? undefined : series.map((one) => ({ ...one, mark: kept ? 'line' : 'bar' }))}
    >
      <DensityBars
        aspect={0.55}
        x={{ ...HELD, ...(classes === null ? { domain: [-0.6, most + 0.6] } : classAxis(classes)) }}
        y={{ ...shareAxis('Share of arrivals', density), choose }}
        series={series}
        look={kept ? 'lines' : 'bars'}
      />
    </LabFigure>
  );
}

const HELD = { label: 'Packets in the buffer', integer: true, format: ',d' } as const;
const KEPT = { id: 'kept', ...GHOST, dots: false } as const;

/** The density with losses neglected; dashed where it is a line, as bars have no dashes. */
function aside(values: Float64Array, dash: string | undefined) {
  return { id: 'neglecting', label: NEGLECTING, color: 'var(--disorder-2)', dash, from: 0, values };
}

function dataOf({ rbd, neglecting }: Occupancy) {
  const length = Math.max(rbd.length, neglecting?.length ?? 0);
  return columnsFrom(DATA, {
    occupancy: wholeNumbers(0, length),
    rbd: padded(rbd, length),
    rbd_neglecting_losses: neglecting && padded(neglecting, length),
  });
}

/** Fills a column with zeros, since all columns of a table are equally long. */
function padded(values: Float64Array, length: number): Float64Array {
  const column = new Float64Array(length);
  column.set(values);
  return column;
}

function summary({ rbd, half, neglecting, mean, tooLate }: OccupancyFigureProps, threshold: number): string {
  const ends = support(rbd);
  if (ends === null) return 'No packet arrived.';
  if (threshold === 0) return sentence(textOf(noBuffer()));
  const late =
    tooLate > 0
      ? ` ${countWithNoun(Math.max(1, Math.round(tooLate)), 'packet')} arrived too late for it.`
      : '';
  const aside =
    neglecting === undefined
      ? ''
      : ` It waits for lost packets until DT packets are in it; with losses neglected it would hold ${support(neglecting)?.[1] ?? 0} at most.`;
  return `The buffer is empty after ${percent(rbd[0] ?? 0)} of the arrivals and holds ${threeDigits(mean)} packets on average, ${ends[1]} at most${half === undefined ? '' : ' in any run'}.${late}${aside}`;
}
