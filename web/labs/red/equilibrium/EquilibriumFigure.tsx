// The paper's figures 4 and 7: the throughput that Padhye's formula gives the flows at the loss rate of each average
// queue.

import type { RedScenario } from '#pkg/params.ts';
import { DATA } from '#pkg/red.equilibrium.heads.ts';
import type { RedEquilibrium, RedPoint } from '#pkg/red.js';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { percent, threeDigits } from '../../../bench/words/numbers.ts';
import { Curve } from '../../../charts/curve/Curve.tsx';
import type { CurveSeries } from '../../../charts/curve/series.ts';
import type { Marker } from '../../../charts/marks/Marks.tsx';
import { columnsFrom } from '../../../charts/table/columns.ts';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import { meanWithUnit } from '../frontier/sentences.ts';
import { settingOf, settingWords } from '../setting.ts';
import { useMeasures } from '../useMeasures.ts';
import { curvesOf, QUEUE, THROUGHPUT, useFormula } from './formula.ts';
import { besideOf, equilibriumParts, isShort, pointOf } from './sentences.ts';

export function EquilibriumFigure() {
  const scenario = useScenario('red');
  const formula = useFormula(scenario);
  const { result, isStale } = useMeasures(scenario);
  const found = formula.result;
  const hasLoss = scenario.ps > 0;
  const [queue, throughput] = [result?.get('queue_mean'), result?.get('throughput')];
  const series = found === null ? [] : curvesOf(found, hasLoss);
  const simulated: (CurveSeries & { readonly meaning: string })[] =
    queue === undefined || throughput === undefined || isStale
      ? []
      : [
          {
            id: 'simulated',
            label: 'simulated',
            color: 'var(--disorder-2)',
            x: [queue.mean],
            y: [throughput.mean],
            half: [throughput.ci95 ?? Number.NaN],
            dots: true,
            meaning:
              'Mean queue and throughput of the simulation; the formula leaves out bursts and repeated timeouts.',
          },
        ];
  const kept = useKept('red');
  const names = useKeptNames();
  // without a kept scenario these are the scenario's own measures, and its own formula
  const other = useMeasures(kept ?? scenario);
  const keptFormula = useFormula(kept ?? scenario);
  const [keptQueue, keptThroughput] = [other.result?.get('queue_mean'), other.result?.get('throughput')];
  if (kept !== null && !other.isStale && keptQueue !== undefined && keptThroughput !== undefined) {
    const { color, meaning } = GHOST;
    simulated.push({
      id: 'kept',
      label: names.kept,
      color,
      x: [keptQueue.mean],
      y: [keptThroughput.mean],
      half: [keptThroughput.ci95 ?? Number.NaN],
      dots: true,
      meaning,
    });
  }
  const point = pointOf(found, scenario);
  return (
    <LabFigure
      title="Queue that fills the link, by the formula"
      lead="Equilibrium: TCP throughput (Padhye’s formula) equals the link rate. A longer average queue drops more, so the senders send less."
      summary={summary(
        found,
        scenario,
        queue && `${meanWithUnit(queue, 'packets')} at a throughput of ${percent(throughput?.mean ?? 0)}`,
      )}
      finding={equilibriumParts(point, queue, throughput, besideOf(found, scenario))}
      data={() => dataOf(found)}
      keptData={keptFormula.isStale ? undefined : () => dataOf(keptFormula.result)}
      fileName="red-equilibrium"
      legend={[...series, ...simulated].map(({ id, label, color, dash, meaning }) => ({
        label,
        color,
        dash,
        meaning,
        mark: id === 'simulated' || id === 'kept' ? 'dot' : 'line',
      }))}
      jobs={[formula]}
    >
      <Curve
        aspect={0.55}
        x={QUEUE}
        y={THROUGHPUT}
        series={[...series, ...simulated]}
        references={[{ value: 1, label: 'link full' }]}
        markers={[...thresholds(scenario), ...(point === null ? [] : [fixed(point)])]}
      />
    </LabFigure>
  );
}

function thresholds({ queue, limit, minth, ratio }: Readonly<RedScenario>): Marker[] {
  if (queue === 'droptail') return [{ value: limit, label: 'full', color: 'var(--reference)', side: 'left' }];
  return [
    { value: minth, label: 'min_th', color: 'var(--reference)' },
    { value: minth * ratio, label: 'max_th', color: 'var(--reference)', side: 'left' },
  ];
}

function fixed(point: RedPoint): Marker {
  const { queue, throughput } = point;
  return {
    value: queue,
    label: isShort(point)
      ? `${percent(throughput)} at most`
      : `fills the link at ${threeDigits(queue)} packets`,
    brief: isShort(point) ? `${percent(throughput)}` : `fills the link: ${threeDigits(queue)}`,
    color: 'var(--text)',
    dash: '6 3',
  };
}

function summary(
  found: RedEquilibrium | null,
  scenario: Readonly<RedScenario>,
  simulated: string | undefined,
): string {
  if (found === null) return 'The simulation is under way.';
  const { ps } = scenario;
  const setting = settingOf(scenario);
  const said = (point: RedPoint) =>
    isShort(point)
      ? `the flows fill ${percent(point.throughput)} of the link at most, with a queue of ${threeDigits(point.queue)} packets`
      : `the flows fill the link at a queue of ${threeDigits(point.queue)} packets and a loss rate of ${percent(point.loss)}`;
  const withLoss = ps > 0 ? `; with random loss of ${percent(ps)}, ${said(found.with)}` : '';
  const measured = simulated === undefined ? '' : ` The simulation has ${simulated}.`;
  return `At ${settingWords(setting === 'limit')} ${scenario[setting]} ${said(found.without)}${withLoss}.${measured}`;
}

function dataOf(found: RedEquilibrium | null) {
  if (found === null) return [];
  return columnsFrom(DATA, {
    queue_average: found.queue,
    loss: found.law,
    loss_with_ps: found.lawWithLoss,
    throughput: found.throughput,
    throughput_with_ps: found.throughputWithLoss,
  });
}
