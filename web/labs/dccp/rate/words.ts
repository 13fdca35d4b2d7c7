// What the traces say.

import type { DccpScenario } from '#pkg/params.ts';
import { counted } from '../../../bench/words/counts.ts';
import { inFirst } from '../../../bench/words/sentence.ts';
import type { ScenarioTrace } from './useTrace.ts';

export function traceWords(found: ScenarioTrace | null, { runs }: Pick<DccpScenario, 'runs'>): string {
  if (found === null) return 'The simulation is under way.';
  const [waiting, not] = [found.trace.with, found.trace.without];
  const [some, all] = [waiting.lossEvents.length, not.lossEvents.length];
  return inFirst(runs, `${lossWords(some, all)}${heldWords(waiting.buffered)}.`);
}

function lossWords(some: number, all: number): string {
  if (all === 0) return some === 0 ? 'Nothing is taken for lost' : `The buffer adds ${events(some)} to none`;
  if (some > all) return `The buffer adds ${events(some - all)} to ${all}`;
  if (some === all) return `The buffer takes away none of ${events(all)}`;
  return `The buffer takes away ${all - some} of ${events(all)}`;
}

/** What waits in the buffer, averaged over the whole run. */
function heldWords(buffered: Float64Array): string {
  const mean = buffered.reduce((sum, packets) => sum + packets, 0) / Math.max(1, buffered.length);
  return mean === 0
    ? '; nothing ever waits in it'
    : `, and holds ${Number(mean.toPrecision(2))} packets on average`;
}

function events(count: number): string {
  return counted(count, 'loss event');
}
