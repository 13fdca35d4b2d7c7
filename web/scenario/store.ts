// The page's only shared state: the laboratory that is open, and a scenario for each.
//
// An address that this build cannot open is never rewritten, and one with unknown keys stays as given until
// the reader changes something: a newer page may know more than this one.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { decode, type Refusal } from './decode.ts';
import { encode } from './encode.ts';
import type { HistoryLike } from './history.ts';
import { AddressWriter } from './history.ts';
import type { AllScenarios, Scenario, Value } from './values.ts';
import { allDefaults, paramsOf, scenarioOf, settleValue, valueIn } from './values.ts';

/** The laboratory that is open, or why the address opens none: no reason if it names nothing at all. */
type Place =
  | { readonly lab: LabId; readonly refusal: null }
  | { readonly lab: null; readonly refusal: Refusal | null };

export type State = Place & {
  readonly scenarios: AllScenarios;
  /** What could not be read in the link opened last. */
  readonly messages: readonly string[];
};

export interface SetOptions {
  /** False during a drag: the history keeps one entry for the whole drag. */
  readonly commit: boolean;
}

/** An address without a scenario: that of the front page. */
const BARE = /^#?\/?$/;

export class ScenarioStore {
  readonly #history: HistoryLike;
  readonly #writer: AddressWriter;
  readonly #listeners = new Set<() => void>();
  #state: State;
  /** The address, if it must stay as it was given. */
  #kept: string | null = null;
  #isPending = false;

  constructor(history: HistoryLike) {
    this.#history = history;
    const text = history.read();
    this.#state = this.#stateOf(text, allDefaults());
    this.#writer = new AddressWriter(history, text, (isPending) => {
      this.#isPending = isPending;
      this.#tell();
    });
    this.#rewrite();
  }

  readonly get = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the address bar still has to catch up. */
  readonly isPending = (): boolean => this.#isPending;

  /** Changes parameters of a laboratory; values are rounded and clamped as in a link. */
  set<L extends LabId>(lab: L, patch: Partial<Scenarios[L]>, options: SetOptions): void {
    this.#change(lab, this.#state.scenarios[lab], patch, options);
  }

  /** Sets one parameter whose id is known only at run time. */
  setValue(lab: LabId, id: string, value: Value, options: SetOptions): void {
    this.#change(lab, this.#state.scenarios[lab], { [id]: value }, options);
  }

  /** Sets the values given and every other parameter to its default, as a preset does. */
  open<L extends LabId>(lab: L, given: Partial<Scenarios[L]> = {}): void {
    this.#change(lab, {}, given, { commit: true });
  }

  /**
   * The canonical text of a laboratory's scenario; for an address that cannot be opened, that address;
   * otherwise empty.
   */
  text(lab: LabId | null = this.#state.lab): string {
    return lab === null ? (this.#kept ?? '') : encode(lab, this.#state.scenarios[lab]);
  }

  /** The address was changed from outside: a link was opened, or the reader went back or forward. */
  readonly follow = (): void => {
    const text = this.#history.read();
    // both popstate and hashchange report one step, and the second finds the address already rewritten
    if (text === (this.#kept ?? this.text())) {
      this.#writer.moveTo(text);
      return;
    }
    this.#replace(this.#stateOf(text, this.#state.scenarios));
    this.#writer.moveTo(text);
    this.#rewrite();
  };

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
    const changed: string[] = [];
    for (const param of paramsOf(lab)) {
      if (!Object.hasOwn(patch, param.id)) continue;
      values.set(param.id, settleValue(param, valueIn(patch, param.id)));
      changed.push(param.id);
    }
    const scenario = scenarioOf(lab, values);
    const text = encode(scenario.lab, scenario.values);
    // an address kept as given also survives a change that changes nothing
    if (this.#kept !== null && this.#state.lab === lab && text === this.text()) return;
    this.#kept = null;
    const { messages, scenarios } = this.#state;
    this.#replace({ lab, refusal: null, scenarios: withScenario(scenarios, scenario), messages });
    this.#writer.write(text, `${lab} ${changed.join(' ')}`, commit);
  }

  #stateOf(text: string, scenarios: AllScenarios): State {
    this.#kept = null;
    if (BARE.test(text)) return { lab: null, refusal: null, scenarios, messages: [] };
    const read = decode(text);
    if (read.refusal !== undefined) {
      this.#kept = text;
      return { lab: null, refusal: read.refusal, scenarios, messages: [] };
    }
    const { scenario, messages, hasUnknown } = read;
    if (hasUnknown) this.#kept = text;
    return { lab: scenario.lab, refusal: null, scenarios: withScenario(scenarios, scenario), messages };
  }

  /** Rewrites a link that could not be taken as given to what it was read as, unless it must be kept. */
  #rewrite(): void {
    if (this.#kept !== null) return;
    const text = this.text();
    if (text === this.#history.read()) return;
    try {
      this.#history.replace(text);
    } catch {
      // refused if written too often: the address then still shows what was given, but the page is right
    }
    this.#writer.moveTo(text);
  }

  #replace(state: State): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function withScenario(scenarios: AllScenarios, { lab, values }: Scenario): AllScenarios {
  return { ...scenarios, [lab]: values };
}
