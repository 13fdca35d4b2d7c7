import { useState } from 'react';
import { Figure } from '../figure/Figure.tsx';
import type { Range } from '../gestures/range.ts';
import { type FlowScene, type FlowWords, LOOK } from '../ladder/flow.ts';
import { FLOW } from '../ladder/flowLayout.tsx';
import { sceneOfFlow } from '../ladder/flowScene.ts';
import { Ladder } from '../ladder/Ladder.tsx';
import type { Hit } from '../ladder/scene.ts';
import type { PlaneCurve } from '../plane/curves.ts';
import { PlaneCurves } from '../plane/PlaneCurves.tsx';
import { SenderChart } from '../senders/SenderChart.tsx';
import { EventLanes } from '../timeplot/EventLanes.tsx';
import type { EventMarks, QuantityLane } from '../timeplot/quantity.ts';
import { TimePlot } from '../timeplot/TimePlot.tsx';
import { TraceRows } from '../timeplot/TraceRows.tsx';
import { pseudo, span } from './series.ts';

const NOTE = 'Gallery data: computed by a formula, not by a simulation.';
const TIME = { label: 'Time', unit: 's' };
const SETTINGS = [8, 16, 24, 32, 48, 64, 96];

/** A curve on which delay grows and idleness falls with the setting; `shift` moves it to the right and down. */
function frontier(
  id: string,
  label: string,
  shift: number,
  look: Omit<PlaneCurve, 'id' | 'label' | 'points'>,
) {
  const points = SETTINGS.map((value) => {
    const [x, y] = [0.5 + 0.45 * Math.log(value / 8) + shift, value * 1.7 * (1 - shift)];
    return { value, x, y, xLow: x - 0.08, xHigh: x + 0.08, yLow: y - 3, yHigh: y + 3 };
  });
  return { id, label, ...look, points } satisfies PlaneCurve;
}

export function PlanePiece() {
  const [value, setValue] = useState(32);
  const curves = [
    frontier('none', 'no reordering', 0, { color: 'var(--fam-4)', form: 'square', width: 2 }),
    frontier('two', 'τ = 2 ms', 0.12, { color: 'var(--disorder-1)', form: 'disc', width: 2.75 }),
    frontier('lost', 'as many lost', 0.2, { color: 'var(--lost)', dash: '7 4', form: 'triangle', width: 2 }),
  ];
  const [own] = frontier('own', 'own', 0.12, { color: '', form: 'disc' }).points.filter(
    (point) => point.value >= value,
  );
  return (
    <Figure
      title="Curves in a plane"
      lead="Drag the ring along its curve."
      summary={`Two curves lie below the undisturbed one. ${NOTE}`}
      fileName="plane"
      data={() => [{ id: 'setting', values: SETTINGS }]}
    >
      <PlaneCurves
        aspect={0.62}
        x={{ label: 'Utilization', ticks: [0.5, 1, 1.5].map((at) => ({ value: at, label: `${at}` })) }}
        y={{ label: 'Delay', unit: 'ms' }}
        curves={curves}
        base={{ curve: 'none', valueName: 'min_th' }}
        compared="two"
        own={{
          curve: 'two',
          x: own?.x ?? 1,
          y: own?.y ?? 50,
          label: 'Setting',
          text: `${value}`,
          value,
          min: 8,
          max: 96,
          step: 1,
          onChange: setValue,
        }}
        distance={{ words: '12 ms less', note: '± 3; interpolated' }}
        worse={['too much: here', 'it costs']}
        better={['better: fuller link,', 'shorter queue']}
        tell={({ label }, point) => ({ rows: [{ value: `${point.y.toFixed(1)} ms` }], place: label })}
      />
    </Figure>
  );
}

const TIMES = span(0, 14, 400);
const SWING = TIMES.map((time) => 24 + 14 * Math.sin(2.2 * time));

const QUEUE = SWING.map((packets, i) => Math.round(packets + 6 * pseudo(i)));
const AVERAGE = SWING.map((_, i) => 24 + 4 * Math.sin(2.2 * ((TIMES[i] ?? 0) - 0.6)));
const QUEUE_LANES: readonly QuantityLane[] = [
  {
    id: 'queue',
    value: { label: 'Queue', unit: 'packets' },
    quantities: [
      {
        ...{ id: 'queue', label: 'queue', color: 'var(--line-strong)', width: 0.75 },
        ...{ times: TIMES, values: QUEUE, area: { color: 'var(--grid)', opacity: 1 } },
      },
      {
        ...{ id: 'average', label: 'average', color: 'var(--text)', width: 2.75 },
        ...{ times: TIMES, values: AVERAGE, isNote: true },
      },
    ],
    references: [
      { value: 16, label: 'min_th', dash: '2 3' },
      { value: 48, label: 'max_th: all dropped', dash: '2 3' },
    ],
  },
];
const LOST = { color: 'var(--lost)' } as const;
const LOSS_TIMES = Array.from({ length: 30 }, (_, i) => 0.45 * i + 0.3 * pseudo(i));
const LOSSES: readonly EventMarks[] = [
  { ...LOST, shape: 'cross', times: LOSS_TIMES.filter((_, i) => i % 5 !== 0) },
  { ...LOST, shape: 'stroke', dash: '2 1.5', times: LOSS_TIMES.filter((_, i) => i % 5 === 0) },
];

export function QueuePiece() {
  const [range, setRange] = useState<Range>([2, 12]);
  const windows = Array.from({ length: 5 }, (_, flow) => {
    const cuts = (isNeedless: boolean) =>
      [3, 6, 9, 12].flatMap((time, i) => (((i + flow) % 3 === 0) === isNeedless ? [time - flow * 0.5] : []));
    return {
      label: `flow ${flow + 1}`,
      name: `${flow + 1}`,
      times: TIMES,
      values: TIMES.map((time) => 5 + 3 * ((time + flow) % 3)),
      marks: [
        { ...LOST, shape: 'stroke', times: cuts(false) } as const,
        { color: 'var(--retransmission)', dash: '3 2', shape: 'stroke', times: cuts(true) } as const,
      ],
    };
  });
  return (
    <Figure
      title="A queue and its windows"
      summary={`The queue swings around its average. ${NOTE}`}
      fileName="queue"
      data={() => [{ id: 'time', unit: 's', values: TIMES }]}
    >
      <TimePlot
        aspect={0.7}
        time={TIME}
        lanes={QUEUE_LANES}
        events={{ Draw: EventLanes, countText: 'lost', lanes: [{ id: 'losses', marks: LOSSES }] }}
        rows={{
          Draw: TraceRows,
          heading: 'Windows of the flows; red marks: cut after a loss; violet dashes: cut needlessly',
          note: 'in its window',
          each: 'flow',
          rows: windows,
        }}
        whole={[0, 14]}
        range={range}
        onRange={setRange}
      />
    </Figure>
  );
}

/**
 * A flow with ten packets in each round trip of 0.1 s: the fourth arrives late, the seventh is lost and retransmitted.
 */
const SENT = [...span(0, 0.045, 10), 0.16];
const ONE_FLOW: FlowScene = {
  packets: {
    number: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 7],
    sent: SENT,
    end: SENT.map((time, i) => time + (i === 3 ? 0.075 : 0.05)),
    look: SENT.map((_, i) =>
      i === 3 ? LOOK.late : i === 6 ? LOOK.lost : i === 10 ? LOOK.again : LOOK.plain,
    ),
  },
  answers: {
    sent: [0.05, 0.055, 0.06, 0.07, 0.075, 0.078, 0.085, 0.09, 0.095, 0.21],
    arrival: [0.1, 0.105, 0.11, 0.12, 0.125, 0.128, 0.135, 0.14, 0.145, 0.26],
    duplicates: [0, 0, 0, 1, 2, 0, 1, 2, 3, 0],
  },
  threshold: 3,
  window: { times: [0, 0.1, 0.105, 0.11, 0.145, 0.26], values: [10, 10.1, 10.2, 10.3, 5, 5.2] },
  without: { times: [0, 0.1, 0.2], values: [10, 10.5, 11] },
  silences: [{ from: 0.165, to: 0.26 }],
};

const WORDS: FlowWords = {
  label: 'One flow, packet by packet',
  title: 'Segments sent, first and again; acknowledgments back, dotted',
  narrowTitle: 'Segments, and acknowledgments (dotted)',
  level: 'Window',
  unit: 'segments',
  shownLevel: (window) => window.toFixed(1).replace(/\.0$/, ''),
  hint: 'Drag sideways to move in time; choose a packet to delay it or to lose it.',
  without: 'without the loss',
};

const FLOW_SCENE = sceneOfFlow(ONE_FLOW, WORDS);

export function FlowPiece() {
  const [range, setRange] = useState<Range>([0, 0.3]);
  const [pointed, setPointed] = useState<Hit | null>(null);
  return (
    <Figure
      title="One flow, packet by packet"
      summary={`A packet is late, another is lost. ${NOTE}`}
      fileName="flow"
      data={() => [{ id: 'sent', unit: 's', values: SENT }]}
    >
      <Ladder
        layout={FLOW}
        scene={FLOW_SCENE}
        time={{ label: 'Time', unit: 's', readout: '.3f' }}
        label={WORDS.label}
        hint={WORDS.hint}
        whole={[0, 0.3]}
        range={range}
        onRange={setRange}
        pointed={pointed}
        onPoint={setPointed}
        onPick={setPointed}
        hitText={({ subject }) => `packet ${ONE_FLOW.packets.number[subject]}`}
        lit={
          pointed === null || pointed.subject === 3
            ? [{ subject: 3, part: null }]
            : [pointed, { subject: 3, part: null }]
        }
        keys={[]}
      />
    </Figure>
  );
}

const SENDERS = ['Reno', 'NewReno', 'SACK'].map((name) => ({ id: name, name, rfc: 'RFC' }));
const BENCH = [
  { line: null, words: '0.000 start', sent: [1, 2, 3, 4], again: false, state: 'slow start' },
  { line: 0, words: '', sent: [5, 6], again: false, state: 'slow start' },
  { line: 1, words: '', sent: [], again: false, state: 'duplicate 1' },
  { line: 2, words: '', sent: [2], again: true, state: 'fast recovery' },
];

export function SendersPiece() {
  const rows = BENCH.map(({ line, words, sent, again, state }, row) => ({
    line,
    words,
    cells: SENDERS.map((_, i) => ({
      sent: sent.map((segment) => ({ segment, again })),
      window: 4 + row - (again && i === 2 ? 3 : 0),
      words: state,
      brief: state,
      isApart: again && i === 2,
    })),
  }));
  return (
    <Figure
      title="Senders side by side"
      summary={`Three senders at four moments. ${NOTE}`}
      fileName="senders"
      data={() => [{ id: 'line', values: BENCH.map(({ line }) => line) }]}
    >
      <SenderChart
        senders={SENDERS}
        rows={rows}
        most={7}
        at={2}
        head="Lines"
        overlay={() => null}
        foot={null}
      />
    </Figure>
  );
}
