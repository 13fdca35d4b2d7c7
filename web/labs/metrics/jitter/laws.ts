// The delay laws of the figures: which are shown, and their looks.

import { SETS } from '#pkg/metrics.rd.heads.ts';
import type { MetricsScenario } from '#pkg/params.ts';
import { LAW_LOOKS, type LawLook as Look } from '../../../bench/results/laws.ts';
import { paramsOf } from '../../../scenario/values.ts';

export type LawId = MetricsScenario['law'];

interface LawLook extends Look {
  readonly id: LawId;
  readonly label: string;
}

/** The chosen set of laws, and the scenario's own law, which the measures are of. */
export function shownLaws({ laws, law }: Pick<MetricsScenario, 'laws' | 'law'>): LawId[] {
  const set: readonly LawId[] = SETS[laws];
  return set.includes(law) ? [...set] : [...set, law];
}

export function lookOf(law: LawId): LawLook {
  return { id: law, label: nameOf(law), ...LAW_LOOKS[law] };
}

/** A law's name in the middle of a sentence. */
export function nameOf(law: LawId): string {
  const param = paramsOf('metrics').find(({ id }) => id === 'law');
  const options = param?.values.kind === 'choice' ? param.values.options : [];
  const name = options.find(({ id }) => id === law)?.name ?? law;
  return name.startsWith('netem') ? name : name.toLowerCase();
}
