// Words of the leading sentences of the jitter path.

import { type Part, phrase, plain, strong } from '../../../bench/lead/parts.ts';
import { fourDigits } from '../../../bench/words/counts.ts';
import { percent, threeDigits } from '../../../bench/words/numbers.ts';
import { valueAt } from '../../../charts/curve/series.ts';
import { type CurveMeasure, SYMBOLS, type Values } from './curves.ts';
import { type LawId, nameOf } from './laws.ts';
import { meanWithInterval } from './meanWithInterval.ts';
import type { Densities, LawDensity } from './useDensities.ts';

/** Shares of at least this part of the highest one belong to the peak, which is wide in a flat density. */
const NEAR_PEAK = 0.95;

interface Axis {
  readonly scale: 'linear' | 'log';
  /** End of the curves, ms. */
  readonly end: number;
}

/** The scenario's own law; undefined until it has come. */
function ownOf({ laws }: Pick<Densities, 'laws'>, law: LawId): LawDensity | undefined {
  return laws.find((each) => each.law === law);
}

const still: Part[] = [
  phrase('no packet is reordered'),
  plain(': raise the jitter, and packets overtake each other'),
];

/**
 * "the density peaks at D = 0 (4.9%; uniform 3.5%, exponential 10%)", with those other laws whose peaks are lowest and
 * highest.
 */
export function peakParts({ laws }: Pick<Densities, 'laws'>, law: LawId): Part[] {
  const own = ownOf({ laws }, law);
  if (own === undefined) return [];
  const peakOf = ({ rd }: LawDensity) => Math.max(...rd);
  const peak = peakOf(own);
  const near = Array.from(own.rd, (share, i) =>
    share >= NEAR_PEAK * peak ? [i - own.threshold] : [],
  ).flat();
  const [from = 0, to = 0] = [near[0], near.at(-1)];
  const where = from === to ? `at D = ${signed(from)}` : `between D = ${signed(from)} and ${signed(to)}`;
  const others = laws.filter((each) => each !== own).sort((a, b) => peakOf(a) - peakOf(b));
  const said = [...new Set([others[0], others.at(-1)])].flatMap((each) =>
    each === undefined ? [] : [`${shortOf(each.law)} ${percent(peakOf(each))}`],
  );
  const beside = said.length === 0 ? '' : `; ${said.join(', ')}`;
  return [plain(`the density peaks ${where} (`), strong(percent(peak)), plain(`${beside})`)];
}

/**
 * "38% of the packets come late, and one in 1,000 by 66 places or more; with normal delays 45% and 31, with uniform 46%
 * and 17": the late end of each law's density.
 */
export function tailParts(densities: Densities, law: LawId): Part[] | null {
  const own = ownOf(densities, law);
  if (own === undefined) return null;
  if (own.point.reordered === 0) return still;
  const lateOf = ({ rd, threshold }: LawDensity) =>
    percent(rd.subarray(threshold + 1).reduce((sum, share) => sum + share, 0));
  const farOf = ({ point }: LawDensity) => threeDigits(point.late);
  const others = densities.laws.filter((each) => each !== own);
  const said = others.map(
    (each, i) => `with ${shortOf(each.law)}${i === 0 ? ' delays' : ''} ${lateOf(each)} and ${farOf(each)}`,
  );
  return [
    strong(lateOf(own)),
    plain(' of the packets come late (D > 0), and one in 1,000 by '),
    strong(`${farOf(own)} places`),
    plain(` or more${said.length === 0 ? '' : `; ${said.join(', ')}`}`),
  ];
}

const WORDS = {
  md: 'a packet is on average (MD) ',
  entropy: 'the entropy Er is ',
} as const satisfies Record<CurveMeasure, string>;

/**
 * "a packet is on average (MD) 6.53 ± 0.02 places from its own, and 13.1 at 2 ms, twice the jitter"; "the entropy Er is
 * 3.28 nats; at 1.717 ms, twice the jitter, it is 0.69 more (ln 2 = 0.69)". Along a logarithmic axis it is ten times
 * the jitter; where the curve ends before that, half of it or a tenth.
 */
export function growthParts(
  measure: CurveMeasure,
  densities: Densities,
  curve: Values | undefined,
  { scale, end }: Axis,
): Part[] | null {
  const own = curve && ownOf(densities, curve.law);
  if (own === undefined || curve === undefined) return null;
  if (own.point.reordered === 0) return still;
  const step = scale === 'log' ? 10 : 2;
  const isUp = step * densities.jitter <= end;
  const jitter = isUp ? step * densities.jitter : densities.jitter / step;
  const there = valueAt(curve, jitter);
  if (Number.isNaN(there)) return null;
  const here = own.point[measure];
  const far = `${fourDigits(jitter)} ms, ${isUp ? (step === 2 ? 'twice' : 'ten times') : step === 2 ? 'half' : 'a tenth of'} the jitter`;
  const value = [plain(WORDS[measure]), strong(meanWithInterval(here, own.halves[measure]))];
  if (measure === 'md')
    return [...value, plain(' places from its own, and '), strong(threeDigits(there)), plain(` at ${far}`)];
  const line = Math.log(step).toFixed(2);
  return [
    ...value,
    plain(` ${SYMBOLS.entropy.unit}; at ${far}, it is `),
    strong(Math.abs(there - here).toFixed(2)),
    plain(` ${there > here ? 'more' : 'less'} (ln ${step} = ${line})`),
  ];
}

/** Name of a law after another law's name. */
function shortOf(law: LawId): string {
  return nameOf(law).replace(/^netem's (.*) table$/, '$1');
}

function signed(place: number): string {
  return `${place}`.replace('-', '−');
}
