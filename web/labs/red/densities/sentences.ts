// Leading sentences of the densities: mean and spread of the windows, or of the times between losses, at the scenario's
// level of the disturbance and at others.

import { aside, type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { percent, roundedToInterval, threeDigits } from '../../../bench/words/numbers.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { meanOf } from '../frontier/sentences.ts';
import { underWords } from '../levels.ts';
import { type Densities, densityOf, type LevelRuns, measureIn } from './useDensities.ts';

type KnownLevels = Pick<Densities, 'levels'>;

/** Number of levels, beside the scenario's own, for which a sentence has room. */
const OTHERS = 2;
/** A loss that follows within this time (s) counts as part of the same burst. */
const SOON = 0.4;

/** The scenario's own level, and the first of the others (the undisturbed one comes first). */
function levelsIn(densities: KnownLevels | null): { own: LevelRuns; others: readonly LevelRuns[] } | null {
  const known = (densities?.levels ?? []).filter(({ runs }) => runs.length > 0);
  const own = known.find(({ isOwn }) => isOwn);
  return own === undefined ? null : { own, others: known.filter((level) => level !== own).slice(0, OTHERS) };
}

/** "windows have 10.6 packets on average and a standard deviation of 5.2; 11.2 and 6.3 without reordering, 10.0 and 4.0 at τ = 4 ms". */
export function windowParts(densities: KnownLevels | null): Part[] | null {
  const found = levelsIn(densities);
  if (found === null) return null;
  const { own, others } = found;
  const [means, deviations] = (['cwnd_mean', 'cwnd_deviation'] as const).map((measure) =>
    alike([own, ...others].map(({ runs }) => measureIn(runs, measure))),
  );
  const [mean, ...rest] = means ?? [];
  const [deviation, ...spread] = deviations ?? [];
  return [
    plain('windows have '),
    strong(`${mean} packets`),
    plain(' on average and a standard deviation of '),
    strong(`${deviation}`),
    ...others.map(({ look }, i) => {
      const words = `${rest[i]} and ${spread[i]} ${underWords(look)}`;
      return i === 0 ? plain(`; ${words}`) : aside(`, ${words}`);
    }),
  ];
}

/** Estimates with as many digits as the widest interval allows, since they are read beside each other. */
function alike(found: readonly Estimate[]): string[] {
  const ci95 = Math.max(...found.map((each) => each.ci95 ?? 0.1));
  return found.map((each) => meanOf({ ...each, ci95 }));
}

/**
 * "losses of a flow are 1.9 s apart on average, 1.3 s without reordering; 35% follow within 0.4 s (at random 19%)". The
 * last share tells bursts from chance, which a standard deviation would not.
 */
export function intervalParts(densities: KnownLevels | null): Part[] | null {
  const found = levelsIn(densities);
  if (found === null) return null;
  const { own, others } = found;
  const mean = measureIn(own.runs, 'loss_interval_mean');
  if (!(mean.mean > 0))
    return [plain('a flow has '), strong('too few losses'), plain(' to tell the time between them')];
  const [other] = others;
  const beside = other && measureIn(other.runs, 'loss_interval_mean');
  const isKnown = other !== undefined && beside !== undefined && beside.mean > 0;
  return [
    plain('losses of a flow are '),
    strong(`${meanTimeText(mean)} s`),
    plain(` apart on average${isKnown ? `, ${meanTimeText(beside)} s ${underWords(other.look)}` : ''}; `),
    strong(whole(soonOf(own))),
    plain(` follow within ${SOON} s (at random ${whole(1 - Math.exp(-SOON / mean.mean))})`),
  ];
}

/** A mean time (s), rounded as in the label of the exponential density. */
export function meanTimeText({ mean }: Estimate): string {
  return mean < 0.5 ? threeDigits(Number(mean.toPrecision(2))) : roundedToInterval(mean, 0.1);
}

/** A share in whole percent, as it is counted from a few hundred times. */
function whole(share: number): string {
  return `${Math.round(100 * share)}%`;
}

function soonOf({ runs }: LevelRuns): number {
  const bins = Math.round(SOON / (runs[0]?.intervalBin ?? SOON));
  return 1 - densityOf(runs, ({ intervals }) => intervals, bins).beyond;
}

/**
 * How much of the densities lies beyond the axis, where that is more than the share that the axis leaves out on
 * purpose.
 */
export function beyondWords(
  densities: readonly { readonly level: Pick<LevelRuns, 'look'>; readonly beyond: number }[],
  end: number,
  leftOut: number,
): string {
  const said = densities
    .filter(({ beyond }) => beyond > leftOut)
    .map(({ level, beyond }) => `${percent(beyond)} ${underWords(level.look)}`);
  return said.length === 0 ? '' : `Longer than ${threeDigits(end)} s, and not shown: ${said.join(', ')}.`;
}
