// Leading sentence of the gain curves: of a family, the largest gain at each value and how far it reaches; along one
// parameter, the gain at its ends; beside the analysis, where simulation and formula part.

import type { AlfScenario } from '#pkg/params.ts';
import { type Part, phrase, plain, strong } from '../../../bench/lead/parts.ts';
import { type ParameterAxis, symbolOf } from '../../../bench/results/parameterAxis.ts';
import { percent, wholePercent } from '../../../bench/words/numbers.ts';
import { valueAt } from '../../../charts/curve/series.ts';
import { valueWithoutUnit } from '../../../controls/valueWords.ts';
import type { GainLine } from '../gains/gains.ts';
import type { Bound } from '../gains/useAnalytical.ts';
import { gainWordsOf } from '../lead/gainWords.ts';
import { whatToRaise } from '../lead/sentence.ts';
import { lastUseful, USELESS } from './curveSummary.ts';

type Axis = Pick<ParameterAxis, 'spec' | 'id' | 'param'>;
type Curve = Pick<GainLine, 'member' | 'x' | 'y'>;

interface GainCurves {
  readonly axis: Axis;
  /** The parameter whose values make the family; null without a family. */
  readonly up: Axis | null;
  readonly lines: readonly Curve[];
  readonly bound: Pick<Bound, 'x' | 'y'> | null;
}

type Terms = Pick<AlfScenario, 'l' | 'lose' | 'w' | 'g'>;

/** Percentages without decimals, as few runs do not give a tenth; one decimal below 10%. */
const share = (value: number) => (Math.abs(value) < 0.1 ? percent : wholePercent)(value);

/** The leading sentence; null until a point of each curve that it names is known. */
export function alongParts({ axis, up, lines, bound }: GainCurves, scenario: Readonly<Terms>): Part[] | null {
  const own = lines.find(({ member }) => member.isOwn);
  if (own === undefined || own.x.length === 0) return null;
  const raise = whatToRaise(scenario, up === null ? [axis.id] : [axis.id, up.id]);
  if (raise !== null) return [phrase('nothing is saved'), plain(` (${raise.replace(/\.$/, '')})`)];
  if (up !== null) return familyParts(lines, axis, up, scenario);
  if (bound !== null && bound.x.length > 0) return boundParts(own, bound, axis);
  return endParts(own, axis, scenario);
}

/**
 * "a transfer that ignores order ends up to 24% sooner at W = 8 (5% or more up to Ta = 60 ms), 33% at 32 (20 ms) and
 * 11% at 64 (12 ms)": the first and the last value of the family, and the scenario's own.
 */
function familyParts(lines: readonly Curve[], axis: Axis, up: Axis, scenario: Terms): Part[] | null {
  const said = lines.filter(({ member }, i) => i === 0 || i === lines.length - 1 || member.isOwn);
  if (said.some(({ x }) => x.length === 0)) return null;
  let isTold = false;
  const each = said.map(({ member, x, y }, i): Part[] => {
    const last = lastUseful(y);
    const far = last < 0 ? '' : valueWithoutUnit(axis.param, x[last] ?? 0);
    const reach = isTold ? far : `${percent(USELESS)} or more up to ${symbolOf(axis)} = ${far}`;
    if (far !== '') isTold = true;
    const value = valueWithoutUnit(up.param, member.value ?? 0);
    const joint = i === 0 ? '' : i === said.length - 1 ? ' and ' : ', ';
    return [
      plain(joint),
      strong(share(Math.max(...y))),
      plain(`${i === 0 ? ` sooner at ${symbolOf(up)} =` : ' at'} ${value}${far === '' ? '' : ` (${reach})`}`),
    ];
  });
  return [plain(`${gainWordsOf(scenario).finishes} up to `), ...each.flat()];
}

/**
 * "a transfer that ignores order ends 33% sooner at S = 1 and 0.1% at S = 64", with the largest gain where it is at
 * neither end.
 */
function endParts({ x, y }: Curve, axis: Axis, scenario: Terms): Part[] {
  const at = (i: number) => `${symbolOf(axis)} = ${valueWithoutUnit(axis.param, x[i] ?? 0)}`;
  const last = y.length - 1;
  let best = 0;
  for (let i = 1; i <= last; i += 1) if ((y[i] ?? 0) > (y[best] ?? 0)) best = i;
  const isInside =
    best > 0 && best < last && (y[best] ?? 0) > Math.max(y[0] ?? 0, y[last] ?? 0) + USELESS / 5;
  const said = isInside ? [0, best, last] : [...new Set([0, last])];
  return [
    plain(`${gainWordsOf(scenario).finishes} `),
    ...said.flatMap((i, n) => [
      plain(n === 0 ? '' : n === said.length - 1 ? ' and ' : ', '),
      strong(share(y[i] ?? 0)),
      plain(`${n === 0 ? ' sooner' : ''} at ${at(i)}`),
    ]),
  ];
}

/** "less than 5% of the time is saved from Ta = 21 ms on, where the formula for blocking times, Gb, still says 49%". */
function boundParts({ x, y }: Curve, bound: Pick<Bound, 'x' | 'y'>, axis: Axis): Part[] {
  const end = lastUseful(y) + 1;
  const from = end < y.length ? end : y.length - 1;
  const place = x[from] ?? 0;
  const of = share(valueAt(bound, place));
  const where = `${symbolOf(axis)} = ${valueWithoutUnit(axis.param, place)}`;
  if (end === y.length)
    return [
      plain(`at ${where} `),
      strong(share(y[from] ?? 0)),
      plain(' of the time is saved, and by the formula for blocking times, Gb, '),
      strong(of),
    ];
  return [
    strong(`less than ${percent(USELESS)}`),
    plain(` of the time is saved from ${where} on, where the formula for blocking times, Gb, still says `),
    strong(of),
  ];
}
