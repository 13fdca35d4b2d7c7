// Simulation and formula side by side at the scenario's jitter, for each law.

import { useId } from 'react';
import { fourDigits, signedPercent } from '../../../bench/words/counts.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import { useScenario } from '../../../scenario/react.tsx';
import styles from './ClosedFormTable.module.css';
import { type CurveMeasure, distance } from './curves.ts';
import { nameOf } from './laws.ts';
import { meanWithInterval } from './meanWithInterval.ts';
import { type ClosedForm, useClosedForms } from './useClosedForms.ts';
import { type LawDensity, useDensities } from './useDensities.ts';

export function ClosedFormTable() {
  const titleId = useId();
  const scenario = useScenario('metrics');
  const densities = useDensities(scenario).result;
  const forms = useClosedForms(scenario);
  if (densities === null || forms === null) return null;
  const { jitter, laws } = densities;
  return (
    <div className="card">
      <h2 id={titleId} className={styles.title}>
        Simulation and formula at j = {fourDigits(jitter)} ms, which is {threeDigits(jitter / forms.spacing)}{' '}
        packet spacings of {threeDigits(forms.spacing)} ms
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the keyboard */}
      <section className={styles.scroll} aria-labelledby={titleId} tabIndex={0}>
        <table className={`table ${styles.table}`} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">Law</th>
              <th scope="col">MD, packets</th>
              <th scope="col">formula</th>
              <th scope="col">difference</th>
              <th scope="col">Er, nats</th>
              <th scope="col">formula</th>
              <th scope="col">difference</th>
              <th scope="col">Displacement of three or more</th>
            </tr>
          </thead>
          <tbody>
            {laws.map((one) => (
              <Row key={one.law} one={one} jitter={jitter} form={forms.of.get(one.law)} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Row({ one, jitter, form }: { one: LawDensity; jitter: number; form: ClosedForm | undefined }) {
  const { law, point, halves } = one;
  return (
    <tr data-law={law}>
      <th scope="row">{nameOf(law)}</th>
      <Cells measure="md" value={point.md} half={halves.md} form={form} jitter={jitter} />
      <Cells measure="entropy" value={point.entropy} half={halves.entropy} form={form} jitter={jitter} />
      <td>{threeDigits(100 * point.tail)}%</td>
    </tr>
  );
}

interface CellsProps {
  readonly measure: CurveMeasure;
  readonly value: number;
  /** Half-width of its 95% interval; NaN for a single run. */
  readonly half: number;
  readonly form: ClosedForm | undefined;
  readonly jitter: number;
}

function Cells({ measure, value, half, form, jitter }: CellsProps) {
  const closed = form === undefined ? Number.NaN : form[measure](jitter);
  const away = form === undefined ? Number.NaN : distance(measure, form, jitter, value);
  return (
    <>
      <td data-value={value}>{half >= 0 ? meanWithInterval(value, half) : threeDigits(value)}</td>
      {/* the formulas do not hold where the jitter is below one packet spacing */}
      <td>{closed >= 0 ? threeDigits(closed) : 'none'}</td>
      <td data-distance={Number.isNaN(away) ? undefined : away}>
        {Number.isNaN(away) ? '' : signedPercent(away)}
      </td>
    </>
  );
}
