import { useMemo, useState } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { Figure } from '../../../charts/figure/Figure.tsx';
import { withPart } from '../../../charts/figure/state.ts';
import { useLook } from '../../../charts/layout/look.ts';
import { NARROW_WINDOW, useMedia } from '../../../charts/layout/useMedia.ts';
import { useStore } from '../../../scenario/react.tsx';
import type { Cursor } from '../cursor.tsx';
import type { ScenarioRun } from '../useRun.ts';
import { Diagram, type LadderFilm } from './Diagram.tsx';
import { type EventList, eventsOf, mergedEvents, tellingStep } from './events.ts';
import { eventSentenceTable, eventTable, ladderSummary } from './eventTables.ts';
import styles from './Ladder.module.css';
import { LadderControls } from './LadderControls.tsx';
import { LayersAhead } from './LayersAhead.tsx';
import { onDemand } from './onDemand.ts';
import type { LadderFigureProps } from './props.ts';
import { Speed } from './Speed.tsx';
import { StepLine } from './StepLine.tsx';
import { type Layers, layersOf, sceneOf } from './scene.ts';
import { stepSentence } from './sentences.ts';
import { usualSpeed } from './speeds.ts';
import { modeStories, type Story } from './stories.ts';
import { type FilmInput, useFilm } from './useFilm.ts';
import { type Stories, useStories } from './useStories.ts';
import { type TimeWindow, useTimeWindow } from './useTimeWindow.ts';

const TITLE = 'Packet ladder: one transfer, packet by packet';
const LEAD = 'Hatched: the sender may not send (no credit), or the application waits.';

export interface LadderProps extends LadderFigureProps {
  scenario: Readonly<AlfScenario>;
}

/**
 * The diagram of the transfers with its film, the lives of its packets, and losses forced by hand. Stories and scene
 * take long, so they are made in steps and the browser stays responsive.
 */
export function Ladder(props: LadderProps) {
  return <Staged {...props} transfers={useStories(props.run, props.scenario)} />;
}

type StagedProps = LadderProps & { transfers: Stories };

function Staged(props: StagedProps) {
  const { stories } = props.transfers;
  const { ladder, acks } = props.scenario;
  const layers = useMemo(
    () => layersOf(stories, ladder === 'overlay', acks === 'show'),
    [stories, ladder, acks],
  );
  return (
    <>
      <LayersAhead layers={layers} />
      <Played {...props} layers={layers} />
    </>
  );
}

function Played({ transfers, layers, run: _, scenario, cursor, ...frame }: StagedProps & { layers: Layers }) {
  const isNarrow = useMedia(NARROW_WINDOW);
  const isStaged = useLook() === 'fill';
  const { stories, isBusy, error, kept, keptRun, unforced } = transfers;
  const isOverlaid = scenario.ladder === 'overlay';
  const { lose, save, runs } = scenario;
  const scene = useMemo(
    () => sceneOf(stories, layers, isOverlaid, { kept, unforced, forced: { lose, save }, runs }),
    [stories, layers, isOverlaid, kept, unforced, lose, save, runs],
  );
  // made on demand: nobody asks for events while a slider is dragged
  const events = useMemo(() => onDemand(() => allEvents(stories)), [stories]);
  const summary = useMemo(() => ladderSummary(stories, runs), [stories, runs]);
  const timeWindow = useTimeWindow(stories, scenario, isNarrow);
  const [chosenSpeed, setChosenSpeed] = useState<number | null>(null);
  const speed = chosenSpeed ?? usualSpeed(timeWindow.range[1] - timeWindow.range[0]);
  const film = useLadderFilm({ events, timeWindow, cursor, speed, skipsAcks: scenario.acks !== 'show' });
  const sentence = film.told === null ? '' : stepSentence(stories, events(), film.told);
  const told = (
    <StepLine time={film.shown} sentence={sentence} isQuiet={film.isPlaying || cursor.pointed !== null} />
  );
  return (
    <Figure
      {...frame}
      // the line under the diagram is the film's, and changes with every step
      asks={undefined}
      state={withPart(frame.state, { busy: isBusy, error })}
      title={TITLE}
      // not on the stage, which has the height for the lane of credits
      lead={isStaged ? undefined : LEAD}
      summary={summary}
      caption={told}
      data={() => eventTable(stories, events())}
      keptData={keptRun === null ? undefined : () => keptTable(keptRun)}
      tables={[{ name: 'In words', suffix: 'in-words', data: () => eventSentenceTable(stories, events()) }]}
      fileName="packet-ladder"
      controls={
        <>
          <LadderControls timeWindow={timeWindow} />
          <Speed speed={speed} onSpeed={setChosenSpeed} />
        </>
      }
    >
      {stories.length === 0 ? (
        frame.state.kind !== 'stopped' && (
          <p className={styles.loading} data-loading="">
            The simulation is under way.
          </p>
        )
      ) : (
        <Diagram {...{ stories, scene, scenario, timeWindow, film }}>{!isStaged && told}</Diagram>
      )}
    </Figure>
  );
}

interface LadderFilmInput extends Pick<FilmInput, 'events' | 'speed' | 'skipsAcks'> {
  timeWindow: TimeWindow;
  cursor: Cursor;
}

/** The film, whose time the ladder's window follows; while the buffer trace points at another time, that is shown. */
function useLadderFilm({ events, timeWindow, cursor, speed, skipsAcks }: LadderFilmInput): LadderFilm {
  const store = useStore();
  const { whole, range } = timeWindow;
  const film = useFilm({
    ...{ events, skipsAcks, speed, cursor: cursor.film, at: cursor.at, end: whole[1], start: range[0] },
    onTime: (time, motion) => {
      if (motion === 'rest') {
        // rounded up, so that an event at this time is behind the cursor of the link too
        const at = time === null ? null : Math.ceil(time * 100) / 100;
        store.set('alf', { ...timeWindow.settle(time), at }, { commit: false });
      } else if (time !== null) timeWindow.follow(time, motion === 'run');
      cursor.move(time);
    },
  });
  const { pointed } = cursor;
  const told = pointed === null ? film.step : tellingStep(events(), pointed, skipsAcks);
  return { ...film, shown: pointed ?? cursor.film, told };
}

function keptTable({ run, scenario }: ScenarioRun) {
  const stories = modeStories(run, scenario);
  return eventTable(stories, allEvents(stories));
}

function allEvents(stories: readonly Story[]): EventList {
  return mergedEvents(stories.map(({ record }) => eventsOf(record)));
}
