// The paper's figure 3: reorder densities of several laws on one axis.

import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { Figure } from '../../../charts/figure/Figure.tsx';
import { usePlace, useTakeAway } from '../../../scenario/figure.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { report } from '../../../sim-react/report.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { counted } from '../measures/counted.ts';
import { brief, counting, shareAxis } from '../measures/density.ts';
import { DensityScale } from '../measures/ReorderDensityFigure.tsx';
import { lookOf, nameOf } from './laws.ts';
import type { Densities } from './useDensities.ts';
import type { LimitDensities } from './useLimitDensities.ts';

interface RdFigureProps {
  readonly densities: JobView<Densities>;
  readonly limits: JobView<LimitDensities>;
}

const CLOSED = { label: 'law of the delay', color: 'var(--reference)', dash: '2 4' } as const;

export function RdFigure({ densities, limits }: RdFigureProps) {
  const { density } = useScenario('metrics');
  const { laws, jitter } = densities.result ?? { laws: [], jitter: 0 };
  const takeAway = useTakeAway('metrics');
  const place = usePlace('metrics', 'rd');
  const series = laws.map(({ law, rd, threshold }) => ({ ...lookOf(law), from: -threshold, values: rd }));
  const [first] = laws;
  const closed = [...(limits.result ?? [])].map(([law, values]) => ({
    ...CLOSED,
    id: `closed ${law}`,
    label: `law of the delay, ${nameOf(law)}`,
    from: -(values.length - 1) / 2,
    dots: false,
    values,
  }));
  return (
    <Figure
      title="Reorder density RD"
      lead="Share of the packets by displacement D: the shape of the delay law comes through (the paper's figure 3)."
      summary={summary(densities.result)}
      data={() => [
        { label: 'D', unit: 'packets', values: counting(-(first?.threshold ?? 0), first?.rd.length ?? 0) },
        ...laws.map(({ law, rd }) => ({ label: `RD, ${nameOf(law)}, j = ${jitter} ms`, values: rd })),
        ...closed.map(({ label, values }) => ({ label, values })),
      ]}
      fileName="reorder-density-of-laws"
      legend={[
        ...series.map(({ label, color, dash }) => ({ label, color, dash })),
        ...(closed.length > 0 ? [CLOSED] : []),
      ]}
      controls={<DensityScale />}
      {...report(densities)}
      {...place}
      {...takeAway}
    >
      <DensityBars
        x={{ label: 'Displacement D', unit: 'packets', format: 'd' }}
        y={shareAxis('Share of the packets', density)}
        series={[...series, ...closed]}
        look="lines"
        sides={['early', 'late']}
        mass={density === 'log' ? 0.9999 : 0.998}
        aspect={0.38}
      />
    </Figure>
  );
}

function summary(densities: Densities | null): string {
  if (densities === null) return 'The simulation is under way.';
  const laws = densities.laws.map(
    ({ law, point }) =>
      `${nameOf(law)} MD ${counted(point.md, 'packet')}, Er ${brief(point.entropy)} nats, one packet in a thousand later than ${point.late}`,
  );
  return `At a jitter of ${densities.jitter} ms: ${laws.join('; ')}.`;
}
