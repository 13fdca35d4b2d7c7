// The rate over time with the buffer and without, and the loss events that lower it. On the stage, scores are beside it
// and the tapes of a call below it.

import { useMemo } from 'react';
import { DATA } from '#pkg/dccp.rate.heads.ts';
import type { DccpScenario } from '#pkg/params.ts';
import { GHOST, OTHER_GHOST } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { Switch } from '../../../bench/results/Switch.tsx';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { type DrawnNumber, legendOf, marksOf } from '../../../bench/stated/stated.ts';
import { useStated } from '../../../bench/stated/useStated.ts';
import type { Range } from '../../../charts/gestures/range.ts';
import { fittedRange } from '../../../charts/gestures/range.ts';
import { useLook } from '../../../charts/layout/look.ts';
import { inkOf } from '../../../charts/marks/ink.ts';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { columnsOf, type DataColumn } from '../../../charts/table/columns.ts';
import { EventLanes } from '../../../charts/timeplot/EventLanes.tsx';
import type { Events, Quantity } from '../../../charts/timeplot/quantity.ts';
import { TimePlot } from '../../../charts/timeplot/TimePlot.tsx';
import { late } from '../../../late/late.tsx';
import { useKept, useScenario, useStore } from '../../../scenario/react.tsx';
import { HearButton } from '../hear/HearButton.tsx';
import { SIDES, type SideLook, WITH } from '../sides.ts';
import { BesidePlace } from './BesidePlace.tsx';
import styles from './RateFigure.module.css';
import { countedFrom, shownWords, traceWords } from './sentences.ts';
import { movingMean, samplesPerMean } from './smooth.ts';
import { furtherTables } from './tables.ts';
import { type ScenarioTrace, useTrace } from './useTrace.ts';

const TIME = {
  label: 'Time',
  unit: DATA.time,
  readout: '.1f',
  meaning: 'Since the first packet was sent.',
} as const;

const TITLE = 'Rate over time';
/** Shading of the warm-up; its words have room on wide screens only. */
const WARM_UP = { label: 'warm-up, not counted', color: 'var(--line)', opacity: 0.6, mark: 'bar' } as const;

// loaded later, so that the first results do not wait for it
const BesideRate = late(
  'the scores and the voice',
  async () => (await import('./BesideRate.tsx')).BesideRate,
  BesidePlace,
);

export function RateFigure() {
  const store = useStore();
  const scenario = useScenario('dccp');
  const { shown } = scenario;
  const job = useTrace(scenario);
  const choose = { ...useChoosing('dccp', 'shown'), meanings: meaningsOfRates };
  const trace = job.result?.trace ?? null;
  const { whole, range } = timeWindow(scenario);
  const samples = trace?.times.length ?? 0;
  const width = samplesPerMean((samples * (range[1] - range[0])) / (whole[1] - whole[0]));
  const kept = useKept('dccp');
  // without a kept scenario this is the scenario's own trace
  const other = useTrace(kept ?? scenario);
  const ghost = kept === null || other.isStale ? null : other.result;
  const quantities = useMemo(
    () => [
      ...roomOf(job.result, shown),
      ...ghostsOf(ghost, shown, width),
      ...linesOf(job.result, shown, width),
    ],
    [job.result, ghost, shown, width],
  );
  const stated = useStated('dccp', 'rate', scenario, {});
  const events = useMemo(() => eventsOf(job.result, shown), [job.result, shown]);
  const look = useLook();
  const from = countedFrom(scenario);
  const chart = (
    <TimePlot
      aspect={0.7}
      time={TIME}
      lanes={[
        {
          id: 'rate',
          value: { ...VALUES[shown], choose },
          quantities,
          references: marksOf(stated.map(inItsColor), TIME, VALUES[shown]).levels,
          isNamed: true,
        },
      ]}
      events={events}
      start={from > 0 ? { until: from, label: WARM_UP.label } : undefined}
      whole={whole}
      range={range}
      onRange={([start, end], phase) => {
        const isWhole = start <= whole[0] && end >= whole[1];
        const window = isWhole ? { t0: null, t1: null } : { t0: start, t1: end };
        store.set('dccp', window, { commit: phase === 'commit' });
      }}
    />
  );
  return (
    <LabFigure
      title={TITLE}
      summary={traceWords(job.result, scenario)}
      rest={shownWords(scenario)}
      data={() => samplesOf(job.result)}
      keptData={ghost === null ? undefined : () => samplesOf(ghost)}
      tables={furtherTables(job.result, ghost ?? undefined)}
      fileName="tfrc-rate"
      action={
        <>
          {look === 'fill' ? (
            <span className={styles.hear}>
              <HearButton title={TITLE} />
            </span>
          ) : (
            <HearButton title={TITLE} />
          )}
          <Switch lab="dccp" id="stated" />
        </>
      }
      legend={[
        ...sidesOf(shown).map(({ label, color }) => ({ label, color })),
        ...(kept === null ? [] : sidesOf(shown).map(ghostOf)),
        ...(from > 0 ? [WARM_UP] : []),
        ...legendOf(stated),
      ]}
      jobs={[job]}
      isStale={job.isStale}
    >
      {look === 'fill' ? (
        <div className={styles.stage}>
          <div className={styles.parts}>
            <div className={styles.rate}>{chart}</div>
            <BesideRate />
          </div>
        </div>
      ) : (
        chart
      )}
    </LabFigure>
  );
}

function inItsColor(number: DrawnNumber): DrawnNumber {
  const side = SIDES.find(({ id }) => id === number.of);
  return { ...number, color: side && inkOf(side.color) };
}

const RATE = { unit: DATA.x, readout: ',.0f' };
const VALUES: Readonly<Record<DccpScenario['shown'], AxisSpec>> = {
  delivered: { ...RATE, label: 'Rate that arrives' },
  allowed: { ...RATE, label: 'Rate allowed X' },
  received: { ...RATE, label: 'Rate reported X_recv' },
  calculated: { ...RATE, label: 'Rate by the equation X_calc' },
  buffered: { label: 'Packets in the buffer', readout: '.1f' },
};

const MEANINGS: Readonly<Record<DccpScenario['shown'], string>> = {
  delivered: 'Payload that reaches the receiver’s transport: with a buffer, when it leaves it.',
  allowed: 'What the sender may send: the least of what the equation gives and twice what was reported.',
  received: 'What the receiver reports to have got in the last round trip.',
  calculated: 'What a TCP connection would have at the reported loss event rate; none before the first loss.',
  buffered: 'Packets that wait for earlier ones; dashed: how many the buffer may hold, Q.',
};

const meaningsOfRates = async () => MEANINGS;

function linesOf(found: ScenarioTrace | null, shown: DccpScenario['shown'], width: number): Quantity[] {
  if (found === null) return [];
  return sidesOf(shown).map(({ id, in: side, label, color }) => ({
    id,
    label,
    color,
    times: found.trace.times,
    values: valuesOf(found, side, shown, width),
  }));
}

/** The runs to draw: packets in the buffer exist in the run with a buffer only. */
function sidesOf(shown: DccpScenario['shown']): readonly SideLook[] {
  return shown === 'buffered' ? [WITH] : SIDES;
}

function eventsOf(found: ScenarioTrace | null, shown: DccpScenario['shown']): Events {
  const lane = ({ id, in: side, color }: SideLook, trace: ScenarioTrace['trace']) => ({
    id,
    countColor: inkOf(color),
    marks: [{ times: trace[side].lossEvents, shape: 'cross', color: 'var(--lost)' } as const],
  });
  return {
    Draw: EventLanes,
    name: 'loss events',
    lanes: found === null ? [] : sidesOf(shown).map((side) => lane(side, found.trace)),
  };
}

function valuesOf(
  { trace }: ScenarioTrace,
  side: SideLook['in'],
  shown: DccpScenario['shown'],
  width: number,
): Float64Array {
  // these change with every packet: a mean over `width` samples can be read
  return shown === 'delivered' || shown === 'buffered'
    ? movingMean(trace[side][shown], width)
    : trace[side][shown];
}

/** The buffer's size Q over time (packets). */
function roomOf(found: ScenarioTrace | null, shown: DccpScenario['shown']): Quantity[] {
  if (found === null || shown !== 'buffered') return [];
  const { times, with: own } = found.trace;
  return [
    {
      id: 'room',
      label: 'Q',
      color: 'var(--text)',
      dash: '2 3',
      width: 1.75,
      readout: '.3~r',
      times,
      values: own.room,
    },
  ];
}

/** The traces of the kept scenario; the leading sentence names what differs. */
function ghostsOf(found: ScenarioTrace | null, shown: DccpScenario['shown'], width: number): Quantity[] {
  if (found === null) return [];
  return sidesOf(shown).map((side) => ({
    id: `kept ${side.id}`,
    ...ghostOf(side),
    width: 1.75,
    times: found.trace.times,
    values: valuesOf(found, side.in, shown, width),
  }));
}

function ghostOf({ in: side, label }: SideLook) {
  const { color, dash } = side === 'with' ? GHOST : OTHER_GHOST;
  return { label: `kept ${label}`, color, dash };
}

/** The whole run, and the part of it that the link names (s). */
function timeWindow({ t0, t1, duration }: Pick<DccpScenario, 't0' | 't1' | 'duration'>): {
  whole: Range;
  range: Range;
} {
  const whole: Range = [0, duration];
  return { whole, range: t0 === null && t1 === null ? whole : fittedRange([t0 ?? 0, t1 ?? duration], whole) };
}

/** A row for each run at each sampling time. */
function samplesOf(found: ScenarioTrace | null): DataColumn[] {
  if (found === null) return [];
  const { trace } = found;
  const rows = SIDES.flatMap(({ id, in: side }) => {
    const { delivered, allowed, received, calculated, lossEventRate, buffered } = trace[side];
    return Array.from(trace.times, (time, look) => ({
      time,
      run: id,
      delivered: delivered[look],
      x: allowed[look],
      x_recv: received[look],
      x_calc: calculated[look],
      p: lossEventRate[look],
      buffered: buffered[look],
    }));
  });
  return columnsOf(rows, DATA);
}
