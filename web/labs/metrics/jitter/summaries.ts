// What the curves say, in sentences made from their data.

import { brief, signedPercent } from '../../../bench/words/counts.ts';
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
  const laws = densities.laws.map(({ law, point }) => {
    const form = forms?.of.get(law);
    const away = form === undefined ? Number.NaN : distance(measure, form, densities.jitter, point[measure]);
    const words = Number.isNaN(away) ? '' : `, ${signedPercent(away)} from its closed form`;
    return `${nameOf(law)} ${brief(point[measure])} ${unit}${words}`;
  });
  return `${symbol} at a jitter of ${densities.jitter} ms: ${laws.join('; ')}.${cut(curves)}`;
}

/** The same in a line: how far the simulation is from the closed forms at the scenario's jitter. */
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
  return apart.length === 0
    ? undefined
    : `At ${brief(densities.jitter)} ms the simulation is ${apart.join(', ')} from the closed form.`;
}

/** From which jitter on the threshold takes packets away. */
export function cut(curves: Curves): string {
  const starts = (curves ?? []).flatMap(({ law, jitters, beyond }) => {
    const at = beyond.findIndex((packets) => packets > 0);
    const jitter = jitters[at];
    return jitter === undefined ? [] : [`${nameOf(law)} ${brief(jitter)} ms`];
  });
  return starts.length === 0
    ? ''
    : ` Some packets are displaced beyond DT, and left out, from these jitters on: ${starts.join(', ')}.`;
}
