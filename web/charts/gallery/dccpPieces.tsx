import { useState } from 'react';
import { type BarGroup, GroupedBars } from '../bars/GroupedBars.tsx';
import { Figure } from '../figure/Figure.tsx';
import type { Range } from '../gestures/range.ts';
import { HeatMap } from '../heat/HeatMap.tsx';
import type { Matrix } from '../scales/matrix.ts';
import type { ScoreGroup } from '../score/layout.ts';
import { ScoreBars } from '../score/ScoreBars.tsx';
import { EventLanes } from '../timeplot/EventLanes.tsx';
import type { QuantityLane } from '../timeplot/quantity.ts';
import { TimePlot } from '../timeplot/TimePlot.tsx';
import { pseudo, span } from './series.ts';

const NOTE = 'Gallery data: computed by a formula, not by a simulation.';
const WITH = { id: 'with', label: 'with a buffer', color: 'var(--in-order)' };
const WITHOUT = { id: 'without', label: 'without', color: 'var(--out-of-order)' };
const WHOLE: Range = [0, 60];
const TIMES = span(0, 60, 300);
const CUTS = Float64Array.from({ length: 24 }, (_, i) => 1.5 + 2.4 * i + pseudo(i));

/** A sawtooth that rises between cuts, each of which halves it. */
function sawtooth(most: number, cuts: ArrayLike<number>): Float64Array {
  return TIMES.map((time) => {
    const last = Array.from(cuts)
      .filter((cut) => cut <= time)
      .at(-1);
    return Math.min(most, (last === undefined ? 0 : most / 2) + 180 * (time - (last ?? 0)));
  });
}

const FEW = [9, 31];
const LOST = { shape: 'cross', color: 'var(--lost)' } as const;
const RATE_LANES: readonly QuantityLane[] = [
  {
    id: 'rate',
    value: { label: 'Rate', unit: 'kbit/s' },
    isNamed: true,
    quantities: [
      {
        ...{ id: 'kept', label: 'kept', color: 'var(--reference)', dash: '7 5', width: 1.75 },
        ...{ times: TIMES, values: sawtooth(640, [9, 20, 31, 44]) },
      },
      { ...WITH, times: TIMES, values: sawtooth(960, FEW) },
      { ...WITHOUT, times: TIMES, values: sawtooth(420, CUTS) },
    ],
  },
];

export function RatePiece() {
  const [range, setRange] = useState<Range>(WHOLE);
  return (
    <Figure
      title="Rates over time"
      lead="Drag across to zoom in."
      summary={`The rate without a buffer is cut 24 times. ${NOTE}`}
      fileName="rates"
      data={() => [{ id: 'time', unit: 's', values: TIMES }]}
    >
      <TimePlot
        aspect={0.7}
        time={{ label: 'Time', unit: 's' }}
        lanes={RATE_LANES}
        events={{
          Draw: EventLanes,
          name: 'losses',
          lanes: [
            { id: 'with', countColor: WITH.color, marks: [{ ...LOST, times: FEW }] },
            { id: 'without', countColor: WITHOUT.color, marks: [{ ...LOST, times: CUTS }] },
          ],
        }}
        start={{ until: 10, label: 'warm-up, not counted' }}
        whole={WHOLE}
        range={range}
        onRange={setRange}
      />
    </Figure>
  );
}

const GROUPS: readonly BarGroup[] = [50, 100, 400].map((trip, i) => ({
  id: `${trip}`,
  label: `${trip}, ${trip / 2} ± 8`,
  place: `at ${trip} ms`,
  bars: [
    { ...WITH, value: 940 - 60 * i, half: 8, kept: 820 },
    { ...WITHOUT, value: 900 - 380 * i, half: 25, other: 930 - 400 * i, note: 'paper' },
  ],
}));

export function BarsPiece() {
  return (
    <Figure
      title="Bars in groups"
      lead="Rhombus: what it is compared with; dashes: the same of another scenario."
      summary={`Without a buffer the bars shrink. ${NOTE}`}
      fileName="bars"
      legend={[
        { ...WITH, mark: 'bar' },
        { ...WITHOUT, mark: 'bar' },
        { label: 'the paper', color: 'var(--text)', mark: 'rhombus' },
      ]}
      data={() => [{ id: 'rate', unit: 'kbit/s', values: GROUPS.map(({ bars }) => bars[0]?.value) }]}
    >
      <GroupedBars value={{ label: 'Rate', unit: 'kbit/s' }} heading="Round trip (ms)" groups={GROUPS} />
    </Figure>
  );
}

const SCORES: readonly ScoreGroup[] = ['Voice', 'Video'].map((name, i) => ({
  id: name,
  name,
  bars: [WITH, WITHOUT].map((side, at) => {
    const value = 4.3 - 0.4 * i - 0.6 * at;
    const delay = 0.13;
    return {
      ...side,
      value,
      half: 0.03,
      kept: at === 0 ? 4 : undefined,
      parts: [
        { id: 'delay', name: 'delay', points: delay, half: 0, look: 'pale' },
        { id: 'codec', name: 'codec', points: 0.2 * i, half: 0, look: 'grey' },
        { id: 'loss', name: 'loss', points: 4.5 - value - delay - 0.2 * i, half: 0.03, look: 'hatched' },
      ],
    };
  }),
}));

export function ScorePiece() {
  return (
    <Figure
      title="Scores, and what they miss"
      summary={`Loss costs most. ${NOTE}`}
      fileName="scores"
      data={() => [{ id: 'mos', values: SCORES.map(({ bars }) => bars[0]?.value) }]}
    >
      <ScoreBars groups={SCORES} axis={{ label: 'Mean opinion score (MOS)', domain: [1, 5] }} />
    </Figure>
  );
}

/** Ratios highest in the middle, even along two slanted lines. */
function ratios(columns: number, rows: number): Matrix {
  const [x, y] = [span(0, 60, columns), span(0, 14, rows)];
  const values = Float64Array.from({ length: columns * rows }, (_, i) => {
    const [at, up] = [x[i % columns] ?? 0, y[Math.floor(i / columns)] ?? 0];
    return 0.44 + 0.36 * Math.exp(-(((at - 12 - 2.4 * up) / 16) ** 2));
  });
  return { x, y, values };
}

export function BandsPiece() {
  const [matrix] = useState(() => ratios(13, 7));
  return (
    <Figure
      title="A surface in bands around even"
      summary={`Hatched where it is below even. ${NOTE}`}
      fileName="bands"
      data={() => [{ id: 'ratio', values: matrix.values }]}
    >
      <HeatMap
        x={{ label: 'Extra delay D', unit: 'ms' }}
        y={{ label: 'Buffer Q', unit: 'packets' }}
        value={{
          label: 'Efficiency',
          readout: '.2f',
          domain: [0.4, 0.8],
          ticks: [
            { value: 0.5, label: 'even' },
            { value: 0.75, label: '× 3' },
          ],
        }}
        matrix={matrix}
        middle={{ at: 0.5, isLowerBetter: false, reach: 0.4 }}
        levels={[0.5, 0.6, 0.7]}
        notes={[
          { lines: ['too late', 'for the buffer'], isSo: Array.from(matrix.values, (value) => value < 0.46) },
        ]}
        point={{ x: 30, y: 7 }}
      />
    </Figure>
  );
}
