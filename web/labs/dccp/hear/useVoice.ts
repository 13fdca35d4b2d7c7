// The voice flow over the scenario's path, for a few seconds after its warm-up.

import type { DccpLadder } from '#pkg/dccp.js';
import type { DccpScenario } from '#pkg/params.ts';
import { withoutHandChanges } from '../../../bench/context/byHand.ts';
import { stretchText } from '../../../bench/ladder/hand/stretch.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { FRAME, framesOf } from './frames.ts';

/** Length of the sound, s. */
export const SECONDS = 6;

/** For each run, whether each frame is heard. */
interface Voices {
  readonly with: readonly boolean[];
  readonly without: readonly boolean[];
}

/** Time (s) that is simulated beyond the sound: the sender may hold up frames of it. */
const MORE = 0.5;

/** The frames of both runs, cut to the length of the sound. */
export function voicesOf(ladder: DccpLadder): Voices {
  const most = Math.round(SECONDS / FRAME);
  return { with: framesOf(ladder.with).slice(0, most), without: framesOf(ladder.without).slice(0, most) };
}

/** The scenario's text for the voice flow by which its codec is rated, in the first replication. */
export function voiceText(scenario: Readonly<DccpScenario>): string {
  const { duration, warmup } = scenario;
  const from = Math.max(0, Math.min(warmup, duration - SECONDS));
  return stretchText('dccp', { ...withoutHandChanges(scenario), app: 'voice', from, span: SECONDS + MORE });
}

export function useVoice(scenario: Readonly<DccpScenario>): JobView<Voices> {
  const text = voiceText(scenario);
  return useCall(
    `dccp voice ${text}`,
    PRIORITY.now,
    () => ({ fn: 'dccp_ladder', args: [text, 0] }),
    voicesOf,
  );
}
