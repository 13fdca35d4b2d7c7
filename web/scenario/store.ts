// The page's only shared state: the open laboratory, and a scenario for each laboratory whose table has loaded. A link is
// read when the table of its laboratory has loaded; until then the address stays as it was given.
//
// An address that this build cannot open is never rewritten, and one with unknown keys stays as given until
// the reader changes something: a newer page may know more than this one.

import { LABS, type LabId, type Param, type Scenarios } from '#pkg/params.ts';
import { isMessageAbout, openingOf, type PageRoute, type Refusal, readRoute, routeOf } from './decode.ts';
import { encode } from './encode.ts';
import type { HistoryLike } from './history.ts';
import { AddressWriter } from './history.ts';
import { isTableLoaded, onTableLoaded, tableOf } from './tables.ts';
import type { KnownScenarios, Scenario, Value } from './values.ts';
import { paramsOf, scenarioOf, settleValue, valueIn } from './values.ts';

/** The open laboratory, or the open page, or why the address opens nothing; all null for the front page. */
type Place =
  | { readonly lab: LabId; readonly page: null; readonly refusal: null }
  | { readonly lab: null; readonly page: PageRoute | null; readonly refusal: null }
  | { readonly lab: null; readonly page: null; readonly refusal: Refusal };

export type State = Place & {
  readonly scenarios: KnownScenarios;
  /** Sentences on what could not be read in the link opened last. */
  readonly messages: readonly string[];
};

interface SetOptions {
  /** False during a drag: the history keeps one entry for the whole drag. */
  readonly commit: boolean;
}

/** The texts before each of the reader's steps, and those of undone steps; the last of each is the next one (`undo.ts`). */
interface Steps {
  readonly past: readonly string[];
  readonly future: readonly string[];
}

const STEPS_AT_MOST = 100;

/** The front page's address, which has no scenario. */
const BARE = /^#?\/?$/;

export class ScenarioStore {
  readonly #history: HistoryLike;
  readonly #writer: AddressWriter;
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<() => void>();
  #state: State;
  /** The address, if it must stay as it was given. */
  #kept: string | null = null;
  #isPending = false;
  steps: Steps = { past: [], future: [] };

  constructor(history: HistoryLike) {
    this.#history = history;
    const text = history.read();
    const known = LABS.flatMap(({ id }) => (isTableLoaded(id) ? [openingOf(id)] : []));
    this.#state = this.#stateOf(text, known.reduce(withScenario, {}));
    this.#writer = new AddressWriter(history, text, (isPending) => {
      this.#isPending = isPending;
      for (const watcher of this.#watchers) watcher();
    });
    this.#rewrite();
    onTableLoaded((lab) => this.#learn(lab));
  }

  readonly get = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the address still has to be written. */
  readonly isPending = (): boolean => this.#isPending;

  /** As `subscribe`; also called when the address begins to wait or has been written, which changes no state. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  };

  /** The scenario of a laboratory whose table is known. */
  scenario<L extends LabId>(lab: L): Readonly<Scenarios[L]> {
    const scenario = this.#state.scenarios[lab];
    if (scenario === undefined) throw new Error(`the scenario of ${lab} is used before its table has come`);
    return scenario;
  }

  /** Changes parameters of a laboratory; values are rounded and clamped as in a link. */
  set<L extends LabId>(lab: L, patch: Partial<Scenarios[L]>, options: SetOptions): void {
    this.#change(lab, this.scenario(lab), patch, options);
  }

  /** Sets one parameter whose id is known only at run time. */
  setValue(lab: LabId, id: string, value: Value, options: SetOptions): void {
    this.setValues(lab, { [id]: value }, options);
  }

  /** Sets several parameters in one step of the history. */
  setValues(lab: LabId, values: Readonly<Record<string, Value>>, options: SetOptions): void {
    this.#change(lab, this.scenario(lab), values, options);
  }

  /** Sets the given values and every other parameter to its default, as a preset does; without values opens what the bare link does. */
  open<L extends LabId>(lab: L, given?: Partial<Scenarios[L]>): void {
    this.#change(lab, {}, given ?? openingOf(lab).values, { commit: true });
  }

  /**
   * The canonical text of a laboratory's scenario. For a page, and for an address that cannot be opened or not yet, the
   * address as given; otherwise empty.
   */
  text(lab: LabId | null = this.#state.lab): string {
    const isRead = lab !== null && this.#state.scenarios[lab] !== undefined;
    if (isRead) return encode(lab, this.scenario(lab));
    return lab === this.#state.lab ? (this.#kept ?? '') : `#/${lab}`;
  }

  /** Called when the address was changed from outside: a link was opened, or the reader went back or forward. */
  readonly follow = (): void => {
    const text = this.#history.read();
    // popstate and hashchange both report a step; at the second the address is already rewritten
    if (text === (this.#kept ?? this.text())) {
      this.#writer.moveTo(text);
      return;
    }
    this.#step(this.text());
    this.#replace(this.#stateOf(text, this.#state.scenarios));
    this.#writer.moveTo(text);
    this.#rewrite();
  };

  /** Writes the address of a page's own state, without an entry: going back leaves the page. */
  writePage(text: string): void {
    this.#replace(this.#stateOf(text, this.#state.scenarios));
    try {
      this.#history.replace(text);
    } catch {
      // browsers refuse frequent writes: the next one contains the state
    }
    this.#writer.moveTo(text);
  }

  /** The reader dismissed the notice. */
  dismiss(): void {
    this.#replace({ ...this.#state, messages: [] });
  }

  /** Writes any pending address now. */
  flush(): void {
    this.#writer.flush();
  }

  #change(lab: LabId, before: object, patch: object, { commit }: SetOptions): void {
    const values = new Map(Object.entries(before));
    const changed: Param[] = [];
    for (const param of paramsOf(lab)) {
      if (!Object.hasOwn(patch, param.id)) continue;
      values.set(param.id, settleValue(param, valueIn(patch, param.id)));
      changed.push(param);
    }
    const scenario = scenarioOf(lab, values);
    const text = encode(scenario.lab, scenario.values);
    const isSame = this.#state.lab === lab && text === this.text();
    // an address that is kept as given stays if no value changes
    if (this.#kept !== null && isSame) return;
    this.#kept = null;
    const { messages, scenarios } = this.#state;
    // messages about changed parameters no longer matter
    const isOpen = (message: string) => !changed.some((param) => isMessageAbout(param, message));
    const old = this.text();
    // the end of a drag or of a key press sets the same values again: nothing need be drawn
    if (!isSame) {
      this.#replace({
        lab,
        page: null,
        refusal: null,
        scenarios: withScenario(scenarios, scenario),
        messages: messages.filter(isOpen),
      });
    }
    if (this.#writer.write(text, `${lab} ${changed.map(({ id }) => id).join(' ')}`, commit)) this.#step(old);
  }

  #step(old: string): void {
    this.steps = { past: [...this.steps.past, old].slice(-STEPS_AT_MOST), future: [] };
  }

  #stateOf(text: string, scenarios: KnownScenarios): State {
    this.#kept = null;
    const nothing = { lab: null, page: null, refusal: null, scenarios, messages: [] };
    if (BARE.test(text)) return nothing;
    const route = routeOf(text);
    if (route.kind === 'laboratory' && isTableLoaded(route.lab)) {
      const { scenario, messages, hasUnknown } = readRoute(route, tableOf(route.lab));
      if (hasUnknown) this.#kept = text;
      return { ...nothing, lab: scenario.lab, scenarios: withScenario(scenarios, scenario), messages };
    }
    this.#kept = text;
    switch (route.kind) {
      case 'laboratory':
        return { ...nothing, lab: route.lab };
      case 'page':
        return { ...nothing, page: route };
      case 'refused':
        return { ...nothing, refusal: route.refusal };
    }
  }

  /** Called when the table of a laboratory has loaded. */
  #learn(lab: LabId): void {
    const scenarios = withScenario(this.#state.scenarios, openingOf(lab));
    const isOpen = this.#state.lab === lab;
    this.#replace(isOpen ? this.#stateOf(this.#kept ?? '', scenarios) : { ...this.#state, scenarios });
    if (isOpen) this.#rewrite();
  }

  /** Replaces a link by the canonical text of what was read from it, unless it must be kept as given. */
  #rewrite(): void {
    if (this.#kept !== null) return;
    const text = this.text();
    if (text === this.#history.read()) return;
    try {
      this.#history.replace(text);
    } catch {
      // browsers refuse frequent writes: the address then stays as given, but the page is right
    }
    this.#writer.moveTo(text);
  }

  #replace(state: State): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
    for (const watcher of this.#watchers) watcher();
  }
}

function withScenario(scenarios: KnownScenarios, { lab, values }: Scenario): KnownScenarios {
  return { ...scenarios, [lab]: values };
}
