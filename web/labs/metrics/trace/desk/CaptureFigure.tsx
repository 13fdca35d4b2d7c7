// The whole capture: its flows, and the packets of the chosen one over time and as a list.

import type { TracePackets, TraceReport } from '#pkg/texts.js';
import { LabFigure } from '../../../../bench/page/LabFigure.tsx';
import { useFinger } from '../../../../charts/gestures/pointing.ts';
import { LookContext, useLook } from '../../../../charts/layout/look.ts';
import { useTrace } from '../useTrace.ts';
import styles from './Desk.module.css';
import { FilterButton } from './FilterButton.tsx';
import { FlowList } from './FlowList.tsx';
import { PacketList } from './PacketList.tsx';
import { frameOf, OfPackets, Plot, PlotFigure } from './PlotFigure.tsx';
import { Skyline } from './Skyline.tsx';
import { useChooseFlow } from './useChooseFlow.ts';
import { type Desk, useDesk } from './useDesk.ts';
import { usePicture } from './usePicture.ts';

export function CaptureFigure() {
  const desk = useDesk();
  const state = useTrace();
  const isMini = useLook() === 'mini';
  if (desk === null || state.kind !== 'read') return <span hidden data-loading="" />;
  // a capture of a single flow has no bars to compare: its small picture is the plot
  if (isMini) return desk.survey.byHarm.length > 1 ? <Skyline survey={desk.survey} /> : <PlotFigure />;
  return desk.info === null ? (
    <span hidden data-loading="" />
  ) : (
    <Whole desk={desk} info={desk.info} report={state.report} />
  );
}

function Whole({ desk, info, report }: { desk: Desk; info: TracePackets; report: TraceReport }) {
  const choose = useChooseFlow();
  const { survey, of } = desk;
  const isSingle = survey.byHarm.length < 2;
  const drawing = usePicture(of, 'number');
  return (
    <OfPackets>
      <LabFigure
        {...frameOf(desk, info, drawing)}
        title="Flows and packets"
        caption={hintOf(useFinger())}
        action={<FilterButton />}
      >
        <div className={styles.desk} data-single={isSingle || undefined}>
          {!isSingle && <FlowList report={report} survey={survey} chosen={of.index} onChoose={choose} />}
          <div className={styles.detail}>
            <div className={styles.plot}>
              <LookContext value="fill">
                <Plot {...{ desk, info, drawing }} axis="number" />
              </LookContext>
            </div>
            <PacketList />
          </div>
        </div>
      </LabFigure>
    </OfPackets>
  );
}

function hintOf(isFinger: boolean): string {
  return isFinger
    ? 'Tap a packet to read it; drag across the plot to zoom in.'
    : 'Drag in the plot to zoom in. Arrow keys: the next packet not in order.';
}
