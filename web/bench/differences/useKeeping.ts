// The actions on the kept scenario.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { keptOf } from '../../scenario/decode.ts';
import { isKept, KEEP, keptText } from '../../scenario/kept.ts';
import { useStore } from '../../scenario/react.tsx';
import type { ScenarioStore } from '../../scenario/store.ts';
import { paramsOf, valueIn } from '../../scenario/values.ts';

interface Keeping {
  /** Makes the present scenario the kept one. */
  readonly keep: () => void;
  /** Makes the scenario of this text the kept one. */
  readonly compareWith: (text: string) => void;
  /** Exchanges the present scenario and the kept one. */
  readonly swap: () => void;
  readonly forget: () => void;
}

/** The actions for a laboratory; each is one step of the history. */
export function useKeeping(lab: LabId): Keeping {
  const store = useStore();
  const compareWith = (text: string) => store.setValue(lab, KEEP, text, { commit: true });
  return {
    keep: () => compareWith(keptText(lab, store.scenario(lab))),
    compareWith,
    swap: () => swap(store, lab),
    forget: () => compareWith(''),
  };
}

function swap<L extends LabId>(store: ScenarioStore, lab: L): void {
  const scenario = store.scenario(lab);
  const kept = keptOf(lab, scenario);
  if (kept === null) return;
  const values = paramsOf(lab)
    .filter(isKept)
    .map(({ id }): [string, unknown] => [id, valueIn(kept, id)]);
  const patch: unknown = Object.fromEntries([...values, [KEEP, keptText(lab, scenario)]]);
  store.set(lab, patch as Partial<Scenarios[L]>, { commit: true });
}
