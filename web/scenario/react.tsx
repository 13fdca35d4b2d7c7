// Scenarios for React: components read the store's current state and change it through the store.

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
import type { KnownScenarios, ParameterId, Value } from './values.ts';
import { paramsOf, valueIn } from './values.ts';

const StoreContext = createContext<ScenarioStore | null>(null);
const DrawnContext = createContext<KnownScenarios | null>(null);

/** Provides a store, without the late scenarios of components around it, which belong to another store. */
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

/** The list of kept scenarios as it is in the address, and the object that changes it; null in small pictures of scenarios. */
export function useKeptList(): { readonly list: string; readonly kept: KeptList | null } {
  const kept = useContext(KeptListContext);
  return { list: useSyncExternalStore(kept?.subscribe ?? never, kept?.get ?? none), kept };
}

const never = () => () => {};
const none = () => '';

/** A part of the state; the component is drawn again only when that part has changed. */
export function useScenarioState<T>(pick: (state: State) => T): T {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

/** Whether the laboratory's table has loaded. */
export function useIsTableLoaded(lab: LabId | null): boolean {
  return useScenarioState(({ scenarios }) => lab !== null && scenarios[lab] !== undefined);
}

/**
 * Draws its children when the browser has time, in pieces: `useScenario` gives them the scenario a little later. Controls
 * are drawn at once, because they take their values from `useParameter`.
 */
export function DrawnLater({ children }: { children: ReactNode }) {
  return (
    <DeferredScenarios scenarios={useScenarioState(({ scenarios }) => scenarios)}>
      {children}
    </DeferredScenarios>
  );
}

/**
 * Draws its children after everything around them, whose jobs are asked for first. `by` may call the function that it
 * is given even later, more than once or never; it must be the same function at each rendering.
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

/** Does not use React's deferred values: these would wait for every drawing of the previous scenario. */
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
  // the drawn state has no scenario yet when the laboratory's table has just loaded
  const drawn = useContext(DrawnContext)?.[lab];
  const now = useSyncExternalStore(store.subscribe, () => drawn ?? store.scenario(lab));
  return drawn ?? now;
}

/**
 * Whether the store's scenario differs, by its `textOf`, from the scenario that is drawn: the numbers that a reader drags
 * in a sentence then belong to another scenario than the sentence's result.
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
 * The kept scenario of a laboratory, with the figures' parameters of the present one; null if there is none, or if it does
 * not differ from the present one.
 */
export function useKept<L extends LabId>(lab: L): Readonly<Scenarios[L]> | null {
  const scenario = useScenario(lab);
  return useMemo(() => {
    const kept = keptOf(lab, scenario);
    return kept === null || encodeModel(lab, kept) === encodeModel(lab, scenario) ? null : kept;
  }, [lab, scenario]);
}

/** A parameter's value in the store, not in the drawn scenario: drags and films continue from it. */
export function useValue<L extends LabId, K extends keyof Scenarios[L]>(lab: L, id: K): Scenarios[L][K] {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.scenario(lab)[id]);
}

interface BoundParameter {
  readonly param: Param;
  readonly value: Value;
  /** `commit` is false during a drag. */
  readonly onChange: (value: Value, commit: boolean) => void;
}

/** The props of a parameter's control: `<ParameterControl {...useParameter(lab, id)} />`. */
export function useParameter<L extends LabId>(lab: L, id: ParameterId<L>): BoundParameter {
  const store = useStore();
  const value = useSyncExternalStore(store.subscribe, () => valueIn(store.scenario(lab), id));
  const param = paramsOf(lab).find((candidate) => candidate.id === id);
  if (param === undefined) throw new Error(`${lab} has no parameter ${id}`);
  return { param, value, onChange: (next, commit) => store.setValue(lab, id, next, { commit }) };
}
