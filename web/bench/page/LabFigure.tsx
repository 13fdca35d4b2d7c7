// A figure of a laboratory: it knows its place in the link, can be taken away, and tells how its jobs are doing.

import { use } from 'react';
import { Figure, type FigureProps } from '../../charts/figure/Figure.tsx';
import { ComparisonContext, HasLeadContext } from '../compare/comparison.ts';
import type { KeptCurves } from '../differences/turn.ts';
import type { Part } from '../lead/parts.ts';
import { useCaption } from './useCaption.ts';
import { type FeedingJob, type FrameProps, useFrame } from './useFrame.ts';

export interface LabFigureProps extends Omit<FigureProps, keyof FrameProps> {
  /** The jobs that feed it. */
  readonly jobs?: readonly FeedingJob[];
  /** Jobs whose lines join those of the others: the figure does not wait for them, but its legend does before it changes its order. */
  readonly joining?: readonly FeedingJob[] | undefined;
  /** What it shows, as the sentence above the stage says it: the caption has the rest. */
  readonly finding?: readonly Part[] | null | undefined;
  /** What the sentence above the stage does not say: stands in the place of the summary, where there is such a sentence. */
  readonly rest?: string | undefined;
  /** What is drawn is of the scenario before. */
  readonly isStale?: boolean | undefined;
  /** Its curve and that of the kept scenario, where both are one number at each place of an axis. */
  readonly keptCurves?: KeptCurves | undefined;
  /** False where it draws nothing of the kept scenario: its files then do not say that something is grey. */
  readonly drawsKept?: boolean | undefined;
  /** How that is drawn, where it is not grey. */
  readonly keptLook?: string | undefined;
}

const NO_JOBS: readonly FeedingJob[] = [];

export function LabFigure({
  jobs = NO_JOBS,
  joining = NO_JOBS,
  finding,
  rest,
  caption,
  isStale,
  keptCurves,
  drawsKept,
  keptLook,
  ...figure
}: LabFigureProps) {
  const Line = use(ComparisonContext)?.Line;
  const frame = useFrame(jobs, { isStale, drawsKept, keptLook });
  const said = useCaption(finding ?? null, typeof caption === 'string' ? caption : '');
  const hasLead = use(HasLeadContext);
  const own = finding !== undefined ? said : hasLead && rest !== undefined ? rest : caption;
  const shown = Line === undefined ? own : <Line curves={keptCurves} />;
  const isComing = [...jobs, ...joining].some(({ isAsked, isDone }) => isAsked && !isDone);
  return <Figure {...figure} {...frame} caption={shown} isComing={isComing} />;
}
