// The laboratory of TCP on a path that reorders.

import { figureSet, type LabModule } from '../../bench/page/figureSet.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import { ContactSheet } from '../../bench/page/lazy.ts';
import { BelowStage, Stage } from '../../bench/page/Stage.tsx';
import { MeasureTable } from '../../bench/tables/MeasureTable.tsx';
import { late } from '../../late/late.tsx';
import { useScenario } from '../../scenario/react.tsx';
import { FIGURES } from './figureList.ts';
import { Lead } from './Lead.tsx';
import { laboratoryOf } from './laboratory.ts';
import { useMeasures } from './useMeasures.ts';

const ReadyPaths = late('paths to try', async () => (await import('./path/ReadyPaths.tsx')).ReadyPaths);

// the same elements each time: what stands in them draws itself with its own scenario only
const STAGED = (
  <>
    <Stage lab="tcp" figures={FIGURES} Lead={Lead} />
    <BelowStage>
      <Measures />
    </BelowStage>
  </>
);
const ALL = (
  <ContactSheet lab="tcp" figures={FIGURES} Lead={Lead}>
    <Measures />
  </ContactSheet>
);

const FIGURE_SET = figureSet(laboratoryOf({ law: 'normal', fig: 'throughput' }), FIGURES);

export { replicationsOf } from './replications.ts';

export const figuresOf: LabModule['figuresOf'] = async () => FIGURE_SET;

export function Page() {
  const scenario = useScenario('tcp');
  const isStaged = scenario.fig !== 'all';
  return (
    <LabPage
      of={laboratoryOf(scenario)}
      isStaged={isStaged}
      rail={scenario.fig === 'path' ? <ReadyPaths /> : undefined}
    >
      {isStaged ? STAGED : ALL}
    </LabPage>
  );
}

/** What the senders do with one typed order is no transfer: its measures stand in the figure. */
function Measures() {
  const { fig } = useScenario('tcp');
  return fig === 'stacks' ? null : <TransferMeasures />;
}

function TransferMeasures() {
  const scenario = useScenario('tcp');
  const { result, error, isStale } = useMeasures(scenario);
  if (error !== null) return <p role="alert">{error}</p>;
  if (result === null) return null;
  return (
    <MeasureTable
      caption={
        scenario.runs === 1
          ? 'One transfer'
          : `Mean of ${scenario.runs} transfers ± half the width of its 95% interval`
      }
      lab="tcp"
      estimates={result}
      isBusy={isStale}
    />
  );
}
