// The reorder density (RD) of one sample.

import { DATA } from '#pkg/metrics.density.heads.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST, ghostEntry } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { Switch } from '../../../bench/results/Switch.tsx';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { legendOf, marksOf } from '../../../bench/stated/stated.ts';
import { useStated } from '../../../bench/stated/useStated.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { DISPLACEMENT } from '../../../bench/words/displacement.ts';
import { percent, threeDigits } from '../../../bench/words/numbers.ts';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import type { StatedMarks } from '../../../charts/marks/Stated.tsx';
import { columnsFrom } from '../../../charts/table/columns.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { shareAxis, support, wholeNumbers } from '../shared/density.ts';
import { type Displaced, densityParts } from './sentences.ts';

interface ReorderDensityFigureProps extends Displaced {
  /** The kept scenario's density. */
  readonly kept?: Pick<Displaced, 'rd' | 'threshold'> | undefined;
  readonly entropy: number;
}

function dataOf({ rd, threshold }: Pick<Displaced, 'rd' | 'threshold'>) {
  return columnsFrom(DATA, { displacement: wholeNumbers(-threshold, rd.length), rd });
}

export function ReorderDensityFigure(props: ReorderDensityFigureProps) {
  const { rd, threshold, kept } = props;
  const scenario = useScenario('metrics');
  const { density } = scenario;
  const stated = useStated('metrics', 'density', scenario, {});
  const choose = useChoosing('metrics', 'density');
  const y = { ...shareAxis('Share of packets', density), choose };
  const names = useKeptNames();
  return (
    <LabFigure
      title="How far packets are displaced: reorder density RD"
      lead="Share of packets by displacement D: arrival position minus sending position."
      summary={summary(props)}
      finding={densityParts(props)}
      data={() => dataOf(props)}
      keptData={kept && (() => dataOf(kept))}
      fileName="reorder-density"
      action={<Switch lab="metrics" id="stated" />}
      legend={
        stated.length === 0 && kept === undefined
          ? undefined
          : [
              { label: RD.label, color: 'var(--text)', mark: kept ? 'line' : 'bar' },
              ...(kept ? [ghostEntry(names.kept, 'line')] : []),
              ...legendOf(stated),
            ]
      }
    >
      <DensityBars
        aspect={0.55}
        x={DISPLACEMENT}
        y={y}
        stated={withoutWords(marksOf(stated, DISPLACEMENT, y))}
        series={[
          { ...RD, color: 'var(--text)', colorAt: toneAt, from: -threshold, values: rd },
          ...(kept ? [{ ...KEPT, label: names.kept, from: -kept.threshold, values: kept.rd }] : []),
        ]}
        sides={['early', 'late']}
        // on a linear axis the last 0.1% of the tail would make all else narrow; on a logarithmic one it can be seen
        mass={density === 'log' ? 1 : 0.999}
        muteZero={density === 'linear' && isCalm(rd, threshold)}
      />
    </LabFigure>
  );
}

const RD = { id: 'rd', label: 'RD' } as const;
const KEPT = { id: 'kept', ...GHOST, dots: false } as const;

/** Stated numbers without labels, as the bars show their values. */
function withoutWords(stated: StatedMarks): StatedMarks {
  return { ...stated, points: stated.points.map(({ label: _, ...point }) => point) };
}

/** Colour of a bar: dark for late packets, pale for those in their place. */
function toneAt(displacement: number): string {
  return displacement > 0 ? 'var(--text)' : displacement < 0 ? 'var(--fam-3)' : 'var(--fam-1)';
}

/** Whether nearly all packets arrive in their place: next to that bar no other could be seen. */
function isCalm(rd: Float64Array, threshold: number): boolean {
  const others = rd.reduce((most, share, i) => (i === threshold ? most : Math.max(most, share)), 0);
  return others > 0 && (rd[threshold] ?? 0) > 5 * others;
}

function summary({ rd, threshold, mean, entropy, beyond }: ReorderDensityFigureProps): string {
  const ends = support(rd);
  if (ends === null) return 'No packet arrived.';
  const [first, last] = ends.map((i) => `${i - threshold}`.replace('-', '−'));
  const home = `${percent(rd[threshold] ?? 0)} of the packets arrive in their place`;
  const out =
    beyond > 0
      ? ` ${countWithNoun(beyond, 'packet')} displaced beyond DT = ${threshold} ${beyond === 1 ? 'is' : 'are'} left out.`
      : '';
  return `${home}; displacements go from ${first} to ${last}. On average a packet is ${threeDigits(mean)} places off (MD), and the entropy Er is ${threeDigits(entropy)} nats.${out}`;
}
