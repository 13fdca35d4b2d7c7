// The sentences under the figure of reorder densities.

import type { MetricsScenario } from '#pkg/params.ts';
import { fourDigits } from '../../../bench/words/counts.ts';
import { percent, threeDigits } from '../../../bench/words/numbers.ts';
import { nameOf } from './laws.ts';
import type { Densities } from './useDensities.ts';

const IN_PLACE = 'Every packet arrives in its place: raise the jitter to see them overtake each other.';

type Cutting = Pick<MetricsScenario, 'dt' | 'n'>;

/** Least number of packets for the 99.9% quantile: with fewer, the words give the latest packet. */
const THOUSAND = 1000;

/**
 * Shares beyond the threshold, which count as lost, if they can be seen in the figure; the tail then ends at the
 * threshold.
 */
function cutOf({ laws }: Densities, { dt, n }: Cutting): string | undefined {
  if (laws.every(({ point }) => point.beyond / n < 0.0005)) return undefined;
  const lost = laws.map(({ law, point }) => `${percent(point.beyond / n)} (${nameOf(law)})`);
  return `Displaced beyond DT = ${dt}, and counted as lost: ${lost.join(', ')}.`;
}

/** The caption: the tail of the densities, which a reordering buffer has to hold. */
export function rdCaption(densities: Densities | null, scenario: Cutting): string | undefined {
  if (densities === null) return undefined;
  if (densities.laws.every(({ point }) => point.reordered === 0)) return IN_PLACE;
  const tails = densities.laws.map(({ law, point }) => `${Math.round(point.late)} (${nameOf(law)})`);
  return (
    cutOf(densities, scenario) ??
    `${scenario.n < THOUSAND ? `Latest of ${scenario.n} packets, by` : '99.9% are late by at most'} ${tails.map((tail, i) => (i === 0 ? tail.replace(' (', ' places (') : tail)).join(', ')}.`
  );
}

export function rdSummary(densities: Densities | null, scenario: Cutting): string {
  if (densities === null) return 'The simulation is under way.';
  const { n } = scenario;
  const cut = cutOf(densities, scenario);
  const laws = densities.laws.map(({ law, point }) => {
    const tail =
      cut === undefined
        ? `, ${n < THOUSAND ? `the latest of ${n} packets by` : '99.9% late by at most'} ${Math.round(point.late)} places`
        : '';
    return `${nameOf(law)} MD ${threeDigits(point.md)} packets, Er ${threeDigits(point.entropy)} nats${tail}`;
  });
  const peak =
    ' The peak at 0 comes from the threshold: after packets that count as lost the receive index jumps to the next number that has arrived, often that of the packet itself.';
  return `At a jitter of ${fourDigits(densities.jitter)} ms: ${laws.join('; ')}.${cut === undefined ? '' : ` ${cut}${peak}`}`;
}
