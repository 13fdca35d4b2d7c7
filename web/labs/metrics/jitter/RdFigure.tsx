// The paper's figure 3: reorder densities of several laws on one axis.

import { Segments } from '../../../bench/choices/Choices.tsx';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { brief, counted } from '../../../bench/words/counts.ts';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { counting, shareAxis } from '../measures/density.ts';
import { lookOf, nameOf } from './laws.ts';
import { type Densities, useDensities } from './useDensities.ts';
import { useLimitDensities } from './useLimitDensities.ts';

const CLOSED = { label: 'law of the delay', color: 'var(--reference)', dash: '2 4' } as const;

export function RdFigure() {
  const scenario = useScenario('metrics');
  const { density } = scenario;
  const densities = useDensities(scenario);
  const limits = useLimitDensities(scenario);
  const { laws, jitter } = densities.result ?? { laws: [], jitter: 0 };
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
    <LabFigure
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
      controls={<Segments lab="metrics" id="density" />}
      jobs={[densities]}
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
    </LabFigure>
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
