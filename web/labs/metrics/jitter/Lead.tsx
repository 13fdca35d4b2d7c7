// What the jitter path says first: how many packets are reordered, and how far they are from their places.

import { Awaited } from '../../../bench/lead/Awaited.tsx';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { type MeasureId, measureById } from '../../../bench/results/table.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { Term } from '../../../controls/Term.tsx';
import { bound } from '../../../notation/symbols.ts';
import { Words } from '../../../notation/Words.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { halfOfShare, places } from './intervals.ts';
import { nameOf } from './laws.ts';
import { type LawDensity, useDensities } from './useDensities.ts';

export function Lead() {
  const scenario = useScenario('metrics');
  const { result, error } = useDensities(scenario);
  // of several runs the first has no interval: told without it, the lines would break anew when it comes
  const own = result?.laws.find(
    ({ law, halves }) => law === scenario.law && (scenario.runs === 1 || halves.reordered >= 0),
  );
  if (error !== null) return <p role="alert">{error}</p>;
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={own === undefined}>
      <LeadSentence>
        <span className={stage.conditions}>
          With <DragNumber lab="metrics" id="jitter" /> of jitter ({nameOf(scenario.law)}),{' '}
        </span>
        {own === undefined ? (
          <Awaited like="80.6% of the packets are reordered (± 0.1 points); on average a packet arrives 6.53 ± 0.02 places from its own (MD)." />
        ) : (
          <DisplacementSentence density={own} threshold={scenario.dt} />
        )}
      </LeadSentence>
    </section>
  );
}

function DisplacementSentence({
  density: { point, halves },
  threshold,
}: {
  density: LawDensity;
  threshold: number;
}) {
  const { md, reordered, beyond } = point;
  if (reordered === 0) return 'no packet is reordered: raise the jitter, and packets overtake each other.';
  return (
    <>
      <strong>{percent(reordered)}</strong> of the packets are reordered{bound(halfOfShare(halves.reordered))}
      ;{' '}
      {threshold === 0 ? (
        <>
          <Words text="DT = 0" /> counts all that are out of place as lost.
        </>
      ) : (
        <>
          {beyond > 0 ? (
            <>
              those within <Words text={`DT = ${threshold}`} /> arrive
            </>
          ) : (
            'on average a packet arrives'
          )}{' '}
          <strong>{bound(places(md, halves.md))}</strong> places from its own{' '}
          <span className={stage.bound}>
            (<Sign id="mean_displacement" />
            ).
          </span>
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
