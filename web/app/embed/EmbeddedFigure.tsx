// The leading sentence, one figure and up to two sliders of a laboratory, for a small frame.

import type { LabId } from '#pkg/params.ts';
import { FigureAmongOthers } from '../../bench/page/FigureAmongOthers.tsx';
import type { FigureSet } from '../../bench/page/figureSet.tsx';
import { useMedia } from '../../charts/layout/useMedia.ts';
import { ParameterControl } from '../../controls/ParameterControl.tsx';
import { TrackCurveContext, type TrackCurves } from '../../controls/trackCurve.ts';
import { DrawnLater, useParameter, useScenario } from '../../scenario/react.tsx';
import { paramsOf } from '../../scenario/values.ts';
import styles from './Embedded.module.css';
import { fittingSliders, ROOM_FOR_TWO, SLIDERS } from './embedQuery.ts';
import { OpenLine } from './OpenLine.tsx';

/** Frames with room for the curves along slider tracks. */
const ROOMY = '(min-width: 480px) and (min-height: 300px)';
const HIGH = `(min-height: ${ROOM_FOR_TWO}px)`;
const BARE: TrackCurves = { useCurve: () => null, won: '', height: '' };

interface EmbeddedFigureProps {
  readonly lab: LabId;
  readonly set: FigureSet;
}

export function EmbeddedFigure({ lab, set: { figures, Around, Lead, trackCurves } }: EmbeddedFigureProps) {
  const { fig } = useScenario(lab);
  const isRoomy = useMedia(ROOMY);
  const shown = figures.find(({ id }) => id === fig) ?? figures[0];
  const isLow = !useMedia(HIGH);
  const ids = fittingSliders(SLIDERS, paramsOf(lab), isLow);
  if (shown === undefined) return null;
  const Said = shown.Lead ?? Lead;
  return (
    <DrawnLater>
      <Around>
        <div className={styles.lead} data-part="lead">
          <Said />
        </div>
        <div key={shown.id} className={styles.stage} data-part="stage" data-figure={shown.id}>
          <div className={styles.room}>
            <FigureAmongOthers lab={lab} entry={shown} />
          </div>
        </div>
        {ids.length > 0 && (
          // the key remounts the tracks when their useCurve hook changes
          <TrackCurveContext key={`${isRoomy}`} value={(isRoomy ? trackCurves : null) ?? BARE}>
            <section className={styles.sliders} aria-label="Parameters">
              {ids.map((name) => (
                <Slider key={name} lab={lab} id={name} />
              ))}
            </section>
          </TrackCurveContext>
        )}
        <OpenLine lab={lab} />
      </Around>
    </DrawnLater>
  );
}

function Slider({ lab, id }: { lab: LabId; id: string }) {
  return <ParameterControl {...useParameter(lab, id as never)} />;
}
