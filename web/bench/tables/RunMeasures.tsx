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
  /** The noun for a replication. */
  readonly thing?: string;
  /** Whose measures these are, where the figures above show several: " of Linux 2010". */
  readonly of?: string;
  /** Names and colours of the sides, where the table of measures does not have them. */
  readonly looks?: readonly SideLook[];
  /** The change from the first side to the second, in words. */
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
