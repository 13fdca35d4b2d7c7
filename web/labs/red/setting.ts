// What is turned at the queue, and moves along a frontier: RED's lower threshold, or drop-tail's limit.

import type { RedScenario } from '#pkg/params.ts';

export type SettingId = 'minth' | 'limit';

export function settingOf({ queue }: Pick<RedScenario, 'queue'>): SettingId {
  return queue === 'droptail' ? 'limit' : 'minth';
}

/** Settings that change nothing where the other queue stands. */
export const SETTINGS: readonly SettingId[] = ['minth', 'limit'];

/** "threshold 16", "limit 32". */
export function settingWords(isDropTail: boolean): string {
  return isDropTail ? 'limit' : 'threshold';
}

/** Who drops, in a sentence. */
export function dropperOf({ queue }: Pick<RedScenario, 'queue'>): string {
  return queue === 'droptail' ? 'the queue' : 'RED';
}
