import type { LabId } from '#pkg/params.ts';
import { listOf } from '../../scenario/kept/keptEntries.ts';
import { KEEP, keptText } from '../../scenario/kept.ts';
import type { KeptList } from '../../scenario/keptList.ts';
import type { ScenarioStore } from '../../scenario/store.ts';

/** Keeps the open scenario as the first of the list; the scenarios after it are compared with it. */
export function keepFirst(store: ScenarioStore, kept: KeptList, lab: LabId): void {
  const text = store.text(lab);
  store.setValue(lab, KEEP, keptText(lab, store.scenario(lab)), { commit: true });
  kept.set(listOf([{ text, name: '' }]) ?? '');
}
