// The props of a figure's frame, from the scenario and from the jobs that feed the figure.

import { use, useId, useMemo } from 'react';
import type { FigureProps } from '../../charts/figure/Figure.tsx';
import { type Busy, type FigureState, SHOWN } from '../../charts/figure/state.ts';
import { useLook } from '../../charts/layout/look.ts';
import type { Origin } from '../../charts/table/figureSource.ts';
import { KeptContext } from '../../controls/kept.ts';
import { useKeptList, useScenario, useStore } from '../../scenario/react.tsx';
import { CoveredContext } from '../../sim-react/covered.ts';
import { ProgressContext, useReportProgress } from '../../sim-react/figureProgress.ts';
import { useTrouble } from '../../sim-react/PoolProvider.tsx';
import type { JobView } from '../../sim-react/useJob.ts';
import { ComparisonContext } from '../compare/comparison.ts';
import { usePlace } from '../context/FigurePlace.tsx';
import { type Provenance, ProvenanceContext } from '../context/provenance.ts';
import { loadAbout, loadedAbout } from '../export/loadAbout.ts';
import { HowToButton } from '../howto/HowToButton.tsx';

export type FeedingJob = Pick<JobView<unknown>, 'isAsked' | 'isDone' | 'isSlow' | 'progress' | 'error'> & {
  /** Null until the first result. */
  readonly result: unknown;
  readonly isStale?: boolean;
  readonly isStopped?: boolean;
};

export type FrameProps = Pick<
  FigureProps,
  'HowTo' | 'asks' | 'state' | 'progress' | 'origin' | 'onPrint' | 'further' | 'isCompared'
> & {
  readonly state: FigureState;
};

/** What a figure tells its frame. */
interface OfFigure {
  readonly told?: Provenance | undefined;
  /** The chart still shows the previous scenario; by default true for a small picture with a stale result of any job. */
  readonly isStale?: boolean | undefined;
  /** Why the figure cannot be drawn, where the reason is not a job's error. */
  readonly error?: string | null | undefined;
  /** False where the figure draws nothing of the kept scenario. */
  readonly drawsKept?: boolean | undefined;
  /** How the kept scenario is drawn, where it is not grey. */
  readonly keptLook?: string | undefined;
  /** Whether the figure's data have rows of the kept scenario; by default as `drawsKept`. */
  readonly listsKept?: boolean | undefined;
}

/** The frame's props: the figure's state, its link, and how it is printed and saved. */
export function useFrame(
  jobs: readonly FeedingJob[],
  { told: own, isStale, error, drawsKept = true, keptLook, listsKept = drawsKept }: OfFigure = {},
): FrameProps {
  const store = useStore();
  const { lab, asks } = usePlace();
  // draws the figure, with its small print, again when any parameter changes
  useScenario(lab);
  const around = use(ProvenanceContext);
  const told = useMemo(
    (): Provenance => ({ ...(own ?? around), isKeptDrawn: drawsKept, keptLook, isKeptListed: listsKept }),
    [own, around, drawsKept, keptLook, listsKept],
  );
  const scenario = store.text(lab);
  const isKept = use(KeptContext) !== null;
  const isCompared = use(ComparisonContext) !== null;
  const origin = useMemo(() => originOf(scenario, told), [scenario, told]);
  const { list } = useKeptList();
  const isCovered = use(CoveredContext);
  // a small picture stays, greyed if the next takes long; a large figure marks its stale parts itself
  const isOld = useLook() === 'mini' && jobs.some((job) => job.isStale === true);
  // a job may wait behind another that is stuck
  const isStuck = useTrouble().words !== null;
  // the jobs may belong to components outside the figure
  useReportProgress(useId(), ...jobs);
  const progress = use(ProgressContext) ?? undefined;
  return {
    state: isCovered ? COVERED : stateOf(jobs, { isStuck, isStale: isStale ?? isOld, error: error ?? null }),
    progress,
    HowTo: HowToButton,
    // a comparison needs the whole line
    asks: isCompared ? undefined : asks,
    origin,
    isCompared: isKept && listsKept && told.unlinked === undefined,
    onPrint: async (picture) => (await import('../export/printing.ts')).printPage(picture),
    further: async () =>
      (await import('../export/furtherChoices.ts')).furtherChoices(scenario, list, told.unlinked),
  };
}

const COVERED: FigureState = { kind: 'covered' };

function originOf(scenario: string, told: Provenance): Origin {
  return {
    load: async () => (await loadAbout()).aboutOf(scenario, told),
    now: () => loadedAbout()?.aboutOf(scenario, told) ?? null,
  };
}

interface FrameConditions {
  /** Workers or modules are missing. */
  readonly isStuck: boolean;
  readonly isStale: boolean;
  readonly error: string | null;
}

/** The state of a figure, from its jobs, where it is not covered by an open question. */
export function stateOf(
  jobs: readonly FeedingJob[],
  { isStuck, isStale, error: own }: FrameConditions,
): FigureState {
  const error = own ?? jobs.find((job) => job.error !== null)?.error ?? null;
  const isNothing = jobs.length > 0 && jobs.every(({ result }) => result === null);
  if (error !== null || (isNothing && isStuck)) return { kind: 'stopped', error };
  const slow = jobs.find(({ isSlow }) => isSlow);
  const busy: Busy = slow === undefined ? false : slow.progress;
  if (isNothing) {
    const isComing = jobs.some(({ isAsked, isDone }) => isAsked && !isDone);
    return isComing ? { kind: 'waiting', busy } : { kind: 'empty' };
  }
  if (isStale) return { kind: 'stale', busy };
  return busy === false ? SHOWN : { kind: 'shown', busy };
}
