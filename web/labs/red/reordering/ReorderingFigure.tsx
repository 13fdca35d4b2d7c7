// What the disturbance does to the order of the packets, and what that costs.

import type { RedReordering } from '#pkg/red.js';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { GHOST } from '../../../bench/kept/ghost.ts';
import type { Estimates } from '../../../bench/measures/estimates.ts';
import { amount, rounded } from '../../../bench/words/numbers.ts';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { columnsOf } from '../../../charts/figure/table.ts';
import type { AxisSpec } from '../../../charts/frame/axis.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import type { Estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { RedMeasure } from '../frontier/lines.ts';
import { useMeasures } from '../useMeasures.ts';

/** Displacements that are told apart. */
const THRESHOLD = 64;
const X: AxisSpec = { label: 'Displacement of a packet', unit: 'places' };
const Y: AxisSpec = { label: 'Share of the packets', format: '~%' };

export function ReorderingFigure() {
  const scenario = useScenario('red');
  const text = encodeModelWithout('red', scenario, ['runs']);
  const seen = useSeen(text);
  const kept = useKept('red');
  // where nothing is kept this is the same run
  const other = useSeen(kept === null ? text : encodeModelWithout('red', kept, ['runs']));
  const ghost = kept === null || other.isStale ? null : other.result;
  const measures = useMeasures(scenario);
  const found = seen.result;
  const rd = found?.rd ?? new Float64Array();
  return (
    <LabFigure
      title="Reordering seen"
      lead="Reorder density of the first flow’s packets where they arrive (RFC 5236)."
      summary={summary(found, measures.isStale ? null : measures.result)}
      caption={caption(measures.isStale ? null : measures.result)}
      data={() => {
        const rows = Array.from(rd, (share, i) => ({ displacement: i - (found?.threshold ?? 0), share }));
        return columnsOf(
          rows.filter(({ share }) => share > 0),
          { displacement: 'packets', share: 'share' },
        );
      }}
      fileName="red-reordering"
      jobs={[seen]}
    >
      <DensityBars
        aspect={0.5}
        x={X}
        y={Y}
        series={[
          {
            id: 'rd',
            label: 'reorder density',
            color: 'var(--disorder-2)',
            from: -(found?.threshold ?? 0),
            values: rd,
          },
          ...(ghost === null
            ? []
            : [{ ...GHOST, id: 'kept', label: 'kept', from: -ghost.threshold, values: ghost.rd }]),
        ]}
        look="bars"
        muteZero
        mass={0.9999}
        sides={['early', 'late']}
      />
    </LabFigure>
  );
}

function useSeen(text: string) {
  return useCall(`reordering ${text}`, PRIORITY.soon, () => ({
    fn: 'red_reordering',
    args: [text, 0, THRESHOLD],
  }));
}

function caption(measures: Estimates<'red'> | null): string {
  const share = (measure: RedMeasure) =>
    shareWords(measures?.get(measure) ?? { mean: Number.NaN, ci95: null });
  if (measures === null) return '';
  return `Late: ${share('reordered_ratio')}, by three or more: ${share('lag3_ratio')}, useless copies: ${share('useless_retransmission_ratio')}.`;
}

function summary(found: RedReordering | null, measures: Estimates<'red'> | null): string {
  if (found === null) return 'The simulation is under way.';
  const share = (measure: RedMeasure, words: string) => {
    const estimate = measures?.get(measure);
    return estimate === undefined ? [] : [`${shareWords(estimate)} ${words}`];
  };
  const shares = [
    ...share('reordered_ratio', 'come behind a later packet'),
    ...share('lag3_ratio', 'behind three or more, enough for a fast retransmission'),
    ...share('useless_retransmission_ratio', 'are retransmissions that nobody needed'),
  ];
  const all = shares.length === 0 ? '' : `Of the arrivals ${shares.join(', ')}. `;
  return `${all}The first flow: mean displacement ${amount(found.meanDisplacement)}, entropy ${amount(found.entropy)} nats.`;
}

function shareWords({ mean, ci95 }: Estimate): string {
  const half = 100 * (ci95 ?? 0);
  if (mean === 0 && half === 0) return '0%';
  return ci95 === null
    ? `${rounded(100 * mean, 0.01)}%`
    : `${rounded(100 * mean, half)} ± ${rounded(half, half)}%`;
}
