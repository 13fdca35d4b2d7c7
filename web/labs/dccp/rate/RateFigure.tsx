// The rate over time with the buffer and without, the loss events that cut it, and what waits in the buffer meanwhile.

import { useMemo } from 'react';
import type { DccpScenario } from '#pkg/params.ts';
import { useChoosing } from '../../../bench/choices/useChoosing.ts';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { GHOST, OTHER_GHOST } from '../../../bench/kept/ghost.ts';
import { columnsOf, type DataColumn } from '../../../charts/figure/table.ts';
import type { Range } from '../../../charts/frame/range.ts';
import { fittedRange } from '../../../charts/frame/range.ts';
import { type RateGhost, type RateLine, RateTrace } from '../../../charts/rates/RateTrace.tsx';
import { useKept, useScenario, useStore } from '../../../scenario/react.tsx';
import { HearButton } from '../hear/HearButton.tsx';
import { SIDES, type SideLook, WITH } from '../sides.ts';
import { looksPerMean, movingMean } from './smooth.ts';
import { type ScenarioTrace, useTrace } from './useTrace.ts';
import { traceWords } from './words.ts';

const TIME = { label: 'Time', unit: 's', meaning: 'Since the first packet was sent.' } as const;
const NOTHING = new Float64Array();

/** What the rates are called in tables: as `oos figure` does. */
const UNITS = {
  time: 's',
  run: '',
  delivered: 'kbit/s',
  x: 'kbit/s',
  x_recv: 'kbit/s',
  x_calc: 'kbit/s',
  p: 'share',
  buffered: 'packets',
} as const;

const TITLE = 'Rate over time';

export function RateFigure() {
  const store = useStore();
  const scenario = useScenario('dccp');
  const { shown } = scenario;
  const job = useTrace(scenario);
  const choose = { ...useChoosing('dccp', 'shown'), meanings: meaningsOfRates };
  const trace = job.result?.trace ?? null;
  const { whole, range } = timeWindow(scenario);
  const times = trace?.times ?? NOTHING;
  const width = looksPerMean((times.length * (range[1] - range[0])) / (whole[1] - whole[0]));
  const lines = useMemo(() => linesOf(job.result, shown, width), [job.result, shown, width]);
  const kept = useKept('dccp');
  // where nothing is kept this is the same trace
  const other = useTrace(kept ?? scenario);
  const ghost = kept === null || other.isStale ? null : other.result;
  const ghosts = useMemo(() => ghostsOf(ghost, shown, width), [ghost, shown, width]);
  const held = useMemo(
    () => ({
      values: movingMean(trace?.with.buffered ?? NOTHING, width),
      most: trace?.with.room ?? NOTHING,
      color: WITH.color,
      unit: 'packets in the buffer',
      mostName: 'Q',
    }),
    [trace, width],
  );
  const mean = Number(((times[0] ?? 0) * width).toPrecision(2));
  return (
    <LabFigure
      title={TITLE}
      summary={traceWords(job.result, scenario)}
      data={() => looksOf(job.result)}
      tables={[{ name: 'Losses', suffix: 'losses', data: () => lossesOf(job.result) }]}
      fileName="tfrc-rate"
      action={<HearButton title={TITLE} />}
      jobs={[job]}
      isStale={job.isStale}
    >
      <RateTrace
        aspect={0.7}
        time={TIME}
        value={{ label: RATES[shown], unit: 'kbit/s', choose }}
        times={times}
        lines={lines}
        ghosts={ghosts}
        held={held}
        words={`Packets waiting in the buffer, mean of ${mean} s; above it loss events with and without${firstWords(scenario)}`}
        start={scenario.warmup > 0 ? { until: scenario.warmup, words: 'warm-up' } : undefined}
        whole={whole}
        range={range}
        onRange={([from, to], phase) => {
          const isWhole = from <= whole[0] && to >= whole[1];
          const window = isWhole ? { t0: null, t1: null } : { t0: from, t1: to };
          store.set('dccp', window, { commit: phase === 'commit' });
        }}
      />
    </LabFigure>
  );
}

/** Whose loss events these are: tables have means of all runs after the warm-up. */
function firstWords({ runs, warmup }: Pick<DccpScenario, 'runs' | 'warmup'>): string {
  const whole = warmup > 0 ? ', warm-up included' : '';
  return runs === 1 ? whole : `, first of ${runs} runs${whole}`;
}

const RATES: Readonly<Record<DccpScenario['shown'], string>> = {
  delivered: 'Rate delivered',
  allowed: 'Rate allowed X',
  received: 'Rate reported X_recv',
  calculated: 'Rate by the equation X_calc',
};

const MEANINGS: Readonly<Record<DccpScenario['shown'], string>> = {
  delivered: 'Payload that reaches the receiver, or leaves its buffer.',
  allowed: 'What the sender may send: the least of what the equation gives and twice what was reported.',
  received: 'What the receiver reports to have got in the last round trip.',
  calculated: 'What a TCP connection would have at the reported loss event rate; none before the first loss.',
};

const meaningsOfRates = async () => MEANINGS;

/** What is delivered comes packet by packet: a mean over `width` looks is its rate. */
function linesOf(found: ScenarioTrace | null, shown: DccpScenario['shown'], width: number): RateLine[] {
  if (found === null) return [];
  return SIDES.map(({ id, in: side, label, text }) => ({
    id,
    label,
    color: text,
    values: valuesOf(found, side, shown, width),
    events: found.trace[side].lossEvents,
  }));
}

function valuesOf(
  { trace }: ScenarioTrace,
  side: SideLook['in'],
  shown: DccpScenario['shown'],
  width: number,
): Float64Array {
  return shown === 'delivered' ? movingMean(trace[side].delivered, width) : trace[side][shown];
}

/** The rates of the kept scenario. */
function ghostsOf(found: ScenarioTrace | null, shown: DccpScenario['shown'], width: number): RateGhost[] {
  if (found === null) return [];
  const looks = { with: GHOST, without: OTHER_GHOST };
  return SIDES.map(({ id, in: side, label }) => ({
    id: `kept ${id}`,
    label: `kept, ${label}`,
    color: looks[side].color,
    dash: looks[side].dash,
    times: found.trace.times,
    values: valuesOf(found, side, shown, width),
  }));
}

/** All of the run, and the part of it that the link names. */
function timeWindow({ t0, t1, duration }: Pick<DccpScenario, 't0' | 't1' | 'duration'>): {
  whole: Range;
  range: Range;
} {
  const whole: Range = [0, duration];
  return { whole, range: t0 === null && t1 === null ? whole : fittedRange([t0 ?? 0, t1 ?? duration], whole) };
}

/** A row for each look at each run. */
function looksOf(found: ScenarioTrace | null): DataColumn[] {
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
  return columnsOf(rows, UNITS);
}

/** When packets were taken for lost, and which of these began a loss event. */
function lossesOf(found: ScenarioTrace | null): DataColumn[] {
  if (found === null) return [];
  const rows = SIDES.flatMap(({ id, in: side }) => {
    const { lossEvents, losses } = found.trace[side];
    const of = (times: Float64Array, kind: string) => Array.from(times, (time) => ({ run: id, time, kind }));
    return [...of(lossEvents, 'loss event'), ...of(losses, 'further loss')].sort((a, b) => a.time - b.time);
  });
  return columnsOf(rows, { run: '', time: 's', kind: '' });
}
