// Leading sentence of the jitter path: how many packets are reordered, how far they are displaced, and where the
// density has its peak; on a logarithmic axis, its late end.

import { Awaited } from '../../../bench/lead/Awaited.tsx';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import { Parts } from '../../../bench/lead/Parts.tsx';
import type { Part } from '../../../bench/lead/parts.ts';
import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { type MeasureId, measureById } from '../../../bench/results/table.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { Term } from '../../../controls/Term.tsx';
import { withHardSpaces } from '../../../notation/symbols.ts';
import { Words } from '../../../notation/Words.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { nameOf } from './laws.ts';
import { peakParts, tailParts } from './leadWords.ts';
import { meanWithInterval } from './meanWithInterval.ts';
import { type LawDensity, useDensities } from './useDensities.ts';

export function Lead() {
  const scenario = useScenario('metrics');
  const job = useDensities(scenario);
  const { result, error } = job;
  const conditions = (
    <>
      With <DragNumber lab="metrics" id="jitter" /> of jitter ({nameOf(scenario.law)}),{' '}
    </>
  );
  // a logarithmic axis is chosen to see the ends of the densities
  if (scenario.fig === 'rd' && scenario.density === 'log')
    return (
      <FindingLead lab="metrics" jobs={[job]} parts={result && tailParts(result, scenario.law)}>
        {conditions}
      </FindingLead>
    );
  // with several runs, wait for the second: a sentence without the interval would wrap again when that comes
  const own = result?.laws.find(
    ({ law, halves }) => law === scenario.law && (scenario.runs === 1 || halves.reordered >= 0),
  );
  if (error !== null) return <p role="alert">{error}</p>;
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={own === undefined}>
      <LeadSentence>
        <span className={stage.conditions}>{conditions}</span>
        {own === undefined ? (
          <Awaited like="80.6% of the packets are reordered, all are 6.53 ± 0.02 places off on average (MD), and the density peaks between D = −3 and 3 (4.9%; uniform 3.5%, exponential 11%)." />
        ) : (
          <DisplacementSentence
            density={own}
            threshold={scenario.dt}
            peaks={result === null ? [] : peakParts(result, scenario.law)}
          />
        )}
      </LeadSentence>
    </section>
  );
}

function DisplacementSentence({
  density: { point, halves },
  threshold,
  peaks,
}: {
  density: LawDensity;
  threshold: number;
  peaks: readonly Part[];
}) {
  const { md, reordered, beyond } = point;
  if (reordered === 0) return 'no packet is reordered: raise the jitter, and packets overtake each other.';
  return (
    <>
      <strong>{percent(reordered)}</strong> of the packets are reordered
      {threshold === 0 ? (
        <>
          ; <Words text="DT = 0" /> counts all that are out of place as lost.
        </>
      ) : (
        <>
          ,{' '}
          {beyond > 0 ? (
            <>
              those within <Words text={`DT = ${threshold}`} />
            </>
          ) : (
            'all'
          )}{' '}
          are <strong>{withHardSpaces(meanWithInterval(md, halves.md))}</strong> places off on average{' '}
          <span className={stage.bound}>
            (<Sign id="mean_displacement" />
            ),
          </span>{' '}
          and <Parts parts={peaks} />.
        </>
      )}
    </>
  );
}

function Sign({ id }: { id: MeasureId<'metrics'> }) {
  const measure = measureById('metrics', id);
  return (
    <Term explained={measure}>
      <Words text={measure.symbol} />
    </Term>
  );
}
