import { type KeyboardEvent, useMemo, useState } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { Figure } from '../../../charts/figure/Figure.tsx';
import { Legend } from '../../../charts/figure/Legend.tsx';
import { useLook } from '../../../charts/frame/look.ts';
import { TimeLadder } from '../../../charts/ladder/TimeLadder.tsx';
import { useStore } from '../../../scenario/react.tsx';
import { type EventList, eventsOf, mergedEvents, tellingStep } from './events.ts';
import { dropped, hasRoom, isForced, saved, type Transmission } from './forced.ts';
import { Hint } from './Hint.tsx';
import styles from './Ladder.module.css';
import { LadderControls } from './LadderControls.tsx';
import type { LadderFigureProps } from './LadderFigure.tsx';
import { ladderLegend } from './legend.ts';
import { lifeOf } from './life.ts';
import { PacketCard } from './PacketCard.tsx';
import { PlayBar } from './PlayBar.tsx';
import { firstInSight, forceAttempt, hitWords, litAdu, pinWords } from './packets.ts';
import { Speed } from './Speed.tsx';
import { ladderScene } from './scene.ts';
import { stepSentence } from './sentences.ts';
import { usualSpeed } from './speeds.ts';
import type { Story } from './stories.ts';
import { eventTable, ladderSummary } from './takeaway.ts';
import { useChosen } from './useChosen.ts';
import { useFilm } from './useFilm.ts';
import { NARROW, useMedia } from './useMedia.ts';
import { useStories } from './useStories.ts';
import { useTimeWindow } from './useTimeWindow.ts';

const TIME = { label: 'Time since the first emission', unit: 'ms' };
const TITLE = 'Packet ladder: one transfer, packet by packet';
const KEYS =
  'Space plays and pauses, left and right arrows step from event to event, up and down arrows (or J and K) go from packet to packet, D drops or saves the pinned packet, Escape unpins it and leaves the film.';

export interface LadderProps extends LadderFigureProps {
  scenario: Readonly<AlfScenario>;
}

/** The diagram of one transfer with its film, its packets' lives, and the forcing of losses. */
export function Ladder({ run, scenario, cursor, ...frame }: LadderProps) {
  const store = useStore();
  const isNarrow = useMedia(NARROW);
  const isStaged = useLook() === 'fill';
  const { stories, isBusy, error } = useStories(run, scenario);
  const isOverlaid = scenario.ladder === 'overlay';
  const hasAcks = scenario.acks === 'show';
  const scene = useMemo(() => ladderScene(stories, isOverlaid, hasAcks), [stories, isOverlaid, hasAcks]);
  const events = useMemo(() => once(() => allEvents(stories)), [stories]);
  const summary = useMemo(() => ladderSummary(stories, scenario.runs), [stories, scenario.runs]);
  const legend = useMemo(() => ladderLegend(stories, isOverlaid, hasAcks), [stories, isOverlaid, hasAcks]);
  const timeWindow = useTimeWindow(stories, scenario, isNarrow);
  const { whole, range } = timeWindow;
  const adus = stories[0]?.record.terms.adus ?? 0;
  const chosen = useChosen(adus, scenario.pin);
  const lit = useMemo(
    () => litAdu(stories, chosen.adu, chosen.attempt),
    [stories, chosen.adu, chosen.attempt],
  );
  const [chosenSpeed, setChosenSpeed] = useState<number | null>(null);
  const speed = chosenSpeed ?? usualSpeed(range[1] - range[0]);

  const film = useFilm({
    events,
    skipsAcks: !hasAcks,
    cursor: cursor.film,
    at: scenario.at,
    end: whole[1],
    speed,
    start: range[0],
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
  const shown = pointed ?? cursor.film;
  const step = pointed === null ? film.step : tellingStep(events(), pointed, !hasAcks);
  const sentence = step === null ? '' : stepSentence(stories, events(), step);

  const force = (transmission: Transmission, isLost: boolean) => {
    if (!hasRoom(scenario) && !isForced(scenario, transmission)) return;
    const patch = isLost ? dropped(scenario, transmission) : saved(scenario, transmission);
    store.set('alf', patch, { commit: true });
  };
  const pinNext = (direction: 1 | -1) => {
    const from = chosen.pinned ?? firstInSight(stories, range[0]) - direction;
    const adu = Math.min(adus - 1, Math.max(0, from + direction));
    const sent = stories[0] && lifeOf(stories[0].record, adu).attempts[0]?.emitted;
    store.set('alf', { ...timeWindow.settle(sent ?? null), pin: adu + 1 }, { commit: true });
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const { pinned, pinnedAttempt } = chosen;
    const actions: Readonly<Record<string, () => void>> = {
      ' ': film.toggle,
      ArrowRight: () => film.walk(1),
      ArrowLeft: () => film.walk(-1),
      ArrowDown: () => pinNext(1),
      j: () => pinNext(1),
      ArrowUp: () => pinNext(-1),
      k: () => pinNext(-1),
      Home: () => film.goTo(0),
      End: () => film.goTo(whole[1]),
      d: () => {
        if (pinned !== null) forceAttempt(stories, pinned, pinnedAttempt ?? 0, force);
      },
      Escape: () => (pinned === null ? film.goTo(null) : chosen.pin(null)),
    };
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    action?.();
    return action !== undefined;
  };

  const settings = <LadderControls timeWindow={timeWindow} />;
  const speeds = <Speed speed={speed} onSpeed={setChosenSpeed} />;

  return (
    <Figure
      {...frame}
      busy={frame.busy || isBusy}
      error={frame.error ?? error}
      title={TITLE}
      summary={summary}
      data={() => eventTable(stories, events())}
      fileName="packet-ladder"
      // a phone has the film and the diagram in sight together, and what is set once below them
      controls={
        isStaged ? (
          <>
            {settings}
            {speeds}
            <Legend items={legend} />
          </>
        ) : (
          !isNarrow && settings
        )
      }
    >
      {stories.length === 0 ? (
        <p className={styles.loading} data-loading="">
          The simulation is under way.
        </p>
      ) : (
        <>
          <PlayBar
            film={film}
            cursor={shown}
            isPointed={pointed !== null}
            start={range[0]}
            end={whole[1]}
            sentence={sentence}
          >
            {!isNarrow && !isStaged && speeds}
          </PlayBar>
          <div className={isStaged ? styles.diagram : undefined}>
            <TimeLadder
              scene={scene}
              time={TIME}
              whole={whole}
              range={range}
              onRange={timeWindow.move}
              cursor={shown}
              onCursor={(time, phase) => (phase === 'live' ? film.scrub(time) : film.goTo(time))}
              lit={lit}
              pointed={chosen.pointed}
              onPoint={chosen.point}
              onPick={({ subject, part }) => chosen.pin(subject, part)}
              wordsFor={(hit) => hitWords(stories, hit, isOverlaid)}
              onKey={onKey}
              keys={KEYS}
            />
          </div>
          {!isStaged && <Legend items={legend} />}
          <div
            className={
              isStaged && chosen.pinned !== null ? styles.sheet : isStaged ? undefined : styles.place
            }
          >
            {(isStaged ? chosen.pinned : chosen.adu) === null || chosen.adu === null ? (
              !isStaged && <Hint />
            ) : (
              <PacketCard
                stories={stories}
                adu={chosen.adu}
                attempt={chosen.attempt}
                isPinned={chosen.adu === chosen.pinned}
                forced={scenario}
                onPin={(adu) => chosen.pin(adu)}
                onForce={force}
              />
            )}
          </div>
          {isNarrow && !isStaged && (
            <div className={styles.settings}>
              {speeds}
              {settings}
            </div>
          )}
          <p className={styles.unseen} aria-live="polite">
            {chosen.pinned !== null && pinWords(stories, chosen.pinned)}
          </p>
        </>
      )}
    </Figure>
  );
}

function allEvents(stories: readonly Story[]): EventList {
  return mergedEvents(stories.map(({ record }) => eventsOf(record)));
}

/** Made when it is first asked for: a slider that is dragged asks for no events. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
