// The result for every size of the buffer, with the size of the paper's rule and the best one.

import { useMemo } from 'react';
import { PLAN } from '#pkg/dccp.size.heads.ts';
import type { DccpScenario } from '#pkg/params.ts';
import { gridFor, lineAt, tableOf } from '../../../bench/along/along.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { keptMarkers } from '../../../bench/compare/keptMarkers.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { Curve } from '../../../charts/curve/Curve.tsx';
import type { CurveSeries } from '../../../charts/curve/series.ts';
import type { Marker } from '../../../charts/marks/Marks.tsx';
import { useKept, useScenario, useStore } from '../../../scenario/react.tsx';
import { delaysNone } from '../lead/sentence.ts';
import { WITH } from '../sides.ts';
import { ruleWords, summaryWords } from './sentences.ts';
import { type Answer, answerOf, useSizes, wholePackets } from './useSizes.ts';
import { wantOf } from './want.ts';

export function SizeFigure() {
  const store = useStore();
  const scenario = useScenario('dccp');
  const laid = gridFor(PLAN, scenario);
  const axis = laid.x;
  const sizes = useSizes(scenario, laid);
  const choose = useChoosing('dccp', 'want', MEASURES);
  const { measure, label, unit } = wantOf(scenario);
  const found = sizes.result;
  const series = useMemo((): CurveSeries[] => {
    if (found === null) return [];
    const { x, y, low, high } = lineAt(found, measure);
    const band = scenario.runs > 1 ? { low, high } : undefined;
    return [{ id: 'own', label, color: WITH.color, x, y, band, width: 2.75, dots: true }];
  }, [found, measure, label, scenario.runs]);
  const names = useKeptNames();
  const kept = useKept('dccp');
  // at the sizes of this axis; without a kept scenario this is the scenario's own curve
  const other = useSizes(kept ?? scenario, laid);
  const ghost = kept === null || other.isStale ? null : other.result;
  const ghosts = useMemo((): CurveSeries[] => {
    if (ghost === null) return [];
    const { x, y } = lineAt(ghost, measure);
    // a kept scenario that differs in its buffer's size only has the same curve
    const isSame =
      series[0] !== undefined && Array.from(y).every((value, i) => Object.is(value, series[0]?.y[i]));
    return isSame ? [] : [{ ...KEPT, label: names.kept, x, y }];
  }, [ghost, measure, names, series]);
  const answer = answerOf(scenario, found);
  const move = (commit: boolean) => (buffer: number) =>
    store.set('dccp', { buffer, sizing: 'fixed' }, { commit });
  return (
    <LabFigure
      title="How large a buffer do I need?"
      summary={summaryWords(scenario, answer)}
      rest={answer === null ? '' : ruleWords(scenario)}
      data={() => tableOf(PLAN, scenario, found)}
      keptData={ghost === null || kept === null ? undefined : () => tableOf(PLAN, kept, ghost)}
      fileName="buffer-size"
      jobs={[sizes]}
      isStale={sizes.isStale}
    >
      <Curve
        aspect={0.6}
        x={axis.spec}
        y={{ label, unit, choose, readout: unit === undefined ? '.2f' : undefined }}
        series={[...ghosts, ...series]}
        markers={answer === null ? [] : [...markersOf(answer, scenario), ...keptSize(kept, scenario)]}
        point={{
          x: scenario.buffer,
          series: 'own',
          step: axis.values.step,
          min: axis.values.min,
          max: axis.domain[1],
        }}
        onMove={move(false)}
        onCommit={move(true)}
      />
    </LabFigure>
  );
}

function markersOf({ rule, best }: Answer, scenario: Readonly<DccpScenario>): Marker[] {
  const { buffer } = scenario;
  const size = wholePackets(rule);
  const ofRule = { value: size, label: `the paper’s rule: ${size}`, brief: `rule: ${size}`, dash: '6 4' };
  const own = { value: buffer, label: `Q = ${buffer}` };
  if (delaysNone(scenario)) return [ofRule, own];
  const isBest = buffer === best;
  return [
    ofRule,
    ...(isBest ? [] : [own]),
    {
      value: best,
      label: isBest ? `Q = ${best}, best` : `best: ${best}`,
      brief: `best: ${best}`,
      color: 'var(--gain)',
      dash: 'none',
    },
  ];
}

/** A line at the kept scenario's size, where that is fixed and another one. */
function keptSize(kept: Readonly<DccpScenario> | null, { buffer }: Readonly<DccpScenario>) {
  return kept?.sizing === 'fixed' ? keptMarkers('dccp', { ...kept, buffer }, kept, 'buffer') : [];
}

const KEPT = { id: 'kept', ...GHOST, width: 1.75 } as const;

/** The measure of each choice. */
const MEASURES = {
  bulk: 'rate_buffer',
  video: 'mos_video_buffer',
  g711: 'mos_g711_buffer',
  g729: 'mos_g729_buffer',
} as const;
