// Leading sentence of the throughput where its curves are of several laws or congestion controls, or lie along a
// measure of the order.

import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { measureById } from '../../../bench/results/table.ts';
import { uncapital } from '../../../notation/capital.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { OwnPair } from '../Lead.tsx';
import { nameOf } from '../looks.ts';
import { Path } from '../Path.tsx';
import { senderName } from '../sender.ts';
import { useMeasures } from '../useMeasures.ts';
import { curveParts } from './curveWords.ts';
import { seriesOf } from './series.ts';
import { useThroughput } from './useThroughput.ts';

export function CurvesLead() {
  const scenario = useScenario('tcp');
  const { against, curves: kind, cc } = scenario;
  const { curves, isDone, jobs } = useThroughput(scenario);
  const own = useMeasures(scenario);
  const known = own.isStale ? undefined : own.result;
  const along = curves[0]?.axis ?? 'jitter';
  const parts = curveParts({
    sender: `${nameOf('cc', cc)} on ${senderName(scenario)}`,
    kept: known?.get('throughput_ratio')?.mean,
    place: against === 'jitter' ? scenario[along] : known?.get(against)?.mean,
    measure: against === 'jitter' ? null : uncapital(measureById('tcp', against).name),
    series: seriesOf(curves, scenario),
    curves: kind,
  });
  const error = jobs.find((job) => job.error !== null)?.error ?? null;
  return (
    <FindingLead
      lab="tcp"
      jobs={[own, { isDone, isStale: false, error }]}
      parts={parts}
      beside={<OwnPair scenario={scenario} />}
    >
      <Path />,{' '}
    </FindingLead>
  );
}
