// The closed forms of the laws, from the model.

import type { MetricsScenario } from '#pkg/params.ts';
import { useRuns } from '../../../bench/results/useRuns.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { textWithout } from '../shared/texts.ts';
import { type LawId, shownLaws } from './laws.ts';

export interface ClosedForm {
  /** The value that MD tends to at a jitter (ms), packets. */
  readonly md: (jitter: number) => number;
  /** The value that Er tends to at a jitter (ms), nats; not valid where it is negative. */
  readonly entropy: (jitter: number) => number;
}

export interface ClosedForms {
  /** Time between two packets, ms. */
  readonly spacing: number;
  readonly of: ReadonlyMap<LawId, ClosedForm>;
}

type FormFunction = 'metrics_spacing' | 'metrics_closed_form';

/** Stands for a law in the list of calls: the call for the packet spacing, which all closed forms share. */
const SPACING = '';

export function useClosedForms(scenario: Readonly<MetricsScenario>): ClosedForms | null {
  const laws = shownLaws(scenario);
  const text = textWithout(scenario, ['law', 'jitter', 'runs', 'seed', 'dt', 'n', 'd']);
  return useRuns<FormFunction, ClosedForms>(`closed forms ${laws} ${text}`, () => ({
    priority: PRIORITY.now,
    scenarios: [SPACING, ...laws],
    runs: 1,
    call: (law) =>
      law === SPACING ? { fn: 'metrics_spacing', args: [text] } : { fn: 'metrics_closed_form', args: [law] },
    show: ([given = [], ...forms]) => {
      const [spacing] = given;
      if (typeof spacing !== 'number') return null;
      return { spacing, of: new Map(laws.flatMap((law, i) => formOf(law, spacing, forms[i]?.[0]))) };
    },
  })).result;
}

/** The closed form from the model's slope and offset; empty for a law without one. */
function formOf(law: LawId, spacing: number, form: number | Float64Array = 0): [LawId, ClosedForm][] {
  if (typeof form === 'number') return [];
  const [slope, offset] = form;
  if (slope === undefined || offset === undefined) return [];
  const md = (jitter: number) => slope * (jitter / spacing);
  const entropy = (jitter: number) => Math.log(jitter / spacing) + offset;
  return [[law, { md, entropy }]];
}
