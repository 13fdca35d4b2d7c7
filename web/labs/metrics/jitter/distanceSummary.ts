// The errors of the closed forms against the simulation, in a sentence made from the curves.

import { signedPercent } from '../../../bench/words/counts.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import { nearestSample } from '../../../charts/curve/series.ts';
import { type CurveMeasure, distance } from './curves.ts';
import type { LawCurve } from './lawCurve.ts';
import { nameOf } from './laws.ts';
import { thresholdWords } from './summaries.ts';
import type { ClosedForm, ClosedForms } from './useClosedForms.ts';

/** Jitters at which the errors are told, ms. */
const STATIONS = [0.5, 1, 2];

/** An error that grows by less than this is noise. */
const NOISE = 0.005;

interface Station {
  readonly jitter: number;
  readonly away: number;
}

export function distanceSummary(
  measure: CurveMeasure,
  curves: readonly LawCurve[] | null,
  forms: Pick<ClosedForms, 'of'> | null,
): string {
  if (curves === null || forms === null) return 'The simulation is under way.';
  const laws = curves.flatMap((curve) => {
    const form = forms.of.get(curve.law);
    if (form === undefined) return [];
    return [{ law: curve.law, stations: stationsOf(measure, curve, form), end: endOf(measure, curve, form) }];
  });
  if (laws.length === 0) return 'None of the laws shown has a formula.';
  const said = laws.filter(({ stations }) => stations.length > 0);
  if (said.length === 0)
    return `The formulas hold above one packet spacing, here not up to ${STATIONS.at(-1)} ms: raise the jitter or the rate.${thresholdWords(curves)}`;
  const words = said.map(({ law, stations }) => {
    const list = stations.map(({ jitter, away }) => `${signedPercent(away)} at ${threeDigits(jitter)} ms`);
    return `${nameOf(law)} ${list.join(', ')}`;
  });
  const isShorter = said.every(({ stations }) => isShrinking(stations));
  const grown = said.filter(({ stations, end }) => end !== null && isGrown(stations, end));
  const until = grown.length > 0 ? `, up to ${STATIONS.at(-1)} ms` : '';
  const start = isShorter
    ? `The error shrinks as the jitter grows${until}`
    : 'The simulation differs from the formula';
  return `${start}: ${words.join('; ')}.${growth(grown, isShorter)}${thresholdWords(curves)}`;
}

/** Errors at the samples nearest to the stations, without those where the form does not hold yet. */
function stationsOf(measure: CurveMeasure, curve: LawCurve, form: ClosedForm): Station[] {
  // while the curve is coarse, two stations may share a sample
  const places = new Set(STATIONS.map((wanted) => nearestSample(curve.jitters, wanted)));
  return [...places].flatMap((at) => {
    const jitter = curve.jitters[at];
    const value = curve[measure][at]?.mean;
    if (jitter === undefined || value === undefined) return [];
    const away = distance(measure, form, jitter, value);
    return Number.isFinite(away) ? [{ jitter, away }] : [];
  });
}

/** The last sample whose error is known. */
function endOf(measure: CurveMeasure, curve: LawCurve, form: ClosedForm): Station | null {
  for (let at = curve.jitters.length - 1; at >= 0; at -= 1) {
    const jitter = curve.jitters[at] ?? Number.NaN;
    const away = distance(measure, form, jitter, curve[measure][at]?.mean ?? Number.NaN);
    if (Number.isFinite(away)) return { jitter, away };
  }
  return null;
}

/** Whether the error grows again beyond the last station, for example where the threshold leaves packets out. */
function isGrown(stations: readonly Station[], end: Station): boolean {
  const last = stations.at(-1);
  return last !== undefined && end.jitter > last.jitter && Math.abs(end.away) > Math.abs(last.away) + NOISE;
}

function growth(grown: readonly { law: LawCurve['law']; end: Station | null }[], isShorter: boolean): string {
  if (grown.length === 0) return '';
  const ends = grown.map(
    ({ law, end }) =>
      `${nameOf(law)} ${signedPercent(end?.away ?? Number.NaN)} at ${threeDigits(end?.jitter ?? Number.NaN)} ms`,
  );
  return ` ${isShorter ? 'Then it grows again' : 'The difference grows further'}: ${ends.join('; ')}.`;
}

/** Whether the errors shrink from station to station; a single one shows no trend. */
function isShrinking(stations: readonly Station[]): boolean {
  return (
    stations.length > 1 &&
    stations.every(({ away }, i) => i === 0 || Math.abs(away) < Math.abs(stations[i - 1]?.away ?? 0))
  );
}
