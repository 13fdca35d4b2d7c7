import { use, useEffect, useMemo } from 'react';
import { DATA } from '#pkg/alf.buffer.heads.ts';
import type { AlfRun, AlfTransfer } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { HasLeadContext, useKeptNames } from '../../../bench/compare/comparison.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { Switch } from '../../../bench/results/Switch.tsx';
import { type DrawnNumber, legendOf, marksOf } from '../../../bench/stated/stated.ts';
import { useStated } from '../../../bench/stated/useStated.ts';
import { changeInWords, threeDigits } from '../../../bench/words/numbers.ts';
import { firstRunRemark, firstRunWords, oneRunRemark } from '../../../bench/words/sentence.ts';
import { fittedRange, type Range } from '../../../charts/gestures/range.ts';
import { columnsOf } from '../../../charts/table/columns.ts';
import type { Quantity, QuantityLane } from '../../../charts/timeplot/quantity.ts';
import { TimePlot } from '../../../charts/timeplot/TimePlot.tsx';
import { capital } from '../../../notation/capital.ts';
import { useScenario, useStore, useValue } from '../../../scenario/react.tsx';
import { useCursor } from '../cursor.tsx';
import { IN_ORDER, type ModeLook, OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { type ScenarioRun, useKeptRun, useRun } from '../useRun.ts';
import { bufferParts, packetsWords, raiseWords } from './findings.ts';

const TIME = { label: 'Time since the first packet left', unit: 'ms' };
const BUFFERS = {
  label: 'Packets in the receiver’s buffer',
  integer: true,
  meaning: 'Packets that were received and that have not been delivered to the application.',
};

/** Receiver occupancy over time, both modes on one axis, under the window W. */
export function BufferFigure() {
  const store = useStore();
  const scenario = useScenario('alf');
  const run = useRun(scenario);
  const cursor = useCursor();
  // the parameters of the run that is drawn, not those that were set since
  const terms = run.of?.scenario ?? scenario;
  const named = { t0: useValue('alf', 't0'), t1: useValue('alf', 't1') };
  const { whole, range } = timeWindow(named, run.result);
  // the bars of the leading sentence already say that one run is shown
  const hasLead = use(HasLeadContext);
  const modes = [orderedMode(terms), OUT_OF_ORDER];
  const kept = useKeptRun();
  const names = useKeptNames();
  const keptTraces = useMemo(() => keptOnes(kept, names.kept), [kept, names.kept]);
  const stated = useStated('alf', 'buffer', scenario, {});
  const marks = useMemo(() => marksOf(stated.map(inItsColor), TIME, BUFFERS), [stated]);
  const lanes = useMemo((): QuantityLane[] => {
    const own = {
      id: 'buffer',
      value: BUFFERS,
      quantities: traces(run.of),
      references: [windowOf(terms), ...marks.levels],
    };
    if (kept === null || keptTraces.length === 0) return [own];
    // four traces on one axis cannot be told apart: the kept scenario's two have a lane of their own, of the same
    // height
    const value = { ...BUFFERS, domain: [0, Math.max(terms.w, kept.scenario.w)] as const };
    const below = { id: 'kept', quantities: keptTraces, references: [windowOf(kept.scenario)] };
    return [
      { ...own, value, heading: names.now },
      { ...below, value, heading: names.kept },
    ];
  }, [kept, keptTraces, names, run.of, terms, marks]);
  const { point } = cursor;
  // when the figure is removed, no time in it is pointed at any more
  useEffect(() => () => point(null), [point]);
  return (
    <LabFigure
      title="Packets in the receiver’s buffer over time"
      lead="One transfer as it happens: a mean over several would smooth away the peaks that a buffer has to hold."
      summary={summary(run.result, terms)}
      finding={bufferParts(run.result, terms)}
      caption={raiseWords(terms) || (hasLead ? '' : oneRunRemark(terms.runs).trim())}
      data={() => dataOf(run.result)}
      keptData={kept === null ? undefined : () => dataOf(kept.run)}
      keptLook={kept === null ? undefined : 'in the lower lane'}
      fileName="receiver-occupancy"
      legend={[...modes.map(({ label, color, meaning }) => ({ label, color, meaning })), ...legendOf(stated)]}
      action={<Switch lab="alf" id="stated" />}
      jobs={[run]}
    >
      <TimePlot
        time={TIME}
        lanes={lanes}
        uprights={marks.uprights}
        whole={whole}
        range={range}
        onRange={([from, to], phase) => {
          const isWhole = from <= whole[0] && to >= whole[1];
          const window = isWhole ? { t0: null, t1: null } : { t0: from, t1: to };
          store.set('alf', window, { commit: phase === 'commit' });
        }}
        cursor={cursor.pointed ?? cursor.film}
        onCursor={point}
        sample={firstRunRemark(terms.runs)}
      />
    </LabFigure>
  );
}

/** A row for each change of the buffer, in both modes. */
function dataOf(run: AlfRun | null) {
  const rows = (id: string, { occupancyTimes, occupancy }: AlfTransfer) =>
    Array.from(occupancyTimes, (time, i) => ({ delivery: id, time, occupancy: occupancy[i] }));
  return columnsOf(
    run === null ? [] : [...rows(IN_ORDER.id, run.inOrder), ...rows(OUT_OF_ORDER.id, run.outOfOrder)],
    DATA,
  );
}

/** A number stated in the text, in the colour of the mode that it belongs to. */
function inItsColor(number: DrawnNumber): DrawnNumber {
  return { ...number, color: [IN_ORDER, OUT_OF_ORDER].find(({ id }) => id === number.of)?.color };
}

/** Occupancy of both modes as traces; the same array for the same run, so that a running film redraws no trace. */
function traces(of: ScenarioRun | null): Quantity[] {
  if (of === null) return [];
  const { run, scenario } = of;
  const trace = ({ id, label, color }: ModeLook, transfer: AlfTransfer): Quantity => ({
    id,
    label,
    color,
    isSteps: true,
    width: 1.6,
    area: { color, opacity: 0.12 },
    times: transfer.occupancyTimes,
    values: transfer.occupancy,
    mean: transfer.bufferMean,
    end: transfer.totalTime,
  });
  return [trace(orderedMode(scenario), run.inOrder), trace(OUT_OF_ORDER, run.outOfOrder)];
}

/** From the first emission to the end of the longer transfer, and the part of it that the link names. */
function timeWindow(
  { t0, t1 }: Pick<AlfScenario, 't0' | 't1'>,
  run: AlfRun | null,
): { whole: Range; range: Range } {
  const whole: Range = [0, Math.max(run?.inOrder.totalTime ?? 1, run?.outOfOrder.totalTime ?? 1)];
  return { whole, range: t0 === null && t1 === null ? whole : fittedRange([t0 ?? 0, t1 ?? whole[1]], whole) };
}

/** The traces of the kept scenario, with its name in their labels. */
function keptOnes(kept: ScenarioRun | null, name: string): Quantity[] {
  return traces(kept).map((trace) => ({
    ...trace,
    id: `kept ${trace.id}`,
    label: `${name}, ${trace.label}`,
  }));
}

function windowOf({ w }: Pick<AlfScenario, 'w'>) {
  return { value: w, label: `W = ${w}`, dash: '10 4' };
}

function summary(run: AlfRun | null, scenario: Readonly<AlfScenario>): string {
  if (run === null) return 'The simulation is under way.';
  const { inOrder, outOfOrder } = run;
  const said = changeInWords(inOrder.bufferMean, outOfOrder.bufferMean, 'less', 'more');
  const sentence = `${capital(orderedMode(scenario).label)}, the receiver’s buffer holds ${packetsWords(inOrder.bufferMean)} on average and ${inOrder.bufferMax} at most; ${OUT_OF_ORDER.label}, ${threeDigits(outOfOrder.bufferMean)} and ${outOfOrder.bufferMax}${said === '' ? '' : `, ${said} on average`}.`;
  return firstRunWords(scenario.runs, sentence);
}
