// The queue at the bottleneck with RED's average of it, and the windows that fill it.

import type { RedScenario } from '#pkg/params.ts';
import { CUTS, DATA, LOSSES } from '#pkg/red.queue.heads.ts';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { GHOST } from '../../../bench/kept/ghost.ts';
import { columnsFrom, columnsOf, type DataColumn } from '../../../charts/figure/columns.ts';
import { useFinger } from '../../../charts/frame/pointing.ts';
import type { QueueGhost } from '../../../charts/queue/ghost.ts';
import { QueueTrace } from '../../../charts/queue/QueueTrace.tsx';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import { rangeOf, type Trace, useKeptTrace, useTrace } from './useTrace.ts';
import { keptWords, queueWords } from './words.ts';

const TIME = { label: 'Time', unit: DATA.time, meaning: 'Since the start of the run.' } as const;
const VALUE = {
  label: 'Queue',
  unit: DATA.packets,
  meaning:
    'Packets that wait in the queue. Pale: the current queue; heavy: the moving average that RED compares with its thresholds. Crosses: dropped by the queue; strokes: lost on the path.',
} as const;
const NOTHING = new Float64Array();

export function QueueFigure() {
  const store = useStore();
  const scenario = useScenario('red');
  const job = useTrace(scenario);
  const { trace, flows } = job.result ?? { trace: null, flows: [] };
  const kept = useKeptTrace(scenario);
  const range = rangeOf(scenario);
  const isFinger = useFinger();
  const isRed = scenario.queue === 'red';
  return (
    <LabFigure
      title="Queue and windows over time"
      lead={`The current queue${isRed ? ', RED’s average of it' : ''}, and the congestion windows of the flows. One run shown.`}
      summary={`${queueWords(job.result, scenario)}${kept === null ? '' : ` ${keptWords(kept.trace, kept.scenario)}`}`}
      caption={`${scenario.runs === 1 ? '' : 'One run shown. '}Drag across to zoom; ${isFinger ? 'two taps show' : 'a double click shows'} the whole run.`}
      data={() => looksOf(job.result, isRed)}
      tables={[
        { name: 'Losses', suffix: 'losses', data: () => lossColumns(job.result) },
        { name: 'Cuts of windows', suffix: 'cuts', data: () => cutColumns(job.result) },
      ]}
      fileName="red-queue"
      jobs={[job]}
      isStale={job.isStale}
    >
      <QueueTrace
        aspect={0.7}
        time={TIME}
        value={VALUE}
        times={trace?.times ?? NOTHING}
        queue={trace?.queue ?? NOTHING}
        average={isRed ? (trace?.average ?? NOTHING) : NOTHING}
        ghost={kept === null ? null : ghostOf(kept.trace, kept.scenario)}
        thresholds={thresholdsOf(scenario)}
        losses={lossesOf(job.result)}
        windows={flows.map((flow, i) => ({ ...flow, label: `flow ${i + 1}`, name: `${i + 1}` }))}
        windowWords="Windows of the flows. Red marks: cut after a loss; violet dashes: cut needlessly, the packet was only late"
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

/** Its average; of drop-tail, which keeps none, the queue of the moment. */
function ghostOf({ trace, flows }: Trace, { queue }: Readonly<RedScenario>): QueueGhost {
  const { color, dash } = GHOST;
  return {
    times: trace.times,
    values: queue === 'red' ? trace.average : trace.queue,
    color,
    dash,
    windows: flows.map(({ values }) => values),
  };
}

function lossesOf(found: Trace | null) {
  if (found === null) return [];
  const { lossTimes, lossByRed } = found.trace;
  return Array.from(lossTimes, (time, i) => ({ time, isDrop: lossByRed[i] === 1 }));
}

/** A row for each quantity at each look; drop-tail keeps no average. */
function looksOf(found: Trace | null, isRed: boolean): DataColumn[] {
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

function lossColumns(found: Trace | null): DataColumn[] {
  if (found === null) return [];
  const { lossTimes, lossFlows, lossByRed } = found.trace;
  return columnsFrom(LOSSES, {
    time: lossTimes,
    flow: Array.from(lossFlows, (flow) => flow + 1),
    cause: Array.from(lossByRed, (isDrop) => (isDrop === 1 ? 'queue' : 'disturbance')),
  });
}

function cutColumns(found: Trace | null): DataColumn[] {
  if (found === null) return [];
  const { cutTimes, cutFlows, cutSegments, cutNeedless } = found.trace;
  return columnsFrom(CUTS, {
    time: cutTimes,
    flow: Array.from(cutFlows, (flow) => flow + 1),
    segment: cutSegments,
    needless: cutNeedless,
  });
}
