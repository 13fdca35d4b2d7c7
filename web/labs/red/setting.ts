// The queue's setting, which moves a point along its frontier: RED's lower threshold, or drop-tail's limit.

import type { RedScenario } from '#pkg/params.ts';

type SettingId = 'minth' | 'limit';

export function settingOf({ queue }: Pick<RedScenario, 'queue'>): SettingId {
  return queue === 'droptail' ? 'limit' : 'minth';
}

/** The settings of both queues; each has no effect on the other queue. */
export const SETTINGS: readonly SettingId[] = ['minth', 'limit'];

/** Name of the setting before its value: "threshold 16", "limit 32". */
export function settingWords(isDropTail: boolean): string {
  return isDropTail ? 'limit' : 'threshold';
}

/** What drops packets, as the subject of a sentence. */
export function dropperOf({ queue }: Pick<RedScenario, 'queue'>): string {
  return queue === 'droptail' ? 'the queue' : 'RED';
}
