// What the laboratory says first: what the rate is with a buffer that waits for order, and both rates to scale.

import type { ComponentType } from 'react';
import type { FigureId } from '../../../bench/figure/Place.tsx';
import { DragNumber } from '../../../bench/stage/DragNumber.tsx';
import stage from '../../../bench/stage/Lead.module.css';
import { useScenario } from '../../../scenario/react.tsx';
import { LadderLead } from '../ladder/LadderLead.tsx';
import { SizeLead } from '../size/SizeLead.tsx';
import { useRuns, wonIn } from '../useMeasures.ts';
import { RatePair } from './RatePair.tsx';
import { verdict } from './sentence.ts';

/** Figures that have something of their own to say. */
const LEADS: Partial<Record<FigureId<'dccp'>, ComponentType>> = { size: SizeLead, ladder: LadderLead };

export function Lead() {
  const { fig } = useScenario('dccp');
  const Own = fig === 'all' ? RateLead : (LEADS[fig] ?? RateLead);
  return <Own />;
}

function RateLead() {
  const scenario = useScenario('dccp');
  const { result, error, isDone } = useRuns(scenario);
  if (error !== null) return <p role="alert">{error}</p>;
  const found = result && { measures: result.estimates, won: wonIn(result) };
  const said = found && verdict(found.measures, found.won, scenario);
  return (
    <section className={stage.lead} data-paired="" aria-label="Leading result" aria-busy={!isDone}>
      <p className={stage.sentence}>
        {scenario.fig === 'surface' && (
          <span className={stage.conditions}>
            At <DragNumber lab="dccp" id="rtt" />,{' '}
          </span>
        )}
        <Buffer />{' '}
        {said === null ? (
          '…'
        ) : said.side === 'even' ? (
          <>
            makes <strong>{said.words}</strong>
            {said.reason === '' ? '' : `: ${said.reason}`}.
          </>
        ) : (
          <>
            waits for order and carries <strong className={stage[said.side]}>{said.words}</strong>.
          </>
        )}
      </p>
      <RatePair found={found} runs={scenario.runs} />
    </section>
  );
}

/** "A buffer of 5 packets", or for so long, where its size follows the rate. */
function Buffer() {
  const { sizing, fig } = useScenario('dccp');
  const article = fig === 'surface' ? 'a' : 'A';
  return sizing === 'rule' ? (
    <>
      {article} buffer for <DragNumber lab="dccp" id="dmax" />
    </>
  ) : (
    <>
      {article} buffer of <DragNumber lab="dccp" id="buffer" />
    </>
  );
}
