// One transfer over time: its window, its duplicate threshold, and its retransmissions, needed and needless.

import { useMemo } from 'react';
import { DATA } from '#pkg/tcp.transfer.heads.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { useFinger } from '../../../charts/gestures/pointing.ts';
import type { Range } from '../../../charts/gestures/range.ts';
import { TimePlot } from '../../../charts/timeplot/TimePlot.tsx';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import { hasRack, lanesOf } from './lanes.ts';
import { eventsOf, legendOf } from './marks.tsx';
import { transferWords } from './sentences.ts';
import { furtherTables, sampleColumns } from './tables.ts';
import { rangesOf, stretchOf, useKeptTransfer, useTransfer } from './useTransfer.ts';

const TIME = {
  label: 'Time',
  unit: DATA.time,
  readout: '.3f',
  meaning: 'Since the transfer began.',
} as const;
const EMPTY: { readonly whole: Range; readonly range: Range } = { whole: [0, 1], range: [0, 1] };

export function TransferFigure() {
  const store = useStore();
  const scenario = useScenario('tcp');
  const job = useTransfer(scenario);
  const kept = useKeptTransfer(scenario);
  const isFinger = useFinger();
  const names = useKeptNames();
  const found = job.result;
  const transfer = found?.transfer ?? null;
  const lanes = useMemo(() => lanesOf(found, kept, names.kept), [found, kept, names.kept]);
  const events = useMemo(() => eventsOf(transfer), [transfer]);
  const keptName = kept === null ? null : names.kept;
  const legend = useMemo(() => legendOf(transfer, keptName), [transfer, keptName]);
  const { from, span } = scenario;
  const { whole, range } = useMemo(
    () => (found === null ? EMPTY : rangesOf({ ...found, scenario: { ...found.scenario, from, span } })),
    [found, from, span],
  );
  return (
    <LabFigure
      title="One transfer in detail"
      lead="Window, threshold and lag over time, with what the sender does needlessly."
      summary={
        transfer === null
          ? 'The simulation is under way.'
          : `${transferWords(transfer)}${kept === null ? '' : ` Kept: ${transferWords(kept.transfer)}`}`
      }
      caption={`${scenario.runs === 1 ? '' : 'First transfer shown. '}Drag across to zoom; ${isFinger ? 'two taps show' : 'a double click shows'} all of it.`}
      data={() => (found === null ? [] : sampleColumns(found.transfer, hasRack(found)))}
      keptData={kept === null ? undefined : () => sampleColumns(kept.transfer, hasRack(kept))}
      tables={transfer === null ? [] : furtherTables(transfer, kept?.transfer)}
      fileName="tcp-transfer"
      legend={legend}
      jobs={[job]}
      isStale={job.isStale}
    >
      <TimePlot
        aspect={0.7}
        time={TIME}
        lanes={lanes}
        events={events}
        whole={whole}
        range={range}
        onRange={(next, phase) => store.set('tcp', stretchOf(next, whole), { commit: phase === 'commit' })}
      />
    </LabFigure>
  );
}
