import type { JobView } from './useJob.ts';

/** How the jobs that feed a figure are doing, as its frame tells it. */
export function report(...jobs: readonly Pick<JobView<unknown>, 'isSlow' | 'progress' | 'error'>[]) {
  const slow = jobs.find(({ isSlow }) => isSlow);
  return {
    busy: slow === undefined ? false : slow.progress,
    error: jobs.find(({ error }) => error !== null)?.error ?? undefined,
  };
}
