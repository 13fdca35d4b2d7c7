// The closed forms of the laws, from the model.

import type { MetricsScenario } from '#pkg/params.ts';
import type { Call } from '../../../sim/calls.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useJob } from '../../../sim-react/useJob.ts';
import { type LawId, shownLaws } from './laws.ts';
import { textWithout } from './texts.ts';

export interface ClosedForm {
  /** MD tends to this at a jitter, packets. */
  readonly md: (jitter: number) => number;
  /** Er tends to this, nats; meaningless where it is negative. */
  readonly entropy: (jitter: number) => number;
}

export interface ClosedForms {
  /** Time between two packets, ms. */
  readonly spacing: number;
  readonly of: ReadonlyMap<LawId, ClosedForm>;
}

type FormCall = Call<'metrics_spacing' | 'metrics_closed_form'>;

export function useClosedForms(scenario: Readonly<MetricsScenario>): ClosedForms | null {
  const laws = shownLaws(scenario);
  const text = textWithout(scenario, ['law', 'jitter', 'runs', 'seed', 'dt', 'n', 'd']);
  return useJob(`closed forms ${laws} ${text}`, () => ({
    priority: PRIORITY.now,
    calls: [
      { fn: 'metrics_spacing', args: [text] },
      ...laws.map((law): FormCall => ({ fn: 'metrics_closed_form', args: [law] })),
    ] satisfies FormCall[],
    start: () => ({ spacing: null as number | null, forms: new Map<LawId, readonly [number, number]>() }),
    add: (gathered, result, index) => {
      if (typeof result === 'number') {
        gathered.spacing = result;
        return;
      }
      const law = laws[index - 1];
      const [slope, offset] = result;
      if (law !== undefined && slope !== undefined && offset !== undefined) {
        gathered.forms.set(law, [slope, offset]);
      }
    },
    show: ({ spacing, forms }) => (spacing === null ? null : formsOf(spacing, forms)),
  })).result;
}

function formsOf(spacing: number, forms: ReadonlyMap<LawId, readonly [number, number]>): ClosedForms {
  const of = new Map(
    [...forms].map(([law, [slope, offset]]) => [
      law,
      {
        md: (jitter: number) => (slope * jitter) / spacing,
        entropy: (jitter: number) => Math.log(jitter / spacing) + offset,
      },
    ]),
  );
  return { spacing, of };
}
