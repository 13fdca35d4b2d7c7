// The rate over time, with the buffer and without.

import { useMemo } from 'react';
import { useChoosing } from '../../../bench/choices/useChoosing.ts';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { Curve } from '../../../charts/curve/Curve.tsx';
import type { CurveSeries } from '../../../charts/curve/series.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { SIDES } from '../sides.ts';
import { useTrace } from './useTrace.ts';

const TIME = { label: 'Time', unit: 's' } as const;

export function RateFigure() {
  const scenario = useScenario('dccp');
  const { shown } = scenario;
  const job = useTrace(scenario);
  const choose = useChoosing('dccp', 'shown');
  const trace = job.result?.trace ?? null;
  const series = useMemo(
    (): CurveSeries[] =>
      trace === null
        ? []
        : SIDES.map(({ id, in: side, label, text }) => ({
            id,
            label,
            color: text,
            x: trace.times,
            y: trace[side][shown],
          })),
    [trace, shown],
  );
  return (
    <LabFigure
      title="Rate over time"
      summary="The rate with the buffer and without, in the first run."
      data={() => []}
      fileName="tfrc-rate"
      jobs={[job]}
    >
      <Curve x={TIME} y={{ label: 'Rate', unit: 'kbit/s', choose }} series={series} />
    </LabFigure>
  );
}
