// The page's only state that is shared: the laboratory that is open, and a scenario for each.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { decode } from './decode.ts';
import { encode } from './encode.ts';
import type { HistoryLike } from './history.ts';
import { AddressWriter } from './history.ts';
import type { Scenario, Value } from './values.ts';
import { defaultsOf, paramsOf, scenarioOf, settleValue, valueIn } from './values.ts';

export interface State {
  readonly lab: LabId;
  readonly scenarios: Readonly<{ [L in LabId]: Readonly<Scenarios[L]> }>;
  /** What could not be read in the link that was opened last. */
  readonly messages: readonly string[];
}

export interface SetOptions {
  /** False while a slider is dragged: the history keeps one entry for the whole drag. */
  readonly commit: boolean;
}

export class ScenarioStore {
  readonly #history: HistoryLike;
  readonly #writer: AddressWriter;
  readonly #listeners = new Set<() => void>();
  #state: State;
  #isPending = false;

  constructor(history: HistoryLike) {
    this.#history = history;
    this.#state = {
      lab: 'alf',
      scenarios: { alf: defaultsOf('alf'), metrics: defaultsOf('metrics') },
      messages: [],
    };
    this.#state = this.#stateOf(history.read());
    this.#writer = new AddressWriter(history, history.read(), (isPending) => {
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

  /** Whether the address bar still has to follow. */
  readonly isPending = (): boolean => this.#isPending;

  /** Changes parameters of a laboratory; values are rounded and clamped as in a link. */
  set<L extends LabId>(lab: L, patch: Partial<Scenarios[L]>, options: SetOptions): void {
    this.#change(lab, this.#state.scenarios[lab], patch, options);
  }

  /** Sets one parameter that is known by its id at run time only. */
  setValue(lab: LabId, id: string, value: Value, options: SetOptions): void {
    this.#change(lab, this.#state.scenarios[lab], { [id]: value }, options);
  }

  /** Sets the values given and every other parameter to its default, as a preset does. */
  open<L extends LabId>(lab: L, given: Partial<Scenarios[L]> = {}): void {
    this.#change(lab, {}, given, { commit: true });
  }

  /** The canonical text of a laboratory's scenario. */
  text(lab: LabId = this.#state.lab): string {
    return encode(lab, this.#state.scenarios[lab]);
  }

  /** The address changed under us: a link was opened, or the reader stepped back or forward. */
  readonly follow = (): void => {
    const text = this.#history.read();
    // both popstate and hashchange tell of one step, and the second finds the address rewritten
    if (text === this.text()) {
      this.#writer.moveTo(text);
      return;
    }
    this.#replace(this.#stateOf(text));
    this.#writer.moveTo(text);
    this.#rewrite();
  };

  /** The notice was read. */
  dismiss(): void {
    this.#replace({ ...this.#state, messages: [] });
  }

  /** What is on its way to the address bar is written now. */
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
    this.#replace({ ...this.#state, lab, scenarios: withScenario(this.#state.scenarios, scenario) });
    this.#writer.write(encode(scenario.lab, scenario.values), `${lab} ${changed.join(' ')}`, commit);
  }

  #stateOf(text: string): State {
    const { scenario, messages } = decode(text);
    return {
      lab: scenario.lab,
      scenarios: withScenario(this.#state.scenarios, scenario),
      messages,
    };
  }

  /** A link that could not be taken as it was given is rewritten as what it was read as. */
  #rewrite(): void {
    const text = this.text();
    if (text === this.#history.read()) return;
    try {
      this.#history.replace(text);
    } catch {
      // refused when written too often: the address then says what was given, and the page is right
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

function withScenario(scenarios: State['scenarios'], { lab, values }: Scenario): State['scenarios'] {
  return { ...scenarios, [lab]: values };
}
