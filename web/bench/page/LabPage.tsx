// The page of a laboratory: its panel, its question, and what it shows.

import { type ReactNode, useMemo } from 'react';
import { LABS, type LabId, type Scenarios } from '#pkg/params.ts';
import { useMedia } from '../../charts/frame/useMedia.ts';
import { ParameterPanel } from '../../controls/ParameterPanel.tsx';
import type { PresetGroup } from '../../scenario/preset.ts';
import { DrawnLast } from '../../scenario/react.tsx';
import type { JobView } from '../../sim-react/useJob.ts';
import { PlaceProvider } from '../figure/Place.tsx';
import { HowToContext, type HowToSource } from '../howto/howTo.ts';
import { KeptProvider } from '../kept/KeptProvider.tsx';
import type { MeasureId } from '../measures/table.ts';
import type { Replicated } from '../measures/useReplications.ts';
import stageStyles from '../stage/Stage.module.css';

/** A window with room for so many parameters, where every track is higher too (`Parameter.module.css`). */
const ROOMY = '(min-width: 1600px) and (min-height: 900px)';
const ROOM = 7;

type Id<L extends LabId> = keyof Scenarios[L] & string;

/** A laboratory, or one of its benches, as its page needs to know it. */
export interface Laboratory<L extends LabId> {
  readonly id: L;
  readonly presets: readonly PresetGroup<L>[];
  /** The parameters that stay in reach, and those that are a click away. */
  readonly main: readonly Id<L>[];
  readonly more: readonly Id<L>[];
  /** Ways of looking at a scenario: a preset stays the same while they change. */
  readonly view: readonly Id<L>[];
  /** How its figures are read. */
  readonly howTo?: HowToSource;
  /** The result that the page leads with. */
  readonly leading?: Leading<L>;
}

export interface Leading<L extends LabId> {
  readonly measure: MeasureId<L>;
  /** In a sentence, where the measure's own name is a term: "the share of the link in use". */
  readonly called?: string;
  /** It is a share that is won: a comparison says "wins less", and not "lowers". */
  readonly isWon?: boolean;
  /** The runs of a scenario with all measures. */
  readonly useRuns: (scenario: Readonly<Scenarios[L]>) => Pick<JobView<Replicated<L>>, 'result' | 'isStale'>;
}

interface LabPageProps<L extends LabId> {
  readonly of: Laboratory<L>;
  /** Its children are a stage and what follows below it; otherwise all figures at once. */
  readonly isStaged?: boolean;
  /** Stands above the parameters. */
  readonly choice?: ReactNode;
  /** Controls that the table of parameters does not know, below the presets. */
  readonly rail?: ReactNode;
  readonly children: ReactNode;
}

export function LabPage<L extends LabId>({ of, isStaged = false, choice, rail, children }: LabPageProps<L>) {
  const { id, presets, main, more, view, howTo = null, leading } = of;
  const title = LABS.find((lab) => lab.id === id)?.title;
  // the first of the others stand in reach where there is height to give away
  const inReach = useMedia(ROOMY) ? Math.max(0, ROOM - main.length) : 0;
  const groups = useMemo(
    () => ({ main: [...main, ...more.slice(0, inReach)], more: more.slice(inReach) }),
    [main, more, inReach],
  );
  const panel = (
    <DrawnLast>
      <ParameterPanel lab={id} presets={presets} {...groups} view={view}>
        {rail}
      </ParameterPanel>
    </DrawnLast>
  );
  return (
    <HowToContext value={howTo}>
      <PlaceProvider lab={id}>
        <KeptProvider lab={id} leading={leading}>
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
        </KeptProvider>
      </PlaceProvider>
    </HowToContext>
  );
}
