// What the frame of a figure needs to know of the scenario and of the jobs that feed it.

import { use } from 'react';
import type { Origin } from '../../charts/figure/about.ts';
import type { FigureProps } from '../../charts/figure/Figure.tsx';
import { useLook } from '../../charts/frame/look.ts';
import { copyLink } from '../../scenario/link.ts';
import { useScenario, useStore } from '../../scenario/react.tsx';
import { useTrouble } from '../../sim-react/PoolProvider.tsx';
import type { JobView } from '../../sim-react/useJob.ts';
import { HowToButton } from '../howto/HowToButton.tsx';
import { aboutNow, loadAbout } from '../taking/loaded.ts';
import { usePlace } from './Place.tsx';
import { type Told, ToldContext } from './told.ts';

export type FeedingJob = Pick<JobView<unknown>, 'isSlow' | 'progress' | 'error'> & {
  readonly result?: unknown;
  readonly isStale?: boolean;
};

export type FrameProps = Pick<
  FigureProps,
  'HowTo' | 'busy' | 'isEmpty' | 'isStopped' | 'error' | 'origin' | 'onPrint' | 'onCopyLink'
>;

/** The figure's link, and how its jobs are doing. */
export function useFrame(jobs: readonly FeedingJob[], own?: Told): FrameProps & Pick<FigureProps, 'isStale'> {
  const store = useStore();
  const { lab } = usePlace();
  // a figure is drawn anew, with its small print, when any parameter changes
  useScenario(lab);
  const around = use(ToldContext);
  const told = own ?? around;
  const scenario = store.text(lab);
  const found = report(jobs);
  // a small picture stays until the next is there, greyed if that takes long; a large one says itself what of it is old
  const isStale = useLook() === 'mini' && jobs.some((job) => job.isStale === true);
  // a job may also wait for one that is stuck
  const isStuck = useTrouble().words !== null;
  return {
    ...found,
    ...(isStale && { isStale }),
    HowTo: HowToButton,
    isStopped: found.isEmpty && (isStuck || found.error !== undefined),
    origin: originOf(scenario, told),
    onPrint: async () => (await import('../print/printing.ts')).printPage(),
    onCopyLink: async () => {
      if (!(await copyLink(scenario))) throw new Error('The browser does not let this page copy.');
    },
  };
}

function originOf(scenario: string, told: Told): Origin {
  return {
    load: async () => (await loadAbout()).aboutOf(scenario, told),
    now: () => aboutNow()?.aboutOf(scenario, told) ?? null,
  };
}

function report(jobs: readonly FeedingJob[]) {
  const slow = jobs.find(({ isSlow }) => isSlow);
  return {
    busy: slow === undefined ? false : slow.progress,
    isEmpty: jobs.length > 0 && jobs.every(({ result }) => result === null),
    error: jobs.find(({ error }) => error !== null)?.error ?? undefined,
  };
}
