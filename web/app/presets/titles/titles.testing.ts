// What the title of each preset claims, in the words of a lesson's `expect`: scenarios, perhaps what they are compared
// with, and what holds of their measures; or what else is found, where no measure tells it; or why it claims nothing.

import type { LabId } from '#pkg/params.ts';
import { ALF } from './alf.testing.ts';
import { DCCP } from './dccp.testing.ts';
import { METRICS } from './metrics.testing.ts';
import { RED } from './red.testing.ts';
import { TCP } from './tcp.testing.ts';
import type { Title } from './title.testing.ts';

export const TITLES: Readonly<Partial<Record<LabId, Readonly<Record<string, Title>>>>> = {
  alf: ALF,
  red: RED,
  dccp: DCCP,
  tcp: TCP,
  metrics: METRICS,
};
