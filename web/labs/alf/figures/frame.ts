// What every figure of the laboratory hands on to its frame.

import { copyLink, linkTo } from '../../../scenario/link.ts';
import { useStore } from '../../../scenario/react.tsx';
import type { JobView } from '../../../sim-react/useJob.ts';

/** Figures by the values of the parameter `fig`. */
export type FigureId = 'curve' | 'surface' | 'buffer' | 'blocking' | 'density' | 'ladder';

export interface Place {
  readonly enlarged: boolean;
  readonly onEnlarge: (enlarged: boolean) => void;
}

/** Whether one figure has the page to itself, and how that changes; part of the link. */
export function usePlace(id: FigureId, fig: string): Place {
  const store = useStore();
  return {
    enlarged: fig === id,
    onEnlarge: (enlarged) => store.set('alf', { fig: enlarged ? id : 'all' }, { commit: true }),
  };
}

/** Link and small print: the scenario as it is when the reader asks. */
export function useTakeAway() {
  const store = useStore();
  return {
    source: linkTo(store.text('alf')),
    onCopyLink: async () => {
      if (!(await copyLink(store.text('alf')))) throw new Error('The browser does not let this page copy.');
    },
  };
}

/** `busy` and `error` of a figure that a job feeds. */
export function report(...jobs: readonly Pick<JobView<unknown>, 'isSlow' | 'progress' | 'error'>[]) {
  const slow = jobs.find(({ isSlow }) => isSlow);
  return {
    busy: slow === undefined ? false : slow.progress,
    error: jobs.find(({ error }) => error !== null)?.error ?? undefined,
  };
}
