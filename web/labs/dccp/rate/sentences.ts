// The traces in words.

import type { DccpScenario } from '#pkg/params.ts';
import { SIDES } from '../sides.ts';
import type { ScenarioTrace } from './useTrace.ts';

type Setting = Pick<DccpScenario, 'runs' | 'warmup' | 'duration'>;

/** Time (s) from which on loss events are counted: after the warm-up, but at least the last tenth of the run. */
export function countedFrom({ warmup, duration }: Pick<DccpScenario, 'warmup' | 'duration'>): number {
  return Math.min(warmup, 0.9 * duration);
}

/** Number of loss events, counted after the warm-up as in the table of measures. */
export function traceWords(found: ScenarioTrace | null, setting: Setting): string {
  if (found === null) return 'The simulation is under way.';
  const said = lossWords(
    SIDES.map(({ in: side }) => found.trace[side].lossEvents),
    countedFrom(setting),
  );
  return `${said}. ${shownWords(setting)}`;
}

/** The caption beside the leading sentence, which counts the loss events itself. */
export function shownWords({ runs }: Pick<Setting, 'runs'>): string {
  return runs === 1 ? 'One run.' : `One run shown of ${runs}.`;
}

/** The loss events of both runs; where the warm-up has some, the words say that they are not counted. */
function lossWords(sides: readonly ArrayLike<number>[], from: number): string {
  const [waiting = 0, not = 0] = sides.map((times) => eventsFrom(times, from));
  const isCounted = sides.every((times) => eventsFrom(times, from) === times.length);
  const after = isCounted ? '' : ' after the warm-up';
  if (waiting === 0 && not === 0) return `No packet is declared lost${after}`;
  return `Crosses: loss events, ${waiting === 0 ? 'none' : waiting} with a buffer and ${not === 0 ? 'none' : not} without${after && `,${after}`}`;
}

function eventsFrom(times: ArrayLike<number>, from: number): number {
  return Array.from(times).filter((time) => time >= from).length;
}
