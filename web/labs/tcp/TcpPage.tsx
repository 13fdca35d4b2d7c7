// The laboratory of TCP on a path that reorders.

import { Figures } from '../../bench/page/Figures.tsx';
import { figureSet, type LabModule } from '../../bench/page/figureSet.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import { RunMeasures } from '../../bench/tables/RunMeasures.tsx';
import { late } from '../../late/late.tsx';
import { useScenario } from '../../scenario/react.tsx';
import { FIGURES } from './figureList.ts';
import { Lead } from './Lead.tsx';
import { laboratoryOf } from './laboratory.ts';
import { senderName } from './sender.ts';
import { useMeasures } from './useMeasures.ts';

const ReadyPaths = late('paths to try', async () => (await import('./path/ReadyPaths.tsx')).ReadyPaths);

// one constant element, so that a render of the page does not render the figures: each follows its own scenario
const SHOWN = (
  <Figures lab="tcp" figures={FIGURES} Lead={Lead}>
    <Measures />
  </Figures>
);

const FIGURE_SET = figureSet(laboratoryOf({ law: 'normal', fig: 'throughput' }), FIGURES, { Lead });

export { replicationsOf } from './replications.ts';

export const figuresOf: LabModule['figuresOf'] = async () => FIGURE_SET;

export function Page() {
  const scenario = useScenario('tcp');
  return (
    <LabPage laboratory={laboratoryOf(scenario)} rail={scenario.fig === 'path' ? <ReadyPaths /> : undefined}>
      {SHOWN}
    </LabPage>
  );
}

/**
 * The table of measures; none beside the figure of one typed order, which is no transfer and shows its own measures.
 */
function Measures() {
  const scenario = useScenario('tcp');
  if (scenario.fig === 'stacks') return null;
  return (
    <RunMeasures lab="tcp" useMeasures={useMeasures} thing="transfer" of={` of ${senderName(scenario)}`} />
  );
}
