import type { LabId } from '#pkg/params.ts';
import { listOf } from '../../scenario/kept/keptEntries.ts';
import { KEEP, keptText } from '../../scenario/kept.ts';
import type { KeptList } from '../../scenario/keptList.ts';
import type { ScenarioStore } from '../../scenario/store.ts';

/** The scenario that is open is the first of the list, and the one that the next is compared with. */
export function keepFirst(store: ScenarioStore, kept: KeptList, lab: LabId): void {
  const text = store.text(lab);
  store.setValue(lab, KEEP, keptText(lab, store.scenario(lab)), { commit: true });
  kept.set(listOf([{ text, name: '' }]) ?? '');
}
