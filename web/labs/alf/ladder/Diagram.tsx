// The diagram of the transfers under the hand: a packet is walked to, pinned, lost, rescued and followed.

import type { ReactNode } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { Sheet } from '../../../bench/card/Sheet.tsx';
import type { Transmission } from '../../../bench/context/hand.ts';
import { actKeys, filmKeys } from '../../../bench/ladder/keys.ts';
import { type Looked, usePacket } from '../../../bench/ladder/usePacket.ts';
import { Overview } from '../../../charts/ladder/Overview.tsx';
import { SubjectCard } from '../../../charts/ladder/SubjectCard.tsx';
import type { Hit, Scene } from '../../../charts/ladder/scene.ts';
import { type Drawn, TimeLadder } from '../../../charts/ladder/TimeLadder.tsx';
import { useLook } from '../../../charts/layout/look.ts';
import { NARROW, useMedia } from '../../../charts/layout/useMedia.ts';
import { useStore } from '../../../scenario/react.tsx';
import type { Step } from './events.ts';
import styles from './Ladder.module.css';
import { lifeOf } from './life.ts';
import { PacketCard } from './PacketCard.tsx';
import { Player } from './Player.tsx';
import { firstInSight, pinWords, turnedAttempt } from './packets.ts';
import { NO_ADU } from './record.ts';
import type { Story } from './stories.ts';
import type { Film } from './useFilm.ts';
import type { TimeWindow } from './useTimeWindow.ts';
import { packetPieces, standingOf, textOf } from './waiting.ts';

const TIME = { label: 'Time since the first packet left', unit: 'ms' };

export interface LadderFilm extends Film {
  /** Where it stands, or what is pointed at elsewhere; and what happens there. */
  readonly shown: number | null;
  readonly told: Step | null;
}

interface DiagramProps {
  stories: readonly Story[];
  scene: Scene;
  scenario: Readonly<AlfScenario>;
  timeWindow: TimeWindow;
  film: LadderFilm;
  children: ReactNode;
}

export function Diagram({ stories, scene, scenario, timeWindow, film, children }: DiagramProps) {
  const store = useStore();
  const isNarrow = useMedia(NARROW);
  const isStaged = useLook() === 'fill';
  const { whole, range } = timeWindow;
  const packet = usePacket<Hit>({ lab: 'alf', sight: {}, ...wayThrough(stories, timeWindow) });
  const { looked, pinned, held } = packet;
  const lit = looked === null ? null : { subject: looked.packet - 1, part: looked.attempt };
  const turn = (transmission: Transmission, only?: 'lose' | 'save') => {
    const patch = turnedAttempt(stories, store.scenario('alf'), transmission, only);
    if (patch !== null) store.set('alf', patch, { commit: true });
  };
  const follow = () => {
    if (film.isPlaying) film.toggle();
    else if (pinned !== null) film.play(...lifetime(stories, pinned.packet - 1));
  };
  const keys = [
    ...packet.keys,
    ...actKeys(packet.isMarked ? [] : ['lose', 'save'], (act) => {
      if (held !== null && act !== 'delay') turn({ packet: held.packet, attempt: held.attempt ?? 0 }, act);
    }),
    ...filmKeys({ ...film, end: whole[1] }),
    {
      keys: ['Escape'],
      does: 'close the card, then leave the film',
      act: () => {
        if (!packet.leave()) film.goTo(null);
      },
    },
  ];
  const card = pinned !== null && (
    <PacketCard
      key={pinned.packet}
      {...{ stories, adu: pinned.packet - 1, attempt: pinned.attempt, hand: scenario }}
      takesFocus={packet.isByKey}
      isFollowed={film.isPlaying}
      onTurn={turn}
      onFollow={follow}
      onClose={packet.close}
    />
  );
  const subject = (pinned?.packet ?? 0) - 1;
  const cardAt = (drawn: Drawn) => (
    <SubjectCard {...drawn} subject={subject}>
      {card}
    </SubjectCard>
  );
  return (
    <>
      <div ref={packet.place} className={isStaged ? styles.diagram : undefined}>
        <TimeLadder
          {...{ scene, whole, range, lit, keys, time: TIME, cursor: film.shown }}
          onRange={timeWindow.move}
          onCursor={(time, phase) => (phase === 'live' ? film.scrub(time) : film.goTo(time))}
          pointed={packet.pointed}
          onPoint={packet.point}
          onPick={packet.pick}
          wordsFor={({ subject }) => `Packet ${subject + 1}. ${textOf(packetPieces(stories, subject))}`}
          standing={standingOf(stories)}
          player={<Player film={film} cursor={film.shown} start={range[0]} end={whole[1]} />}
          card={card && !isNarrow ? { subject, at: cardAt } : undefined}
          strip={Overview}
        />
      </div>
      {children}
      {card && isNarrow && <Sheet>{card}</Sheet>}
      <p className={styles.unseen} aria-live="polite">
        {looked !== null && packet.pointed === null && pinWords(stories, looked.packet - 1)}
      </p>
    </>
  );
}

/** From packet to packet, all its attempts together. */
function wayThrough(stories: readonly Story[], { range, settle }: TimeWindow) {
  const adus = stories[0]?.record.terms.adus ?? 0;
  return {
    packetOf: ({ subject, part }: Hit): Looked | null =>
      subject === NO_ADU ? null : { packet: subject + 1, attempt: part },
    has: ({ packet }: Looked) => packet <= adus,
    next: (from: Looked | null, by: 1 | -1): Looked => {
      const packet = from === null ? firstInSight(stories, range[0]) + 1 : from.packet + by;
      return { packet: Math.min(adus, Math.max(1, packet)), attempt: null };
    },
    show: ({ packet }: Looked) => {
      const sent = stories[0] && lifeOf(stories[0].record, packet - 1).attempts[0]?.emitted;
      return settle(sent ?? null);
    },
  };
}

/** From the first emission of a packet to the end of its last delivery. */
function lifetime(stories: readonly Story[], adu: number): [from: number, until: number] {
  const lives = stories.map(({ record }) => lifeOf(record, adu));
  const from = Math.min(...lives.map(({ attempts: [first] }) => first?.emitted ?? 0));
  return [from, Math.max(...lives.map(({ processed }) => processed))];
}
