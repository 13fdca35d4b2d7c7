// Leading sentences of a capture's figures; the first figure has the verdict on the whole capture.

import type { ReactNode } from 'react';
import type { TracePackets, TraceSurvey } from '#pkg/texts.js';
import type { Part } from '../../../bench/lead/parts.ts';
import { stackParts } from '../../../bench/lead/stackParts.ts';
import { stackShares } from '../../../bench/listed/stackBars.ts';
import { combinedState } from '../../../bench/listed/useListed.ts';
import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { sampleDisplacement, sampleOccupancy } from '../measures/samples.ts';
import { densityParts, occupancyParts } from '../measures/sentences.ts';
import { binsOf } from './bins.ts';
import { useDesk } from './desk/useDesk.ts';
import { extentWords } from './extent.ts';
import { causeParts, delayParts } from './leadWords.ts';
import { type MeasuredFlow, useMeasured } from './measuredFlow.ts';
import { countedOf, overTimeWords } from './overTime.ts';
import { stackName, useSenders } from './senders.ts';
import { timesOf } from './times.ts';

interface FlowResults {
  readonly found: MeasuredFlow['found'];
  readonly survey: TraceSurvey;
  readonly info: TracePackets | null;
}

function CaptureLead({ partsOf }: { partsOf: (known: FlowResults) => Part[] | null }) {
  const measured = useMeasured();
  const desk = useDesk();
  const parts =
    measured === null || desk === null
      ? null
      : partsOf({ found: measured.found, survey: desk.survey, info: desk.info });
  const job = { isDone: parts !== null, isStale: measured?.isStale ?? false, error: null };
  return <FindingLead lab="metrics" jobs={[job]} parts={parts} />;
}

export function DelayLead() {
  return <CaptureLead partsOf={({ info }) => info && delayParts(info)} />;
}

export function TimeLead() {
  return (
    <CaptureLead
      partsOf={({ found }) =>
        overTimeWords(...intervalsOf(found), found.reorderedRange, countedOf(found)).finding
      }
    />
  );
}

export function LateLead() {
  return <CaptureLead partsOf={({ found }) => extentWords(...intervalsOf(found)).finding} />;
}

/** The intervals of the flow's time, their bounds, and their axis. */
function intervalsOf({ series }: MeasuredFlow['found']) {
  const bins = binsOf(series);
  const { edges, axis } = timesOf(bins);
  return [bins, edges, axis] as const;
}

export function CausesLead() {
  return <CaptureLead partsOf={({ survey }) => causeParts(survey)} />;
}

export function DensityLead() {
  return (
    <CaptureLead
      partsOf={({ found }) => densityParts({ ...sampleDisplacement(found.measures), what: countedOf(found) })}
    />
  );
}

export function BufferDensityLead() {
  return <CaptureLead partsOf={({ found }) => occupancyParts(sampleOccupancy(found.measures))} />;
}

export function SendersLead(): ReactNode {
  const { view } = useSenders();
  return (
    <FindingLead lab="metrics" jobs={[combinedState(view)]} parts={stackParts(stackShares(view), stackName)}>
      Over these delays, without losses,{' '}
    </FindingLead>
  );
}
