// The scenario for React: components read its current state and change it through the store.

import type { ReactNode } from 'react';
import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { keptOf } from './decode.ts';
import { encodeModel } from './encode.ts';
import type { KeptList } from './keptList.ts';
import type { ScenarioStore, State } from './store.ts';
import type { KnownScenarios, Value } from './values.ts';
import { paramsOf, valueIn } from './values.ts';

const StoreContext = createContext<ScenarioStore | null>(null);
const DrawnContext = createContext<KnownScenarios | null>(null);

/** What is drawn later around it is of another store. */
export function ScenarioProvider({ store, children }: { store: ScenarioStore; children: ReactNode }) {
  return (
    <StoreContext value={store}>
      <DrawnContext value={null}>{children}</DrawnContext>
    </StoreContext>
  );
}

export function useStore(): ScenarioStore {
  const store = useContext(StoreContext);
  if (store === null) throw new Error('a component that reads the scenario stands outside ScenarioProvider');
  return store;
}

const KeptListContext = createContext<KeptList | null>(null);

export const KeptListProvider = KeptListContext.Provider;

/** The list of kept scenarios as it is in the address, and who changes it; small pictures of scenarios have none. */
export function useKeptList(): { readonly list: string; readonly kept: KeptList | null } {
  const kept = useContext(KeptListContext);
  return { list: useSyncExternalStore(kept?.subscribe ?? never, kept?.get ?? none), kept };
}

const never = () => () => {};
const none = () => '';

/** What is picked from the state: a component is drawn anew only when that has changed. */
export function useScenarioState<T>(pick: (state: State) => T): T {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

/** Whether the laboratory's table has come. */
export function useIsKnown(lab: LabId | null): boolean {
  return useScenarioState(({ scenarios }) => lab !== null && scenarios[lab] !== undefined);
}

/**
 * What stands in it is drawn when the browser has time, a piece at a time: `useScenario` gives it the scenario a
 * little later. Controls are drawn at once, for they know their value from `useParameter`.
 */
export function DrawnLater({ children }: { children: ReactNode }) {
  return (
    <DeferredScenarios scenarios={useScenarioState(({ scenarios }) => scenarios)}>
      {children}
    </DeferredScenarios>
  );
}

/**
 * What stands in it is drawn when what stands around it has been: its jobs are asked for first, and its drawing is
 * short. `by` may call what it is given later still, also more than once or never, as long as it is one function.
 */
export function DrawnAfterOthers({
  by,
  children,
}: {
  by?: ((draw: () => void) => void) | undefined;
  children: ReactNode;
}) {
  return (
    <DeferredScenarios scenarios={useContext(DrawnContext)} by={by}>
      {children}
    </DeferredScenarios>
  );
}

interface DeferredScenariosProps {
  readonly scenarios: KnownScenarios | null;
  readonly by?: ((draw: () => void) => void) | undefined;
  readonly children: ReactNode;
}

const atOnce = (draw: () => void) => draw();

/** Not by a deferred value: that would wait behind every picture of the scenario before it. */
function DeferredScenarios({ scenarios, by = atOnce, children }: DeferredScenariosProps) {
  const [drawn, setDrawn] = useState(scenarios);
  useLayoutEffect(() => {
    let isOver = false;
    by(() => {
      if (!isOver) startTransition(() => setDrawn(scenarios));
    });
    return () => {
      isOver = true;
    };
  }, [scenarios, by]);
  return (
    <DrawnContext value={drawn}>
      {children}
      {drawn !== scenarios && <span hidden data-loading="" />}
    </DrawnContext>
  );
}

/** A laboratory's scenario; the object is the same while nothing in it changes. */
export function useScenario<L extends LabId>(lab: L): Readonly<Scenarios[L]> {
  const store = useStore();
  // what is drawn has none yet when the laboratory's table has just come
  const drawn = useContext(DrawnContext)?.[lab];
  const now = useSyncExternalStore(store.subscribe, () => drawn ?? store.scenario(lab));
  return drawn ?? now;
}

/**
 * Whether the hand has gone on from the scenario that is drawn, as far as `textOf` tells both apart: numbers that are
 * dragged in a sentence are then of another scenario than its result.
 */
export function useIsBehind<L extends LabId>(
  lab: L,
  textOf: (lab: L, scenario: Readonly<Scenarios[L]>) => string,
): boolean {
  const store = useStore();
  const drawn = useScenario(lab);
  return useSyncExternalStore(store.subscribe, () => {
    const now = store.scenario(lab);
    return now !== drawn && textOf(lab, now) !== textOf(lab, drawn);
  });
}

/**
 * The scenario that is kept beside the laboratory's own, its figures in the same state; null if there is none, or if it
 * does not differ: then there is nothing to compare.
 */
export function useKept<L extends LabId>(lab: L): Readonly<Scenarios[L]> | null {
  const scenario = useScenario(lab);
  return useMemo(() => {
    const kept = keptOf(lab, scenario);
    return kept === null || encodeModel(lab, kept) === encodeModel(lab, scenario) ? null : kept;
  }, [lab, scenario]);
}

/** One parameter as it is now, not as it is drawn: what a hand or a film moves step by step starts from here. */
export function useValue<L extends LabId, K extends keyof Scenarios[L]>(lab: L, id: K): Scenarios[L][K] {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.scenario(lab)[id]);
}

export interface BoundParameter {
  readonly param: Param;
  readonly value: Value;
  /** `commit` is false during a drag. */
  readonly onChange: (value: Value, commit: boolean) => void;
}

/** What a control needs for one parameter: `<ParameterControl {...useParameter(lab, id)} />`. */
export function useParameter<L extends LabId>(lab: L, id: keyof Scenarios[L] & string): BoundParameter {
  const store = useStore();
  const value = useSyncExternalStore(store.subscribe, () => valueIn(store.scenario(lab), id));
  const param = paramsOf(lab).find((candidate) => candidate.id === id);
  if (param === undefined) throw new Error(`${lab} has no parameter ${id}`);
  return { param, value, onChange: (next, commit) => store.setValue(lab, id, next, { commit }) };
}
