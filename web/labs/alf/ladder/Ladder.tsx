import { type KeyboardEvent, useMemo, useState } from 'react';
import { Figure } from '../../../charts/figure/Figure.tsx';
import { Legend } from '../../../charts/figure/Legend.tsx';
import type { Hit } from '../../../charts/ladder/scene.ts';
import { TimeLadder } from '../../../charts/ladder/TimeLadder.tsx';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import { type EventList, eventsOf, mergedEvents, tellingStep } from './events.ts';
import { dropped, hasRoom, isForced, saved, type Transmission } from './forced.ts';
import styles from './Ladder.module.css';
import { LadderControls } from './LadderControls.tsx';
import type { LadderFigureProps } from './LadderFigure.tsx';
import { ladderLegend } from './legend.ts';
import { lifeOf, lifeWords } from './life.ts';
import { PacketCard } from './PacketCard.tsx';
import { PlayBar } from './PlayBar.tsx';
import { missingBefore } from './record.ts';
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

/** The diagram of one transfer with its film, its packets' lives, and the forcing of losses. */
export function Ladder({ run, cursor, ...frame }: LadderFigureProps) {
  const store = useStore();
  const scenario = useScenario('alf');
  const isNarrow = useMedia(NARROW);
  const { stories, isBusy, error } = useStories(run, scenario);
  const isOverlaid = scenario.ladder === 'overlay';
  const hasAcks = scenario.acks === 'show';
  const scene = useMemo(() => ladderScene(stories, isOverlaid, hasAcks), [stories, isOverlaid, hasAcks]);
  const events = useMemo(() => once(() => allEvents(stories)), [stories]);
  const summary = useMemo(() => ladderSummary(stories, scenario.runs), [stories, scenario.runs]);
  const legend = useMemo(() => ladderLegend(stories, isOverlaid, hasAcks), [stories, isOverlaid, hasAcks]);
  const timeWindow = useTimeWindow(stories, isNarrow);
  const { whole, range } = timeWindow;
  const adus = stories[0]?.record.terms.adus ?? 0;
  const chosen = useChosen(adus);
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

  return (
    <Figure
      {...frame}
      busy={frame.busy || isBusy}
      error={frame.error ?? error}
      title={TITLE}
      lead="Each line is a packet on its way from the sender to the receiver. Click one to follow it, and lose it or save it."
      summary={summary}
      data={() => eventTable(stories, events())}
      fileName="packet-ladder"
      controls={<LadderControls timeWindow={timeWindow} />}
    >
      {stories.length === 0 ? (
        <p className={styles.loading}>The simulation is under way.</p>
      ) : (
        <>
          <PlayBar
            film={film}
            cursor={shown}
            isPointed={pointed !== null}
            end={whole[1]}
            speed={speed}
            onSpeed={setChosenSpeed}
            sentence={sentence}
          />
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
            enlarged={frame.enlarged}
          />
          <Legend items={legend} />
          <div className={styles.place}>
            {chosen.adu === null ? (
              <Hint />
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

/** Stands where the card will. */
function Hint() {
  return (
    <div className={styles.hint}>
      <p>Point at a packet to see its whole life here; click to pin it, then drop it or save it.</p>
      <p>
        In the diagram, <kbd>Space</kbd> plays, <kbd>←</kbd> <kbd>→</kbd> step from event to event,{' '}
        <kbd>↑</kbd> <kbd>↓</kbd> go from packet to packet, <kbd>D</kbd> drops or saves the pinned one.
      </p>
    </div>
  );
}

/** An ADU, and what it waited for in each transfer. */
function litAdu(stories: readonly Story[], adu: number | null, part: number | null) {
  if (adu === null) return null;
  return { subject: adu, part, causes: stories.map(({ record }) => missingBefore(record, adu)) };
}

/** The first ADU that is sent in the window. */
function firstInSight([story]: readonly Story[], from: number): number {
  const of = story?.record.of;
  const index = of?.txEmitted.findIndex((time, at) => time >= from && of.txAttempt[at] === 0) ?? -1;
  return of?.txAdu[index] ?? 0;
}

function forceAttempt(
  stories: readonly Story[],
  adu: number,
  attempt: number,
  force: (transmission: Transmission, isLost: boolean) => void,
): void {
  for (const { record } of stories) {
    const made = lifeOf(record, adu).attempts[attempt];
    if (made) {
      force({ adu, attempt }, !made.isLost);
      return;
    }
  }
}

function hitWords(
  stories: readonly Story[],
  { diagram, layer, subject, part }: Hit,
  isOverlaid: boolean,
): string {
  const story = stories[isOverlaid ? layer : diagram];
  const attempt = part === null || part === 0 ? '' : `, attempt ${part + 1}`;
  return `ADU ${subject + 1}${attempt}, ${story?.label ?? ''}. Click to pin it.`;
}

function pinWords(stories: readonly Story[], adu: number): string {
  const lives = stories.map(({ label, record }) => lifeWords(label, lifeOf(record, adu)));
  return `ADU ${adu + 1}. ${lives.join(' ')}`;
}
