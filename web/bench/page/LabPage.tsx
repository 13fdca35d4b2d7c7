// The page of a laboratory: its parameter panel, its leading sentence and its figures.

import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { LABS, type LabId } from '#pkg/params.ts';
import { useMedia } from '../../charts/layout/useMedia.ts';
import { ParameterPanel } from '../../controls/ParameterPanel.tsx';
import { DrawnAfterOthers, useScenario } from '../../scenario/react.tsx';
import { LabScope } from './LabScope.tsx';
import type { Laboratory } from './laboratory.ts';
import stageStyles from './Stage.module.css';
import { useLeadAnnouncement } from './useLeadAnnouncement.ts';

/** Windows with room for `ROOM` parameters, in which the sliders' tracks are higher too (`Parameter.module.css`). */
const ROOMY = '(min-width: 1600px) and (min-height: 900px)';
const ROOM = 7;

interface LabPageProps<L extends LabId> {
  readonly laboratory: Laboratory<L>;
  /** A control above the parameters. */
  readonly choice?: ReactNode;
  /** Controls that the table of parameters does not know, below the presets. */
  readonly rail?: ReactNode;
  readonly children: ReactNode;
}

export function LabPage<L extends LabId>({ laboratory, choice, rail, children }: LabPageProps<L>) {
  const { id, presets, main, more, view } = laboratory;
  const isStaged = useScenario<LabId>(id).fig !== 'all';
  const title = LABS.find((lab) => lab.id === id)?.title;
  // a high window also shows the first of the parameters that are otherwise a click away
  const inReach = useMedia(ROOMY) ? Math.max(0, ROOM - main.length) : 0;
  const groups = useMemo(
    () => ({ main: [...main, ...more.slice(0, inReach)], more: more.slice(inReach) }),
    [main, more, inReach],
  );
  useLeadAnnouncement(id);
  const isPainted = useIsPainted();
  const panel = isPainted ? (
    <DrawnAfterOthers>
      <ParameterPanel lab={id} presets={presets} {...groups} view={view}>
        {rail}
      </ParameterPanel>
    </DrawnAfterOthers>
  ) : (
    // on a phone the full text stays below the window until the panel is there
    <div style={{ blockSize: '100vh' }} data-loading="" />
  );
  return (
    <LabScope laboratory={laboratory}>
      {isStaged ? (
        <div className={stageStyles.page} data-part="page">
          <h1 className="visually-hidden">{title}</h1>
          <section aria-label="Parameters" className={stageStyles.rail} data-part="rail">
            {choice}
            {panel}
          </section>
          {children}
        </div>
      ) : (
        <>
          <h1 className="visually-hidden">{title}</h1>
          {children}
        </>
      )}
    </LabScope>
  );
}

/** Whether the leading sentence and the figure have been painted; the panel is laid out after them, not with them. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // React ignores the update if the page has been left by then
    requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
  }, []);
  return isPainted;
}
