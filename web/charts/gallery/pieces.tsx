import { useState } from 'react';
import { Curve } from '../curve/Curve.tsx';
import { DensityBars } from '../density/DensityBars.tsx';
import { Figure } from '../figure/Figure.tsx';
import type { Range } from '../gestures/range.ts';
import { HeatMap } from '../heat/HeatMap.tsx';
import { Histogram } from '../histogram/Histogram.tsx';
import { SequenceChart } from '../sequence/SequenceChart.tsx';
import { TurningSurface } from '../surface/TurningSurface.tsx';
import { DEFAULT_VIEW, type View } from '../surface/view.ts';
import type { Quantity } from '../timeplot/quantity.ts';
import { TimePlot } from '../timeplot/TimePlot.tsx';
import { arrivalOrder, gain, gainMatrix, occupancy, pseudo, reorderDensity, span } from './series.ts';

const NOTE = 'Gallery data: computed by a formula, not by a simulation.';
const TA = { label: 'Processing time Ta', unit: 'ms', domain: [0, 60] as const };
const LOSS = { label: 'Loss rate L', domain: [0, 0.5] as const, format: '.0%' };
const GAIN = { label: 'Gain G', format: '.0%' };
const SHARE = { label: 'Share', format: '.0%' };
const IN_ORDER = { id: 'in', label: 'in-order', color: 'var(--in-order)' };
const OUT = { id: 'out', label: 'out-of-sequence', color: 'var(--out-of-order)', dash: '7 3' };

const TAS = span(0, 60, 61);
const GAINS = TAS.map((ta) => (ta > 41 && ta < 45 ? Number.NaN : gain(ta, 0.2)));

export function CurvePiece() {
  const [x, setX] = useState(10);
  return (
    <Figure
      title="Gain against the processing time"
      lead="Drag the circle, or move it with the arrow keys."
      summary={`The gain is highest near 12 ms and vanishes beyond 40 ms. ${NOTE}`}
      fileName="gain-curve"
      state={{ kind: 'shown', busy: 0.4 }}
      legend={[
        { label: 'simulated, 95% band', color: 'var(--gain)', mark: 'band' },
        { label: 'analysis', color: 'var(--fam-4)', dash: '7 4' },
      ]}
      data={() => [
        { id: 'ta', unit: 'ms', values: TAS },
        { id: 'gain', values: GAINS },
      ]}
    >
      <Curve
        x={TA}
        y={GAIN}
        zeroLine
        series={[
          {
            id: 'g',
            label: 'simulated',
            color: 'var(--gain)',
            x: TAS,
            y: GAINS,
            band: { low: GAINS.map((g) => g - 0.03), high: GAINS.map((g) => g + 0.03) },
          },
          {
            id: 'a',
            label: 'analysis',
            color: 'var(--fam-4)',
            dash: '7 4',
            x: TAS,
            y: TAS.map((ta) => 0.42 / (1 + Math.exp((ta - 16) / 5))),
          },
        ]}
        references={[
          { value: 0.3, label: 'paper: about 30%' },
          { value: 0.31, label: 'measured maximum', color: 'var(--fam-2)' },
        ]}
        markers={[
          { value: 40, label: 'useless from 40 ms' },
          { value: 43, label: 'R + rtt/n' },
        ]}
        point={{ x, step: 1 }}
        onMove={setX}
        onCommit={setX}
      />
    </Figure>
  );
}

const JITTERS = span(0.01, 10, 40).map((_, i) => 10 ** (-2 + (3 * i) / 39));

export function LogPiece() {
  return (
    <Figure
      title="Mean displacement against jitter, both axes logarithmic"
      summary={`Measured points follow the closed form. ${NOTE}`}
      fileName="md-jitter"
      legend={[
        { label: 'uniform', color: 'var(--gain)', mark: 'dot' },
        { label: 'closed form', color: 'var(--fam-3)', dash: '5 4' },
      ]}
      data={() => [{ id: 'jitter', unit: 'ms', values: JITTERS }]}
    >
      <Curve
        x={{ label: 'Jitter', unit: 'ms', scale: 'log' }}
        y={{ label: 'Mean displacement', unit: 'packets', scale: 'log' }}
        series={[
          {
            id: 'u',
            label: 'uniform',
            color: 'var(--gain)',
            dots: true,
            width: 0.5,
            x: JITTERS,
            y: JITTERS.map((j, i) => 4.7 * j * (0.9 + 0.2 * pseudo(i))),
          },
          {
            id: 'c',
            label: 'closed form',
            color: 'var(--fam-3)',
            dash: '5 4',
            x: JITTERS,
            y: JITTERS.map((j) => 4.7 * j),
          },
        ]}
      />
    </Figure>
  );
}

const FINE = gainMatrix(48, 48);

const HEAT_CASES = {
  fine: ['Gain over processing time and loss', FINE],
  coarse: ['Coarse first, a third not computed yet', halfDone(gainMatrix(12, 12))],
  negative: ['With losses as well as gains', gainMatrix(48, 48, -0.18)],
  zero: ['All zero', { ...FINE, values: new Float64Array(FINE.values.length) }],
} as const;

function halfDone(matrix: ReturnType<typeof gainMatrix>) {
  const values = Float64Array.from(matrix.values);
  return { ...matrix, values: values.map((value, i) => (i > 95 ? Number.NaN : value)) };
}

export function HeatPiece({ which }: { which: keyof typeof HEAT_CASES }) {
  const [point, setPoint] = useState({ x: 10, y: 0.1 });
  const [title, matrix] = HEAT_CASES[which];
  return (
    <Figure
      title={title}
      summary={`The gain grows with the loss rate. ${NOTE}`}
      fileName="gain-surface"
      data={() => [{ id: 'gain', values: matrix.values }]}
    >
      <HeatMap
        x={TA}
        y={LOSS}
        value={GAIN}
        matrix={matrix}
        point={point}
        onPick={(x, y) => setPoint({ x, y })}
      />
    </Figure>
  );
}

export function SurfacePiece({ low = 0 }: { low?: number }) {
  const [view, setView] = useState<View>(DEFAULT_VIEW);
  const [point, setPoint] = useState({ x: 10, y: 0.1 });
  const [matrix] = useState(() => gainMatrix(48, 48, low));
  return (
    <Figure
      title={low < 0 ? 'A surface below and above zero' : 'The same gain as a surface'}
      summary={`The gain grows with the loss rate. ${NOTE}`}
      fileName="gain-relief"
      data={() => [{ id: 'gain', values: matrix.values }]}
    >
      <TurningSurface
        x={TA}
        y={LOSS}
        value={GAIN}
        matrix={matrix}
        point={point}
        onPick={(x, y) => setPoint({ x, y })}
        view={view}
        onTurn={setView}
      />
    </Figure>
  );
}

const TRACES = [
  { ...IN_ORDER, ...occupancy(20_000, 24, 0.9), mean: 14.2, end: 12_000 },
  { ...OUT, dash: undefined, ...occupancy(20_000, 9, 0.6), mean: 5.1, end: 9_300 },
];

const SHORT = [
  { ...IN_ORDER, ...occupancy(160, 24, 0.9), mean: 14.2, end: 12_000 },
  { ...OUT, dash: undefined, ...occupancy(160, 9, 0.6), mean: 5.1, end: 9_300 },
];

const WAITING = { label: 'ADUs waiting', integer: true };
const steps = (one: (typeof TRACES)[number]): Quantity => ({
  ...one,
  isSteps: true,
  width: 1.6,
  area: { color: one.color, opacity: 0.12 },
});
const LIMIT = [{ value: 32, label: 'W = 32', dash: '10 4' }];
const TRACE_LANE = [{ id: 'all', value: WAITING, quantities: TRACES.map(steps), references: LIMIT }];
const SHORT_LANE = [{ id: 'all', value: WAITING, quantities: SHORT.map(steps), references: LIMIT }];
const TRACE_LANES = TRACES.map((one, i) => ({
  id: one.id,
  value: { ...WAITING, domain: [0, 40] as const },
  quantities: [steps(one)],
  references: i === 0 ? [{ value: 256, label: 'W = 256', dash: '10 4' }] : [],
  name: one.label,
}));

export function TracePiece({ lanes = false, short = false }: { lanes?: boolean; short?: boolean }) {
  const whole: Range = [0, 12_000];
  const [range, setRange] = useState<Range>(short ? [2000, 7000] : whole);
  return (
    <Figure
      title={`Receiver occupancy over time${lanes ? ', in lanes' : ''}`}
      summary={`In-order delivery holds 14.2 ADUs on average, out-of-sequence 5.1. ${NOTE}`}
      fileName="occupancy"
      state={{ kind: 'shown', busy: lanes }}
      legend={[IN_ORDER, { ...OUT, dash: undefined }]}
      data={() => TRACES.map((one) => ({ id: one.label, unit: 'ADUs', values: one.values }))}
    >
      <TimePlot
        time={{ label: 'Time', unit: 'ms' }}
        aspect={lanes ? 0.6 : 0.42}
        lanes={lanes ? TRACE_LANES : short ? SHORT_LANE : TRACE_LANE}
        whole={whole}
        range={range}
        onRange={setRange}
      />
    </Figure>
  );
}

const EDGES = span(0, 100, 41);
const WAITS = [
  { ...IN_ORDER, counts: bell(34, 16, 0.7), zero: 0.22, mean: 27, deviation: 19 },
  { ...OUT, counts: bell(18, 8, 0.4), zero: 0.61, mean: 8.5, deviation: 11 },
];

function bell(middle: number, width: number, mass: number): number[] {
  return Array.from({ length: 40 }, (_, i) => (mass / 6) * Math.exp(-(((i * 2.5 - middle) / width) ** 2)));
}

export function HistogramPiece({ log = false }: { log?: boolean }) {
  return (
    <Figure
      title={`Blocking time of the application${log ? ', logarithmic' : ''}`}
      summary={`Out of sequence, 61% of the ADUs wait for nothing. ${NOTE}`}
      fileName="blocking"
      legend={[IN_ORDER, OUT]}
      data={() => WAITS.map((one) => ({ id: one.label, values: one.counts }))}
    >
      <Histogram
        x={{ label: 'Blocking time', unit: 'ms' }}
        y={log ? { label: 'Share', scale: 'log', format: '~%' } : SHARE}
        edges={EDGES}
        series={WAITS}
        look={log ? 'bars' : 'outline'}
        zeroLabel="no wait"
      />
    </Figure>
  );
}

export function DensityPiece({ mute = false }: { mute?: boolean }) {
  return (
    <Figure
      title={`Reorder density${mute ? ', zero cut off' : ''}`}
      summary={`Most packets arrive at their place. ${NOTE}`}
      fileName="rd"
      data={() => [{ id: 'rd', values: reorderDensity(4, 1.8).values }]}
    >
      <DensityBars
        x={{ label: 'Displacement', unit: 'packets' }}
        y={{ label: 'Reorder density' }}
        series={[{ id: 'rd', label: 'RD', color: 'var(--gain)', ...reorderDensity(4, 1.8) }]}
        muteZero={mute}
        markers={[{ value: 2.9, label: 'MD 2.9' }]}
        sides={['early', 'late']}
      />
    </Figure>
  );
}

const LAWS = [
  { id: 'uniform', label: 'uniform', color: 'var(--gain)', ...reorderDensity(5, 1) },
  { id: 'normal', label: 'normal', color: 'var(--disorder-2)', dash: '7 3', ...reorderDensity(7, 1.1) },
  { id: 'exponential', label: 'exponential', color: 'var(--fam-4)', dash: '2 3', ...reorderDensity(3, 4) },
];

export function LawsPiece() {
  return (
    <Figure
      title="Reorder density of three laws, logarithmic"
      summary={`The exponential law has the longest tail. ${NOTE}`}
      fileName="laws"
      legend={LAWS}
      data={() => LAWS.map(({ id, values }) => ({ id, values }))}
    >
      <DensityBars
        x={{ label: 'Displacement', unit: 'packets' }}
        y={{ label: 'Reorder density', scale: 'log', format: '~g' }}
        series={LAWS}
        sides={['early', 'late']}
      />
    </Figure>
  );
}

const ORDERS = { few: arrivalOrder(12), some: arrivalOrder(120), many: arrivalOrder(600) };

export function CrossingPiece({ which }: { which: keyof typeof ORDERS }) {
  const { sent, arrivals } = ORDERS[which];
  const late = arrivals.filter(({ kind }) => kind === 'reordered').length;
  const away = arrivals.map(({ sequence }, i) => i + 1 - sequence);
  const displaced = away.filter((places) => places !== 0).length;
  const rows = [
    {
      id: 'reordered',
      name: 'reordered',
      kind: 'flag',
      values: arrivals.map(({ kind }) => (kind === 'reordered' ? 1 : 0)),
      total: `${late} of ${sent.length}`,
      note: 'RFC 4737',
    },
    {
      id: 'place',
      name: 'away',
      kind: 'signed',
      values: away,
      total: `${displaced} of ${sent.length}`,
      note: 'from its number',
    },
  ] as const;
  return (
    <Figure
      title={`Sent order against arrival order, ${sent.length} packets`}
      summary={`${late} packets are reordered. ${NOTE}`}
      fileName="order"
      data={() => [{ id: 'sequence', values: arrivals.map(({ sequence }) => sequence) }]}
    >
      <SequenceChart
        height={400}
        sent={sent}
        arrivals={arrivals}
        rows={rows}
        wordsFor={({ kind }) => kind}
        onOrder={() => {}}
      />
    </Figure>
  );
}

export function ErrorPiece() {
  return (
    <Figure
      title="A figure that could not be computed"
      summary="There is nothing to summarise."
      state={{
        kind: 'stopped',
        error: 'The simulation stopped: the window holds no ADU. Raise W and try again.',
      }}
      fileName="error"
      data={() => []}
    >
      {null}
    </Figure>
  );
}
