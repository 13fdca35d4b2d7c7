// The measures of a scenario below its figures.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { useScenario } from '../../scenario/react.tsx';
import type { JobView } from '../../sim-react/useJob.ts';
import type { Estimates } from '../results/estimates.ts';
import type { Quantity } from '../results/table.ts';
import { MeasureTable, type SideLook } from './MeasureTable.tsx';

interface RunMeasuresProps<L extends LabId> {
  readonly lab: L;
  readonly useMeasures: (scenario: Readonly<Scenarios[L]>) => JobView<Estimates<L>>;
  /** What a replication is called. */
  readonly thing?: string;
  /** Of what, where the figures above are of several: " of Linux 2010". */
  readonly of?: string;
  /** How the sides are called and look, where the table of measures does not say it. */
  readonly looks?: readonly SideLook[];
  /** From the first side to the second. */
  readonly changeWords?: (quantity: Quantity<L>, estimates: Estimates<L>) => string;
}

export function RunMeasures<L extends LabId>({
  lab,
  useMeasures,
  thing = 'run',
  of = '',
  looks,
  changeWords,
}: RunMeasuresProps<L>) {
  const scenario = useScenario(lab);
  const { result, error, isStale } = useMeasures(scenario);
  const { runs } = scenario;
  if (error !== null) return <p role="alert">{error}</p>;
  if (result === null) return null;
  const caption =
    runs === 1 ? `One ${thing}${of}` : `Mean of ${runs} ${thing}s${of} ± half the width of its 95% interval`;
  return (
    <MeasureTable
      caption={caption}
      lab={lab}
      estimates={result}
      isBusy={isStale}
      looks={looks}
      changeWords={changeWords}
    />
  );
}
