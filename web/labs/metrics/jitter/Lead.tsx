// What the jitter path says first: how far packets are displaced, and how many are overtaken.

import { type MeasureId, measureById } from '../../../bench/measures/table.ts';
import { UnknownResult } from '../../../bench/measures/Unknown.tsx';
import { DragNumber } from '../../../bench/stage/DragNumber.tsx';
import stage from '../../../bench/stage/Lead.module.css';
import { brief } from '../../../bench/words/counts.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { Term } from '../../../controls/Term.tsx';
import { Words } from '../../../notation/Words.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { nameOf } from './laws.ts';
import type { Point } from './point.ts';
import { useDensities } from './useDensities.ts';

export function Lead() {
  const scenario = useScenario('metrics');
  const { result, error } = useDensities(scenario);
  const own = result?.laws.find(({ law }) => law === scenario.law);
  if (error !== null) return <p role="alert">{error}</p>;
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={own === undefined}>
      <p className={stage.sentence}>
        <span className={stage.conditions}>
          With <DragNumber lab="metrics" id="jitter" /> of jitter ({nameOf(scenario.law)}),{' '}
        </span>
        {own === undefined ? <UnknownResult /> : <Said point={own.point} threshold={scenario.dt} />}
      </p>
    </section>
  );
}

function Said({ point, threshold }: { point: Point; threshold: number }) {
  const { md, reordered, entropy, beyond } = point;
  if (reordered === 0) return 'no packet is overtaken: the order stays.';
  return (
    <>
      <strong>{percent(reordered)}</strong> of the packets are overtaken;{' '}
      {beyond > 0 ? (
        <>
          one within <Words of={`DT = ${threshold}`} />
        </>
      ) : (
        'a packet'
      )}{' '}
      moves by <strong>{brief(md)}</strong> places on average (<Sign of="mean_displacement" />
      ), <Sign of="entropy" /> = {brief(entropy)}.
    </>
  );
}

function Sign({ of }: { of: MeasureId<'metrics'> }) {
  const measure = measureById('metrics', of);
  return (
    <Term of={measure}>
      <Words of={measure.symbol} />
    </Term>
  );
}
