// Table I with our results: the scenarios of each row, with the other parameters of the page's scenario.

import { useMemo } from 'react';
import { LISTED } from '#pkg/dccp.table.heads.ts';
import type { DccpScenario } from '#pkg/params.ts';
import { sourceOf } from '../../../bench/along/along.ts';
import type { KnownPoint } from '../../../bench/listed/listed.ts';
import { type ListedView, pointsText, useListed } from '../../../bench/listed/useListed.ts';
import type { MeasureId } from '../../../bench/results/table.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { EFFICIENCIES } from '../efficiencies.ts';
import { MEASURED } from '../presets.ts';

type EfficiencyMeasure = MeasureId<'dccp'>;

const SOURCE = {
  listed: LISTED,
  // each point is a scenario of its own, with its own round trip time
  rows: sourceOf(EFFICIENCIES, 'rtt', ''),
  points: (text: string) => ({ fn: 'dccp_points', args: [LISTED.figure, text] }) as const,
};

/** Results of a scenario; null: not computed yet. */
interface ScenarioResults {
  /** Rate with a buffer (kbit/s). */
  readonly buffered: Estimate | null;
  /** Rate (kbit/s) and loss event rate without a buffer. */
  readonly rate: Estimate | null;
  readonly ler: Estimate | null;
}

/** A row of the paper: rates in kbit/s, times in ms. */
interface PaperRow {
  readonly rtt: number;
  readonly extra: number;
  readonly spread: number;
  readonly rate: number;
  readonly ler: number;
  /** The paper's rate where no packet is delayed. */
  readonly undisturbed: number;
}

/** A row of the paper beside our results. */
export interface ComparedRow {
  readonly paper: PaperRow;
  readonly disturbed: ScenarioResults;
  /** Our results where no packet is delayed. */
  readonly calm: ScenarioResults;
}

/** Parameters that the rows set themselves, or that have no effect on a flow without a buffer. */
const FREE = [
  ...(['rtt', 'extra', 'spread', 'tie', 'runs', 'seed'] as const),
  ...(['buffer', 'sizing', 'dmax', 'kind', 'place', 'codec', 'ear'] as const),
];

/**
 * Whether the rows without a buffer are set otherwise than in the paper, as far as that is known, and so do not repeat
 * it.
 */
export function isChanged(scenario: Readonly<DccpScenario>): boolean {
  const measured = { ...defaultsOf('dccp'), ...MEASURED };
  return encodeModelWithout('dccp', scenario, FREE) !== encodeModelWithout('dccp', measured, FREE);
}

export interface Table extends ListedView<EfficiencyMeasure> {
  /** Null until the first results have come. */
  readonly rows: readonly ComparedRow[] | null;
}

export function useTable(scenario: Readonly<DccpScenario>): Table {
  const found = useListed(SOURCE, pointsText('dccp', scenario), scenario);
  const { all, known } = found;
  const rows = useMemo(() => (known.length === 0 ? null : rowsOf(all)), [all, known]);
  return { ...found, rows };
}

/** Each row has two points: with its reordering, and without. */
function rowsOf(all: readonly KnownPoint<EfficiencyMeasure>[]): ComparedRow[] {
  return all.flatMap((disturbed, at) => {
    const calm = all[at + 1];
    if (at % 2 === 1 || calm === undefined) return [];
    const [rtt = 0, extra = 0, spread = 0, , rate = 0, ler = 0] = disturbed.numbers;
    const paper = { rtt, extra, spread, rate, ler, undisturbed: calm.numbers[4] ?? 0 };
    return [{ paper, disturbed: foundOf(disturbed), calm: foundOf(calm) }];
  });
}

function foundOf({ runs, estimate }: KnownPoint<EfficiencyMeasure>): ScenarioResults {
  const of = (id: EfficiencyMeasure) => (runs === 0 ? null : estimate(id));
  return { buffered: of('rate_buffer'), rate: of('rate_no_buffer'), ler: of('ler_no_buffer') };
}
