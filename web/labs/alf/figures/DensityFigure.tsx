import type { AlfRun, AlfTransfer } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { GHOST, OTHER_GHOST } from '../../../bench/kept/ghost.ts';
import { amount } from '../../../bench/words/numbers.ts';
import { firstOf, firstRun, inFirst } from '../../../bench/words/sentence.ts';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { columnsOf } from '../../../charts/figure/table.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { type ModeLook, OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { useKeptRun, useRun } from '../useRun.ts';

const DISPLACEMENT = {
  label: 'Displacement: arrival − order',
  unit: 'ADUs',
  meaning: 'Place of an ADU among the arrivals less its place among those sent: what comes late is above 0.',
};
const SHARE = {
  label: 'Share of the ADUs',
  format: '~%',
  meaning: 'Of all ADUs that arrived, those with this displacement.',
};
const SIDES = ['early', 'late'] as const;
const NONE = new Float64Array();

/** RD of the order in which ADUs reach the receiver (RFC 5236, section 3). */
export function DensityFigure() {
  const scenario = useScenario('alf');
  const run = useRun(scenario);
  const kept = useKeptRun()?.run ?? null;
  const series = [
    { ...orderedMode(scenario), ...density(run.result?.inOrder) },
    { ...OUT_OF_ORDER, ...density(run.result?.outOfOrder) },
  ];
  const ghosts =
    kept === null
      ? []
      : [
          { ...GHOST, id: 'kept in order', label: 'kept, in order', ...density(kept.inOrder), dots: false },
          {
            ...OTHER_GHOST,
            id: 'kept',
            label: 'kept, as they come',
            ...density(kept.outOfOrder),
            dots: false,
          },
        ];
  const all = [...series, ...ghosts];
  return (
    <LabFigure
      title="Reorder density of the arrivals"
      lead="Retransmissions come late, and what overtakes them early (RFC 5236)."
      summary={summary(run.result, scenario)}
      caption={caption(run.result, scenario)}
      data={() => {
        const rows = series.flatMap(({ id, from, values }) =>
          Array.from(values, (share, i) => ({ delivery: id, displacement: from + i, share })),
        );
        return columnsOf(rows, { delivery: '', displacement: 'ADUs', share: 'share' });
      }}
      fileName="reorder-density"
      legend={all.map(({ label, color, dash, meaning }) => ({ label, color, dash, meaning }))}
      jobs={[run]}
    >
      <DensityBars
        aspect={0.6}
        x={DISPLACEMENT}
        y={SHARE}
        series={all}
        sides={SIDES}
        sample={firstRun(scenario.runs)}
      />
    </LabFigure>
  );
}

function density(transfer: AlfTransfer | undefined) {
  return { from: transfer?.densityFrom ?? 0, values: transfer?.density ?? NONE };
}

/** The same in a line. */
function caption(run: AlfRun | null, scenario: Readonly<AlfScenario>): string | undefined {
  if (run === null) return undefined;
  const said = ({ meanDisplacement }: AlfTransfer, { label }: ModeLook) =>
    `${amount(meanDisplacement)} ADUs ${label}`;
  return `Mean displacement: ${said(run.inOrder, orderedMode(scenario))}, ${said(run.outOfOrder, OUT_OF_ORDER)}.${firstOf(scenario.runs)}`;
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
