// The displacements by which the cause of the reordering is recognized: how many places packets are early or late.

import { use, useMemo } from 'react';
import { PLACES } from '#pkg/metrics.causes.heads.ts';
import type { TraceDisplacements, TraceSurvey } from '#pkg/texts.js';
import { ProvenanceContext } from '../../../bench/context/provenance.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { DISPLACEMENT } from '../../../bench/words/displacement.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { columnsFrom } from '../../../charts/table/columns.ts';
import { capital } from '../../../notation/capital.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { shareAxis, wholeNumbers } from '../shared/density.ts';
import { Commanded } from './Commanded.tsx';
import { originOf, traceCommand } from './captureExports.ts';
import { useDesk } from './desk/useDesk.ts';
import { causeParts, sidesOf } from './leadWords.ts';
import { countedOf } from './overTime.ts';
import { useTrace } from './useTrace.ts';

export function CausesFigure() {
  const survey = useDesk()?.survey;
  const state = useTrace();
  const { by, dt: threshold, order } = useScenario('metrics');
  const { unlinked } = use(ProvenanceContext);
  const file = state.kind === 'read' ? state.file : undefined;
  // the numbers are those of all reordered flows, not of the flow that is shown
  const origin = useMemo(
    () =>
      file === undefined ? undefined : originOf(file, null, { by, threshold, order }, unlinked?.links ?? []),
    [file, by, threshold, order, unlinked],
  );
  if (survey === undefined || file === undefined) return <span hidden data-loading="" />;
  const { counts, from } = survey.displacements;
  const { total } = sidesOf(survey.displacements);
  const shares = counts.map((count) => count / Math.max(1, total));
  const words = wordsOf(survey);
  const command = traceCommand(file, undefined, { by, threshold, order });
  return (
    <Commanded command={command} origin={origin}>
      <LabFigure
        title="Causes: how many places packets are early or late"
        lead="Packets of all reordered flows, between a reordered one and the first that overtook it: place of arrival minus place of sending."
        summary={`${words} ${shapeOf(survey.displacements)}`}
        finding={causeParts(survey)}
        data={() => columnsFrom(PLACES, { displacement: wholeNumbers(from, counts.length), count: counts })}
        fileName="causes"
      >
        <DensityBars
          aspect={0.4}
          x={DISPLACEMENT}
          y={shareAxis('Share of packets', 'linear')}
          series={[
            {
              id: 'places',
              label: countedOf(survey.displacements),
              color: 'var(--text)',
              colorAt,
              from,
              values: shares,
            },
          ]}
          sides={['early', 'late']}
          mass={0.99}
        />
      </LabFigure>
    </Commanded>
  );
}

function colorAt(places: number): string {
  return places > 0 ? 'var(--disorder-2)' : places < 0 ? 'var(--fam-3)' : 'var(--fam-1)';
}

/** The likely cause, with the numbers that speak for it. */
function wordsOf({ causes }: TraceSurvey): string {
  const likely = causes.find((cause) => cause.likely);
  if (likely === undefined) return 'The cause is unclear.';
  return `${capital(likely.words)}: ${likely.pro.join('; ')}.`;
}

function shapeOf(displacements: TraceDisplacements): string {
  const { skewness, valley } = displacements;
  const what = countedOf(displacements);
  const { early, late, total } = sidesOf(displacements);
  const near =
    valley === undefined
      ? ''
      : `; ${what} near their place are ${valley > 0 ? `rarer by ${percent(valley)}` : 'the commonest'}`;
  return `Of ${formatCount(total)} ${what} there, ${percent(early / Math.max(1, total))} are early and ${percent(late / Math.max(1, total))} late; skewness of the displacements ${skewness.toFixed(1)}${near}.`;
}
