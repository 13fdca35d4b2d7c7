// A figure of a laboratory: it knows its place in the link, can be taken away, and tells how its jobs are doing.

import { use } from 'react';
import type { Scenarios } from '#pkg/params.ts';
import type { DataSource } from '../../charts/figure/columns.ts';
import { Figure, type FigureProps } from '../../charts/figure/Figure.tsx';
import { KeptContext } from '../../controls/kept.ts';
import { encode } from '../../scenario/encode.ts';
import { ComparisonContext } from '../compare/comparison.ts';
import { usePlace } from '../context/FigurePlace.tsx';
import { ProvenanceContext } from '../context/provenance.ts';
import type { KeptCurves } from '../differences/turn.ts';
import { type FeedingJob, type FrameProps, originOf, useFrame } from './useFrame.ts';

export interface LabFigureProps extends Omit<FigureProps, keyof FrameProps> {
  /** The jobs that feed it. */
  readonly jobs?: readonly FeedingJob[];
  /** Jobs whose lines join those of the others: the figure does not wait for them, but its legend does before it changes its order. */
  readonly joining?: readonly FeedingJob[] | undefined;
  /** What is drawn is of the scenario before. */
  readonly isStale?: boolean | undefined;
  /** Its curve and that of the kept scenario, where both are one number at each place of an axis. */
  readonly keptCurves?: KeptCurves | undefined;
  /** False where it draws nothing of the kept scenario: its files then do not say that something is grey. */
  readonly drawsKept?: boolean | undefined;
  /** What it draws of the kept scenario, in the columns of its data. */
  readonly keptData?: DataSource | undefined;
}

const NO_JOBS: readonly FeedingJob[] = [];

export function LabFigure({
  jobs = NO_JOBS,
  joining = NO_JOBS,
  isStale,
  keptCurves,
  drawsKept,
  keptData,
  ...figure
}: LabFigureProps) {
  const Line = use(ComparisonContext)?.Line;
  const frame = useFrame(jobs, { isStale, drawsKept });
  const kept = Line === undefined ? {} : { caption: <Line curves={keptCurves} /> };
  const both = useBoth(drawsKept === false ? null : keptData);
  const isComing = [...jobs, ...joining].some(({ isAsked, isDone }) => isAsked && !isDone);
  return <Figure {...figure} {...frame} {...kept} {...both} isComing={isComing} />;
}

/** The data of both scenarios where something is kept; those that are of this one alone are called so. Null: nothing of it is drawn. */
function useBoth(keptData: DataSource | undefined | null): Pick<FigureProps, 'dataName' | 'beside'> {
  const { lab } = usePlace();
  const kept = use(KeptContext);
  const around = use(ProvenanceContext);
  if (kept === null || keptData === null || around.unlinked !== undefined) return {};
  if (keptData === undefined) return { dataName: 'Data of this scenario' };
  const text = encode(lab, { ...(kept as Scenarios[typeof lab]), keep: '' });
  const origin = originOf(text, { ...around, isKeptDrawn: false });
  return { dataName: 'Data of both scenarios', beside: { sides: ['this', 'kept'], data: keptData, origin } };
}
