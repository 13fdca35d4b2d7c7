// Words of that leading sentence: the scenario's curve, and the others at the same place of the axis.

import type { TcpScenario } from '#pkg/params.ts';
import { type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { valueAt } from '../../../charts/curve/series.ts';
import { uncapital } from '../../../notation/capital.ts';
import { joinWords } from '../../../notation/joinWords.ts';
import type { OwnSeries } from './series.ts';

/** Largest number of other curves that are named with their values. */
const NAMED = 3;

const OTHERS: Readonly<Record<TcpScenario['curves'], string>> = {
  stack: 'the other stacks',
  laws: 'the other laws',
  cc: 'the other congestion controls',
};

interface KeptThroughput {
  /** The scenario's sender: "BIC on Linux 2010". */
  readonly sender: string;
  /** Share of its throughput that it keeps; undefined until it is known. */
  readonly kept: number | undefined;
  /** The scenario's coordinate on the axis; undefined until it is known. */
  readonly place: number | undefined;
  /** Name of the measure on the axis; null where the axis is the scenario's own parameter. */
  readonly measure: string | null;
  readonly series: readonly Pick<OwnSeries, 'label' | 'isOwn' | 'x' | 'y'>[];
  readonly curves: TcpScenario['curves'];
}

/**
 * "BIC on Linux 2010 keeps 93.2% of its throughput; at the same entropy 97.1% with uniform and 70% with exponential
 * delays"; the other curves only where they reach that place.
 */
export function curveParts({ sender, kept, place, measure, series, curves }: KeptThroughput): Part[] | null {
  if (kept === undefined) return null;
  const others = series.flatMap((one) => {
    const value = one.isOwn || place === undefined ? Number.NaN : valueAt(one, place);
    return Number.isNaN(value)
      ? []
      : [{ label: curves === 'laws' ? uncapital(one.label) : one.label, value }];
  });
  const said = plain(`${sender} keeps `);
  const own = [said, strong(percent(kept)), plain(' of its throughput')];
  if (others.length === 0) return own;
  const values = others.map(({ value }) => percent(value));
  const where = measure === null ? '' : `at the same ${measure} `;
  if (others.length <= NAMED)
    return [
      ...own,
      plain(`; ${where}`),
      ...joined(others.map(({ label }, i) => [strong(values[i] ?? ''), label])),
      ...(curves === 'laws' ? [plain(' delays')] : []),
    ];
  const [least, most] = [Math.min, Math.max].map((of) => percent(of(...others.map(({ value }) => value))));
  return [
    ...own,
    plain(`; ${where}${OTHERS[curves]} keep `),
    strong(joinWords([...new Set([least, most])].map(String), 'to')),
  ];
}

/** "97% with uniform and 70% with exponential". */
function joined(each: readonly (readonly [Part, string])[]): Part[] {
  return each.flatMap(([value, label], i) => [
    ...(i === 0 ? [] : [plain(i === each.length - 1 ? ' and ' : ', ')]),
    value,
    plain(` with ${label}`),
  ]);
}
