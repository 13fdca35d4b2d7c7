// What the traces say.

import type { DccpScenario } from '#pkg/params.ts';
import { SIDES } from '../sides.ts';
import type { ScenarioTrace } from './useTrace.ts';

type Setting = Pick<DccpScenario, 'runs' | 'warmup' | 'duration'>;

/** From when on it is counted: a tenth of the run is, whatever the warm-up. */
export function countedFrom({ warmup, duration }: Pick<DccpScenario, 'warmup' | 'duration'>): number {
  return Math.min(warmup, 0.9 * duration);
}

/** Loss events as the table of measures counts them: after the warm-up. `hasScores`: the scores stand beside it. */
export function traceWords(found: ScenarioTrace | null, setting: Setting, hasScores: boolean): string {
  if (found === null) return 'The simulation is under way.';
  const { runs } = setting;
  const from = countedFrom(setting);
  const [waiting = 0, not = 0] = SIDES.map(({ in: side }) => eventsFrom(found.trace[side].lossEvents, from));
  const said =
    waiting === 0 && not === 0
      ? 'No packet is declared lost'
      : `Crosses: loss events, ${waiting === 0 ? 'none' : waiting} with a buffer and ${not === 0 ? 'none' : not} without`;
  if (runs === 1) return `${said}. One run.`;
  return `${said}. One run shown${hasScores ? `; scores: means of ${runs} runs` : ` of ${runs}`}.`;
}

function eventsFrom(times: ArrayLike<number>, from: number): number {
  return Array.from(times).filter((time) => time >= from).length;
}
