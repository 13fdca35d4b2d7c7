// Summaries of the curves, made from their data.

import { fourDigits, signedPercent } from '../../../bench/words/counts.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import { type CurveMeasure, distance, SYMBOLS } from './curves.ts';
import type { LawCurve } from './lawCurve.ts';
import { nameOf } from './laws.ts';
import type { ClosedForms } from './useClosedForms.ts';
import type { Densities } from './useDensities.ts';

type Curves = readonly LawCurve[] | null;

export function curveSummary(
  measure: CurveMeasure,
  densities: Densities | null,
  curves: Curves,
  forms: ClosedForms | null,
): string {
  if (densities === null) return 'The simulation is under way.';
  const { symbol, unit } = SYMBOLS[measure];
  if (densities.laws.every(({ point }) => point.reordered === 0))
    return `${symbol} at a jitter of ${fourDigits(densities.jitter)} ms is 0: no packet is reordered. Raise the jitter.${thresholdWords(curves)}`;
  const laws = densities.laws.map(({ law, point }) => {
    const form = forms?.of.get(law);
    const away = form === undefined ? Number.NaN : distance(measure, form, densities.jitter, point[measure]);
    const words = Number.isNaN(away) ? '' : `, ${signedPercent(away)} from its formula`;
    return `${nameOf(law)} ${threeDigits(point[measure])} ${unit}${words}`;
  });
  return `${symbol} at a jitter of ${fourDigits(densities.jitter)} ms: ${laws.join('; ')}.${thresholdWords(curves)}`;
}

/** The caption: the error of the formulas at the scenario's jitter. */
export function curveCaption(
  measure: CurveMeasure,
  densities: Densities | null,
  forms: ClosedForms | null,
): string | undefined {
  if (densities === null || forms === null) return undefined;
  const apart = densities.laws.flatMap(({ law, point }) => {
    const form = forms.of.get(law);
    const away = form === undefined ? Number.NaN : distance(measure, form, densities.jitter, point[measure]);
    return Number.isFinite(away) ? [`${signedPercent(away)} (${nameOf(law)})`] : [];
  });
  if (apart.length === 0) return undefined;
  // the formula counts packets that the threshold leaves out
  return densities.laws.some(({ point }) => point.beyond > 0)
    ? `Off the formula at ${fourDigits(densities.jitter)} ms: ${apart.join(', ')}; DT leaves packets out.`
    : `At ${fourDigits(densities.jitter)} ms the simulation differs from the formula by ${apart.join(', ')}.`;
}

/** The jitters above which the threshold leaves packets out. */
export function thresholdWords(curves: Curves): string {
  const starts = (curves ?? []).flatMap(({ law, jitters, beyond }) => {
    const at = beyond.findIndex((packets) => packets > 0);
    const jitter = jitters[at];
    return jitter === undefined ? [] : [`${nameOf(law)} ${threeDigits(jitter)} ms`];
  });
  return starts.length === 0
    ? ''
    : ` Above these jitters some packets move further than DT and are not counted: ${starts.join(', ')}.`;
}
