// Leading sentence of the gain surface: the gain along a line through the origin over Ta and D, otherwise its largest
// value.

import type { AlfScenario } from '#pkg/params.ts';
import { type Part, phrase, plain, strong } from '../../../bench/lead/parts.ts';
import { type ParameterAxis, symbolOf } from '../../../bench/results/parameterAxis.ts';
import { percent, threeDigits, wholePercent } from '../../../bench/words/numbers.ts';
import { axisValue, axisValueOn } from '../../../charts/scales/axis.ts';
import { interpolatedValue, type Matrix } from '../../../charts/scales/matrix.ts';
import { joinWords } from '../../../notation/joinWords.ts';
import { gainWordsOf } from '../lead/gainWords.ts';
import { whatToRaise } from '../lead/sentence.ts';
import { USELESS } from './curveSummary.ts';

type Axis = Pick<ParameterAxis, 'spec' | 'id' | 'param' | 'own' | 'domain'>;

/** Multiples of the scenario's Ta and D at which the sentence gives the gain. */
const TIMES = [0.5, 1, 2, 4];

/** The leading sentence; null until enough of the surface is known. */
export function surfaceParts(
  matrix: Matrix,
  across: Axis,
  up: Axis,
  scenario: Readonly<Pick<AlfScenario, 'l' | 'lose' | 'w' | 'g'>>,
): Part[] | null {
  if (across.id === up.id) return [plain('two different parameters span a surface: choose another axis')];
  const raise = whatToRaise(scenario, [across.id, up.id]);
  if (raise !== null) return [phrase('nothing is saved'), plain(` (${raise.replace(/\.$/, '')})`)];
  const { finishes } = gainWordsOf(scenario);
  return rayParts(matrix, across, up, finishes) ?? mostParts(matrix, across, up, finishes);
}

/**
 * "where D/Ta = 10, a transfer that ignores order ends 19% sooner at Ta = 5 ms, 33% at 10 ms, 35% at 20 ms and 36% at
 * 40 ms", as far as the axes reach.
 */
function rayParts(matrix: Matrix, across: Axis, up: Axis, finishes: string): Part[] | null {
  const [ta, d] = across.id === 'ta' && up.id === 'd' ? [across.own, up.own] : [null, null];
  if (ta === null || d === null || ta === 0) return null;
  const found = TIMES.flatMap((times) => {
    const saved = interpolatedValue(matrix, times * ta, times * d);
    return Number.isNaN(saved) ? [] : [{ place: times * ta, saved }];
  });
  if (found.length < 2) return null;
  return [
    plain(`where ${symbolOf(up)}/${symbolOf(across)} = ${threeDigits(d / ta)}, ${finishes} `),
    ...found.flatMap(({ place, saved }, i) => [
      plain(i === 0 ? '' : i === found.length - 1 ? ' and ' : ', '),
      strong(wholePercent(saved)),
      plain(`${i === 0 ? ` sooner at ${symbolOf(across)} = ` : ' at '}${axisValue(across.spec, place)}`),
    ]),
  ];
}

/** "a transfer that ignores order ends up to 52% sooner, such as at Ta = 20 ms and L = 60%; on 40% of this surface, less than 5%". */
function mostParts(matrix: Matrix, across: Axis, up: Axis, finishes: string): Part[] | null {
  const values = Array.from(matrix.values);
  const known = values.filter((value) => !Number.isNaN(value));
  if (known.length === 0) return null;
  const most = Math.max(...known);
  if (most < USELESS)
    return [plain(`${finishes} `), strong(`less than ${percent(USELESS)}`), plain(' sooner everywhere')];
  const at = values.indexOf(most);
  const [column, row] = [at % matrix.x.length, Math.floor(at / matrix.x.length)];
  const places = [
    `${symbolOf(across)} = ${axisValueOn(across.spec, matrix.x[column] ?? 0, matrix.x)}`,
    `${symbolOf(up)} = ${axisValueOn(up.spec, matrix.y[row] ?? 0, matrix.y)}`,
  ];
  const few = known.filter((value) => value < USELESS).length / known.length;
  return [
    plain(`${finishes} up to `),
    strong(wholePercent(most)),
    plain(` sooner, such as at ${joinWords(places)}`),
    ...(few === 0 ? [] : [plain(`; on ${wholePercent(few)} of this surface, less than ${percent(USELESS)}`)]),
  ];
}
