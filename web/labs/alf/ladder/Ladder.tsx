import { useMemo, useRef, useState } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { Sheet } from '../../../bench/card/Sheet.tsx';
import { Figure } from '../../../charts/figure/Figure.tsx';
import { withPart } from '../../../charts/figure/state.ts';
import { type KeyLine, keyLine } from '../../../charts/frame/keys.ts';
import { useLook } from '../../../charts/frame/look.ts';
import { NARROW, useMedia } from '../../../charts/frame/useMedia.ts';
import { TimeLadder } from '../../../charts/ladder/TimeLadder.tsx';
import { useStore } from '../../../scenario/react.tsx';
import { type EventList, eventsOf, mergedEvents, tellingStep } from './events.ts';
import { dropped, hasRoom, isForced, saved, type Transmission } from './forced.ts';
import styles from './Ladder.module.css';
import { LadderControls } from './LadderControls.tsx';
import { LayersAhead } from './LayersAhead.tsx';
import { lifeOf } from './life.ts';
import { once } from './once.ts';
import { PacketCard } from './PacketCard.tsx';
import { Player } from './Player.tsx';
import { firstInSight, forceAttempt, pinWords } from './packets.ts';
import type { LadderFigureProps } from './props.ts';
import { Speed } from './Speed.tsx';
import { type Layers, layersOf, sceneOf } from './scene.ts';
import { stepSentence } from './sentences.ts';
import { usualSpeed } from './speeds.ts';
import type { Story } from './stories.ts';
import { Told } from './Told.tsx';
import { eventTable, ladderSummary, toldEvents } from './takeaway.ts';
import { useChosen } from './useChosen.ts';
import { useFilm } from './useFilm.ts';
import { type Stories, useStories } from './useStories.ts';
import { useTimeWindow } from './useTimeWindow.ts';
import { packetPieces, standingWords, textOf } from './waiting.ts';

const TIME = { label: 'Time since the first packet left', unit: 'ms' };
const TITLE = 'Packet ladder: one transfer, packet by packet';
const LEAD = 'Hatched: the sender may not send (no credit), or the application waits.';

export interface LadderProps extends LadderFigureProps {
  scenario: Readonly<AlfScenario>;
}

/**
 * The diagram of one transfer with its film, its packets' lives, and the forcing of losses. What takes long, its
 * stories and its scene, is made in steps: between them the browser is free.
 */
export function Ladder(props: LadderProps) {
  return <Staged {...props} of={useStories(props.run, props.scenario)} />;
}

type StagedProps = LadderProps & { of: Stories };

function Staged(props: StagedProps) {
  const { stories } = props.of;
  const { ladder, acks } = props.scenario;
  const layers = useMemo(
    () => layersOf(stories, ladder === 'overlay', acks === 'show'),
    [stories, ladder, acks],
  );
  return (
    <>
      <LayersAhead of={layers} />
      <Played {...props} layers={layers} />
    </>
  );
}

function Played({ of, layers, run: _, scenario, cursor, ...frame }: StagedProps & { layers: Layers }) {
  const store = useStore();
  const isNarrow = useMedia(NARROW);
  const isStaged = useLook() === 'fill';
  const { stories, isBusy, error, kept, unforced } = of;
  const hasAcks = scenario.acks === 'show';
  const isOverlaid = scenario.ladder === 'overlay';
  const scene = useMemo(
    () => sceneOf(stories, layers, isOverlaid, { kept, unforced }),
    [stories, layers, isOverlaid, kept, unforced],
  );
  // a slider that is dragged asks for no events
  const events = useMemo(() => once(() => allEvents(stories)), [stories]);
  const summary = useMemo(() => ladderSummary(stories, scenario.runs), [stories, scenario.runs]);
  const timeWindow = useTimeWindow(stories, scenario, isNarrow);
  const { whole, range } = timeWindow;
  const adus = stories[0]?.record.terms.adus ?? 0;
  const chosen = useChosen(adus, scenario.pin);
  const { adu, attempt, pinned } = chosen;
  const lit = useMemo(() => (adu === null ? null : { subject: adu, part: attempt }), [adu, attempt]);
  const [chosenSpeed, setChosenSpeed] = useState<number | null>(null);
  const speed = chosenSpeed ?? usualSpeed(range[1] - range[0]);
  const place = useRef<HTMLDivElement>(null);
  // the card that was opened by a key has the next one
  const [isByKey, setIsByKey] = useState(false);

  const film = useFilm({
    events,
    skipsAcks: !hasAcks,
    cursor: cursor.film,
    at: cursor.at,
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
    const now = store.scenario('alf');
    if (!hasRoom(now) && !isForced(now, transmission)) return;
    const patch = isLost ? dropped(now, transmission) : saved(now, transmission);
    store.set('alf', patch, { commit: true });
  };
  const bringIntoSight = (next: number) => {
    const sent = stories[0] && lifeOf(stories[0].record, next).attempts[0]?.emitted;
    return timeWindow.settle(sent ?? null);
  };
  const walk = (direction: 1 | -1) => {
    const from = adu ?? firstInSight(stories, range[0]) - direction;
    const next = Math.min(adus - 1, Math.max(0, from + direction));
    if (pinned === null) {
      chosen.walkTo(next);
      store.set('alf', bringIntoSight(next), { commit: false });
    } else store.set('alf', { ...bringIntoSight(next), pin: next + 1 }, { commit: true });
  };
  const open = (next: number, part: number | null, isKey: boolean) => {
    setIsByKey(isKey);
    chosen.pin(next, part);
  };
  const close = () => {
    chosen.pin(null);
    place.current?.querySelector<SVGSVGElement>('svg[role="application"]')?.focus({ preventScroll: true });
  };
  const follow = () => {
    if (film.isPlaying) film.toggle();
    else if (pinned !== null) {
      const lives = stories.map(({ record }) => lifeOf(record, pinned));
      const from = Math.min(...lives.map(({ attempts: [first] }) => first?.emitted ?? 0));
      film.play(from, Math.max(...lives.map(({ processed }) => processed)));
    }
  };
  /** Of the packet that is looked at, wherever the pointer is. */
  const forceByKey = (isLost: boolean) => {
    const of = pinned ?? adu;
    if (of === null) return;
    const which = (pinned === null ? attempt : chosen.pinnedAttempt) ?? 0;
    forceAttempt(stories, of, which, (transmission, wouldBeLost) => {
      if (wouldBeLost === isLost) force(transmission, isLost);
    });
  };
  const keys: readonly KeyLine[] = [
    keyLine(
      { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1, k: -1, j: 1 } as const,
      'the packet before, the next packet',
      walk,
    ),
    { keys: ['Enter'], does: 'the card of the packet', act: () => adu !== null && open(adu, attempt, true) },
    { keys: ['l'], does: 'lose the packet', act: () => forceByKey(true) },
    { keys: ['s'], does: 'save the packet', act: () => forceByKey(false) },
    { keys: [' '], does: 'play, pause', act: film.toggle },
    keyLine({ ',': -1, '.': 1 } as const, 'the event before, the next event', film.walk),
    keyLine({ Home: 0, End: whole[1] }, 'the start of the transfer, its end', film.goTo),
    {
      keys: ['Escape'],
      does: 'close the card, then leave the film',
      act: () => (adu === null ? film.goTo(null) : pinned === null ? chosen.walkTo(null) : close()),
    },
  ];

  const card = pinned !== null && stories.length > 0 && (
    <PacketCard
      key={pinned}
      stories={stories}
      adu={pinned}
      attempt={chosen.pinnedAttempt}
      forced={scenario}
      takesFocus={isByKey}
      isFollowed={film.isPlaying}
      onForce={force}
      onFollow={follow}
      onClose={close}
    />
  );
  const told = <Told time={shown} sentence={sentence} isQuiet={film.isPlaying || pointed !== null} />;
  return (
    <Figure
      {...frame}
      state={withPart(frame.state, { busy: isBusy, error })}
      title={TITLE}
      // the lane of credits is drawn where there is height for it
      lead={isStaged ? undefined : LEAD}
      summary={summary}
      caption={told}
      data={() => eventTable(stories, events())}
      tables={[{ name: 'In words', suffix: 'in-words', data: () => toldEvents(stories, events()) }]}
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
        <>
          <div ref={place} className={isStaged ? styles.diagram : undefined}>
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
              onPick={({ subject, part }) => open(subject, part, false)}
              wordsFor={({ subject }) => `Packet ${subject + 1}. ${textOf(packetPieces(stories, subject))}`}
              standing={({ id }, time) => {
                const story = stories.find((one) => one.id === id);
                return story === undefined ? '' : standingWords(story.record, time);
              }}
              player={<Player film={film} cursor={shown} start={range[0]} end={whole[1]} />}
              card={card && !isNarrow && pinned !== null ? { subject: pinned, content: card } : undefined}
              keys={keys}
            />
          </div>
          {!isStaged && told}
          {card && isNarrow && <Sheet>{card}</Sheet>}
          <p className={styles.unseen} aria-live="polite">
            {adu !== null && chosen.pointed === null && pinWords(stories, adu)}
          </p>
        </>
      )}
    </Figure>
  );
}

function allEvents(stories: readonly Story[]): EventList {
  return mergedEvents(stories.map(({ record }) => eventsOf(record)));
}
