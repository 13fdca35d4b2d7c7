// The queue at the bottleneck with RED's average, and the congestion windows that fill it.

import { use, useMemo } from 'react';
import type { RedScenario } from '#pkg/params.ts';
import { DATA } from '#pkg/red.queue.heads.ts';
import { HasLeadContext, useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import type { LegendItem } from '../../../charts/figure/Legend.tsx';
import { useFinger } from '../../../charts/gestures/pointing.ts';
import { columnsOf, type DataColumn } from '../../../charts/table/columns.ts';
import { EventLanes } from '../../../charts/timeplot/EventLanes.tsx';
import type { Events, Quantity, QuantityLane, Rows } from '../../../charts/timeplot/quantity.ts';
import { TimePlot } from '../../../charts/timeplot/TimePlot.tsx';
import { TraceRows } from '../../../charts/timeplot/TraceRows.tsx';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import { keptWords, queueWords, stretchOf } from './sentences.ts';
import { furtherTables } from './tables.ts';
import { rangeOf, type Trace, useKeptTrace, useTrace } from './useTrace.ts';

const TIME = {
  label: 'Time',
  unit: DATA.time,
  readout: '.2f',
  meaning: 'Since the start of the run.',
} as const;
const VALUE = {
  label: 'Queue',
  unit: DATA.packets,
  meaning:
    'Packets that wait in the queue. Pale: the current queue; heavy: the moving average that RED compares with its thresholds. Crosses: dropped by the queue; strokes: lost on the path.',
} as const;

export function QueueFigure() {
  const store = useStore();
  const scenario = useScenario('red');
  const job = useTrace(scenario);
  const kept = useKeptTrace(scenario);
  const range = rangeOf(scenario);
  const isFinger = useFinger();
  // the bars of the leading sentence say so already
  const hasLead = use(HasLeadContext);
  const isRed = scenario.queue === 'red';
  const names = useKeptNames();
  const lanes = useMemo(
    () => [laneOf(job.result, scenario, kept, names.kept)],
    [job.result, scenario, kept, names.kept],
  );
  const events = useMemo(() => eventsOf(job.result), [job.result]);
  const rows = useMemo(() => rowsOf(job.result, kept), [job.result, kept]);
  const legend = useMemo(() => legendOf(job.result, lanes), [job.result, lanes]);
  return (
    <LabFigure
      title="Queue and windows over time"
      lead={`The current queue${isRed ? ', RED’s average of it' : ''}, and the congestion windows of the flows. One run shown.`}
      summary={`${queueWords(job.result, scenario)}${kept === null ? '' : ` ${keptWords(kept.trace, kept.scenario)}`}`}
      caption={`${scenario.runs === 1 || hasLead ? '' : 'One run shown. '}Drag across to zoom; ${isFinger ? 'two taps show' : 'a double click shows'} the whole run.`}
      data={() => samplesOf(job.result, isRed)}
      keptData={kept === null ? undefined : () => samplesOf(kept.trace, kept.scenario.queue === 'red')}
      tables={furtherTables(job.result, kept?.trace)}
      fileName="red-queue"
      legend={legend}
      jobs={[job]}
      isStale={job.isStale}
    >
      <TimePlot
        aspect={0.7}
        time={TIME}
        lanes={lanes}
        events={events}
        rows={rows}
        whole={[0, scenario.duration]}
        range={range}
        onRange={([from, to], phase) =>
          store.set('red', { from, span: to - from }, { commit: phase === 'commit' })
        }
      />
    </LabFigure>
  );
}

function thresholdsOf({ minth, ratio, gentle, queue, limit }: Readonly<RedScenario>) {
  if (queue === 'droptail') return [{ value: limit, label: 'full: all dropped', dash: '2 3' }];
  const above = gentle === 'on' ? 'max_th' : 'max_th: all dropped';
  return [
    { value: minth, label: 'min_th', dash: '2 3' },
    { value: minth * ratio, label: above, dash: '2 3' },
  ];
}

/** The lane of the queue: its length, RED's average, and the kept scenario's trace. */
function laneOf(
  found: Trace | null,
  scenario: Readonly<RedScenario>,
  kept: ReturnType<typeof useKeptTrace>,
  name: string,
): QuantityLane {
  return {
    id: 'queue',
    value: VALUE,
    quantities: [
      ...(found === null ? [] : quantitiesOf(found, scenario.queue === 'red')),
      ...(kept === null ? [] : [keptOf(kept.trace, kept.scenario, name)]),
    ],
    references: thresholdsOf(scenario),
  };
}

function quantitiesOf({ trace }: Trace, isRed: boolean): Quantity[] {
  const { times } = trace;
  const queue = { id: 'queue', label: 'queue', times, values: trace.queue };
  const average = { id: 'average', label: 'average', times, values: trace.average };
  return [
    {
      ...queue,
      color: 'var(--line-strong)',
      nameColor: 'var(--text)',
      width: 0.75,
      area: { color: 'var(--grid)', opacity: 1 },
    },
    ...(isRed ? [{ ...average, color: 'var(--text)', width: 2.75, readout: '.1f', isNote: true }] : []),
  ];
}

/** The kept scenario's trace: RED's average, or drop-tail's queue length, as drop-tail keeps no average. */
function keptOf({ trace }: Trace, { queue }: Readonly<RedScenario>, name: string): Quantity {
  const { color, dash } = GHOST;
  const look = { id: 'kept', times: trace.times, color, dash, width: 1.75 };
  return queue === 'red'
    ? { ...look, label: `${name}, average`, values: trace.average, readout: '.1f' }
    : { ...look, label: `${name}, queue`, values: trace.queue };
}

const LOST = { color: 'var(--lost)' } as const;
const DROP = LOST;
const LOSS = { ...LOST, dash: '2 1.5' } as const;
const CUT = LOST;
const NEEDLESS = { color: 'var(--retransmission)', dash: '3 2' } as const;

/** The legend: all lines, and those marks that occur. */
function legendOf(found: Trace | null, lanes: readonly QuantityLane[]): LegendItem[] {
  const lines = lanes.flatMap(({ quantities }) =>
    quantities.map(({ label, color, dash, area }) =>
      area === undefined ? { label, color, dash } : { label, color, mark: 'bar' as const, opacity: PALE },
    ),
  );
  if (found === null) return lines;
  const { drops, losses, cuts, needless } = stretchOf(found);
  const marks: readonly (LegendItem & { readonly count: number })[] = [
    { ...DROP, label: 'dropped by the queue', mark: 'cross', count: drops },
    { ...LOSS, label: 'lost on the path', mark: 'stroke', count: losses },
    { ...CUT, label: 'cut after a loss', mark: 'stroke', count: cuts - needless },
    { ...NEEDLESS, label: 'needless cut', mark: 'stroke', count: needless },
  ];
  return [...lines, ...marks.filter(({ count }) => count > 0)];
}

/** Opacity of the queue's area in the legend, about as it is drawn under its line. */
const PALE = 0.4;

function eventsOf(found: Trace | null): Events {
  const [drops, losses] = [1, 0].map((byRed) =>
    found === null ? [] : found.trace.lossTimes.filter((_, i) => found.trace.lossByRed[i] === byRed),
  );
  return {
    Draw: EventLanes,
    countText: 'lost',
    lanes: [
      {
        id: 'losses',
        marks: [
          { ...DROP, shape: 'cross', times: drops ?? [] },
          { ...LOSS, shape: 'stroke', times: losses ?? [] },
        ],
      },
    ],
  };
}

function rowsOf(found: Trace | null, kept: ReturnType<typeof useKeptTrace>): Rows {
  const { color, dash } = GHOST;
  return {
    Draw: TraceRows,
    heading: 'Windows of the flows',
    unit: 'packets',
    note: 'in its window',
    each: 'flow',
    rows: (found?.flows ?? []).map(({ values, cuts }, i) => {
      const other = kept?.trace.flows[i];
      const cutTimes = (isNeedless: boolean) =>
        cuts.filter((cut) => cut.isNeedless === isNeedless).map(({ time }) => time);
      return {
        label: `flow ${i + 1}`,
        name: `${i + 1}`,
        times: found?.trace.times ?? [],
        values,
        marks: [
          { ...CUT, shape: 'stroke', times: cutTimes(false) },
          { ...NEEDLESS, shape: 'stroke', times: cutTimes(true) },
        ],
        kept: other && kept && { times: kept.trace.trace.times, values: other.values, color, dash },
      };
    }),
  };
}

/** A row for each quantity at each sampling time; drop-tail keeps no average. */
function samplesOf(found: Trace | null, isRed: boolean): DataColumn[] {
  if (found === null) return [];
  const { trace, flows } = found;
  const kinds = [
    { what: 'queue', values: trace.queue },
    ...(isRed ? [{ what: 'queue_average', values: trace.average }] : []),
    ...flows.map(({ values }, i) => ({ what: `window_${i + 1}`, values })),
  ];
  const rows = Array.from(trace.times).flatMap((time, look) =>
    kinds.map(({ what, values }) => ({ what, time, packets: values[look] })),
  );
  return columnsOf(rows, DATA);
}
