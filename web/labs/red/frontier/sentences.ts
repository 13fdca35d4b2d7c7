// Sentences about the frontiers, made from their data.

import type { RedScenario } from '#pkg/params.ts';
import { milliseconds, roundedToInterval, threeDigits, withHalf } from '../../../bench/words/numbers.ts';
import { timeScale } from '../../../bench/words/times.ts';
import { median } from '../../../charts/scales/median.ts';
import { capital } from '../../../notation/capital.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { type LevelLook, underWords } from '../levels.ts';
import { settingWords } from '../setting.ts';
import { type Frontier, type FrontierPoint, linkShare } from './lines.ts';
import { outcomesOf, savingOf } from './saving.ts';

/** "3.1 ± 0.4 ms". */
export function meanWithUnit({ mean, ci95 }: Estimate, unit: string): string {
  return `${ci95 === null ? roundedToInterval(mean, mean) : withHalf(mean, ci95)} ${unit}`;
}

/** A mean, with the digits that its interval allows. */
export function meanOf({ mean, ci95 }: Estimate): string {
  return Number.isFinite(mean) ? roundedToInterval(mean, ci95 ?? 0.1) : 'not known';
}

/** How wide the 95% intervals are: the median half-width over the points. */
export function intervalWords(frontiers: readonly Frontier[], runs: number): string {
  if (runs === 1) return 'One run for each point: no confidence intervals.';
  const half = (measure: 'queue_delay' | 'utilization') =>
    median(
      frontiers
        .flatMap(({ points }) => points.map((point) => point.estimate(measure).ci95 ?? Number.NaN))
        .filter((ci95) => !Number.isNaN(ci95)),
    );
  const delay = half('queue_delay');
  const share = half('utilization');
  if (delay === undefined || share === undefined) return '';
  const across = threeDigits(Number((100 * share).toPrecision(2)));
  return `Typical 95% interval: ±${threeDigits(Number(delay.toPrecision(2)))} ms of queueing delay, ±${across} ${across === '1' ? 'point' : 'points'} of link utilization.`;
}

/** The figure's summary: each level at the middle of its settings, against the undisturbed network. */
export function frontierSummary(frontiers: readonly Frontier[], runs: number): string {
  const base = frontiers.find(({ isBase }) => isBase);
  if (base === undefined || base.points.length < 2) return 'The simulation is under way.';
  const said = frontiers.flatMap((line) => {
    const point = line.points[line.points.length >> 1];
    if (line.isBase || point === undefined) return [];
    return [`${line.look.label}: ${savedWords(line, point, base, runs)}`];
  });
  const ends = [base.points[0], base.points.at(-1)].flatMap((point) => (point ? [endWords(point)] : []));
  const compared = said.length === 0 ? '' : ` At the same link utilization, ${said.join('; ')}.`;
  return `${capital(base.look.label)}: the mean queueing delay goes from ${ends.join(' to ')} of the link.${compared}`;
}

function endWords(point: FrontierPoint): string {
  return `${milliseconds(point.estimate('queue_delay').mean)} at ${linkShare(point.estimate('utilization').mean)}`;
}

function savedWords(line: Frontier, point: FrontierPoint, base: Frontier, runs: number): string {
  const saving = savingOf(outcomesOf(point, runs), base.points);
  if (saving === null) return 'not known yet';
  if (saving === 'beyond') {
    return `${linkShare(point.estimate('utilization').mean)} at ${settingWords(line.isDropTail)} ${point.setting}, outside the curve that it is compared with`;
  }
  const { saved } = saving;
  if (isEven(saved)) return `no difference that ${runs} runs can show`;
  const [unit, by] = timeScale(Math.max(saving.baseDelay, saving.delay));
  const size = { mean: Math.abs(saved.mean) / by, ci95: saved.ci95 === null ? null : saved.ci95 / by };
  return `${meanWithUnit(size, unit)} ${saved.mean > 0 ? 'saved' : 'longer'} at ${linkShare(saving.utilization)}`;
}

/** Whether the interval holds zero, or the difference (ms) is negligible. */
export function isEven({ mean, ci95 }: Estimate): boolean {
  return Math.abs(mean) <= (ci95 ?? 0) || Math.abs(mean) < 0.05;
}

/** "without it", "without them", "with RED". */
export function againstWords(
  look: Pick<LevelLook, 'label'>,
  { tau, ps }: Pick<RedScenario, 'tau' | 'ps'>,
): string {
  if (!look.label.startsWith('no ')) return underWords(look);
  return tau > 0 && ps > 0 ? 'without them' : 'without it';
}
