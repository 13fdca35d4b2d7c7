import { memo } from 'react';
import type { AlfRun, AlfTransfer } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { Figure } from '../../../charts/figure/Figure.tsx';
import { usePlace, useTakeAway } from '../../../scenario/figure.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { report } from '../../../sim-react/report.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { amount, inFirst } from './words.ts';

const DISPLACEMENT = { label: 'Displacement: arrival − order', unit: 'ADUs' };
const SHARE = { label: 'Share of the ADUs', format: '~%' };
const SIDES = ['early', 'late'] as const;
const NONE = new Float64Array();

/** RD of the order in which ADUs reach the receiver (RFC 5236, section 3). */
export const DensityFigure = memo(function DensityFigure({ run }: { run: JobView<AlfRun> }) {
  const scenario = useScenario('alf');
  const series = [
    { ...orderedMode(scenario), ...density(run.result?.inOrder) },
    { ...OUT_OF_ORDER, ...density(run.result?.outOfOrder) },
  ];
  return (
    <Figure
      title="Reorder density of the arrivals"
      lead="Retransmissions come late, and what overtakes them early (RFC 5236)."
      summary={summary(run.result, scenario)}
      data={() => {
        const from = Math.min(...series.map((one) => one.from));
        const to = Math.max(...series.map((one) => one.from + one.values.length - 1));
        const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
        return [
          { label: 'displacement', unit: 'ADUs', values: places },
          ...series.map((one) => ({
            label: `share, ${one.label}`,
            values: places.map((place) => one.values[place - one.from] ?? 0),
          })),
        ];
      }}
      fileName="reorder-density"
      legend={series.map(({ label, color, dash }) => ({ label, color, dash }))}
      {...report(run)}
      {...usePlace('alf', 'density')}
      {...useTakeAway('alf')}
    >
      <DensityBars aspect={0.6} x={DISPLACEMENT} y={SHARE} series={series} sides={SIDES} />
    </Figure>
  );
});

function density(transfer: AlfTransfer | undefined) {
  return { from: transfer?.densityFrom ?? 0, values: transfer?.density ?? NONE };
}

function summary(run: AlfRun | null, { runs }: Readonly<AlfScenario>): string {
  if (run === null) return 'The simulation is under way.';
  const said = ({ meanDisplacement, entropy }: AlfTransfer) =>
    `a mean displacement of ${amount(meanDisplacement)} ADUs and an entropy of ${amount(entropy)}`;
  return inFirst(
    runs,
    `Arrivals out of sequence have ${said(run.outOfOrder)}. The ordered transfer meets the same network with another pacing: ${said(run.inOrder)}.`,
  );
}
