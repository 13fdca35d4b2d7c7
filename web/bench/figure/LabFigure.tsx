// A figure of a laboratory: it knows its place in the link, can be taken away, and tells how its jobs are doing.

import { use } from 'react';
import { Figure, type FigureProps } from '../../charts/figure/Figure.tsx';
import { KeptLine } from '../kept/KeptLine.tsx';
import { ComparisonContext } from '../kept/KeptProvider.tsx';
import { type FeedingJob, type FrameProps, useFrame } from './useFrame.ts';

export interface LabFigureProps extends Omit<FigureProps, keyof FrameProps> {
  /** The jobs that feed it. */
  readonly jobs?: readonly FeedingJob[];
}

const NO_JOBS: readonly FeedingJob[] = [];

export function LabFigure({ jobs = NO_JOBS, ...figure }: LabFigureProps) {
  const comparison = use(ComparisonContext);
  const frame = useFrame(jobs);
  const kept = comparison === null ? {} : { caption: <KeptLine of={comparison} /> };
  return <Figure {...figure} {...frame} {...kept} />;
}
