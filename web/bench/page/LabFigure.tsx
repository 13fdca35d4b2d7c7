// A figure of a laboratory: it has a link, can be saved as a file, and shows the state of the jobs that feed it.

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
  /** Jobs that add curves: the figure does not wait for them; its legend does before it changes its order. */
  readonly joining?: readonly FeedingJob[] | undefined;
  /** The figure's finding. The sentence above the stage says it, so the caption does not. */
  readonly finding?: readonly Part[] | null | undefined;
  /** What the sentence above the stage does not say; it replaces the summary where there is such a sentence. */
  readonly rest?: string | undefined;
  /** The chart still shows the previous scenario. */
  readonly isStale?: boolean | undefined;
  /** The figure's curve and the kept scenario's, where each has one value per place of the axis. */
  readonly keptCurves?: KeptCurves | undefined;
  /** False where the figure draws nothing of the kept scenario: its files then do not say that something is grey. */
  readonly drawsKept?: boolean | undefined;
  /** How the kept scenario is drawn, where it is not grey. */
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
