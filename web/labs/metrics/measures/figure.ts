// What every figure of the laboratory hands on to its frame.

import { copyLink, linkTo } from '../../../scenario/link.ts';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import type { JobView } from '../../../sim-react/useJob.ts';

/** Link and small print: the scenario that the figure shows. */
export function useTakeAway() {
  const store = useStore();
  // a figure is drawn anew, with its small print, when any parameter changes
  useScenario('metrics');
  return {
    source: linkTo(store.text('metrics')),
    onCopyLink: async () => {
      if (!(await copyLink(store.text('metrics'))))
        throw new Error('The browser does not let this page copy.');
    },
  };
}

/** `busy` and `error` of a figure that jobs feed. */
export function report(...jobs: readonly Pick<JobView<unknown>, 'isSlow' | 'progress' | 'error'>[]) {
  const slow = jobs.find(({ isSlow }) => isSlow);
  return {
    busy: slow === undefined ? false : slow.progress,
    error: jobs.find(({ error }) => error !== null)?.error ?? undefined,
  };
}
