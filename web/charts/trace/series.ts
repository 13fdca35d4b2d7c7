// What a trace of steps shows.

import type { Steps } from '../frame/steps.ts';

export interface StepSeries extends Steps {
  id: string;
  label: string;
  color: string;
  dash?: string | undefined;
  /** A line alone, which covers nothing. */
  isOutline?: boolean | undefined;
  /** Mean, drawn as a dashed line with its label. */
  mean?: number | undefined;
  /** Time at which the series ends; by default it continues to the end of the range. */
  end?: number | undefined;
}
