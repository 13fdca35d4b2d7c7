// The interactive diagram of the transfers: a packet is selected, pinned, lost, saved and followed.

import type { ReactNode } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import type { Transmission } from '../../../bench/context/hand.ts';
import { PacketLadder } from '../../../bench/ladder/PacketLadder.tsx';
import type { ChosenTransmission } from '../../../bench/ladder/usePacket.ts';
import { LANES } from '../../../charts/ladder/lanesLayout.tsx';
import { Overview } from '../../../charts/ladder/Overview.tsx';
import type { Hit, Scene } from '../../../charts/ladder/scene.ts';
import { useStore } from '../../../scenario/react.tsx';
import type { Step } from './events.ts';
import { lifeOf } from './life.ts';
import { PacketCard } from './PacketCard.tsx';
import { Player } from './Player.tsx';
import { firstAduFrom, pinWords, turnedLosses } from './packets.ts';
import { NO_ADU } from './record.ts';
import type { Story } from './stories.ts';
import type { Film } from './useFilm.ts';
import type { TimeWindow } from './useTimeWindow.ts';
import { packetPieces, standingOf, textOf } from './waiting.ts';

const TIME = { label: 'Time since the first packet left', unit: 'ms' };

export interface LadderFilm extends Film {
  /**
   * Time that is shown (ms): the film's, or the time pointed at in the buffer trace; and the step that the text tells.
   */
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
  const { whole, range } = timeWindow;
  const turn = (transmission: Transmission, only?: 'lose' | 'save') => {
    const patch = turnedLosses(stories, store.scenario('alf'), transmission, only);
    if (patch !== null) store.set('alf', patch, { commit: true });
  };
  const follow = (adu: number) => {
    if (film.isPlaying) film.toggle();
    else film.play(...lifetime(stories, adu));
  };
  return (
    <PacketLadder
      layout={LANES}
      lab="alf"
      {...{ scene, whole, range, time: TIME, label: 'Packet ladder', strip: Overview, sight: {} }}
      onRange={timeWindow.move}
      way={wayThrough(stories, timeWindow)}
      markOf={({ packet, attempt }) => ({ subject: packet - 1, part: attempt })}
      hitText={({ subject }) => `Packet ${subject + 1}. ${textOf(packetPieces(stories, subject))}`}
      said={({ packet }) => pinWords(stories, packet - 1)}
      acts={['lose', 'save']}
      onAct={(act, { packet, attempt }) => act !== 'delay' && turn({ packet, attempt: attempt ?? 0 }, act)}
      film={{
        ...film,
        end: whole[1],
        cursor: film.shown,
        onCursor: (time, phase) => (phase === 'live' ? film.scrub(time) : film.goTo(time)),
        stateText: standingOf(stories),
        player: <Player film={film} cursor={film.shown} start={range[0]} end={whole[1]} />,
      }}
      card={({ packet, attempt }, handling) => (
        <PacketCard
          key={packet}
          {...{ stories, adu: packet - 1, attempt, hand: scenario, ...handling }}
          isFollowed={film.isPlaying}
          onTurn={turn}
          onFollow={() => follow(packet - 1)}
        />
      )}
    >
      {children}
    </PacketLadder>
  );
}

/** Moves the time window from packet to packet, with all attempts of a packet in view. */
function wayThrough(stories: readonly Story[], { range, settle }: TimeWindow) {
  const adus = stories[0]?.record.terms.adus ?? 0;
  return {
    packetOf: ({ subject, part }: Hit): ChosenTransmission | null =>
      subject === NO_ADU ? null : { packet: subject + 1, attempt: part },
    has: ({ packet }: ChosenTransmission) => packet <= adus,
    next: (from: ChosenTransmission | null, by: 1 | -1): ChosenTransmission => {
      const packet = from === null ? firstAduFrom(stories, range[0]) + 1 : from.packet + by;
      return { packet: Math.min(adus, Math.max(1, packet)), attempt: null };
    },
    show: ({ packet }: ChosenTransmission) => {
      const sent = stories[0] && lifeOf(stories[0].record, packet - 1).attempts[0]?.emitted;
      return settle(sent ?? null);
    },
  };
}

/** From the first emission of a packet to the end of its last delivery (ms), over all transfers. */
function lifetime(stories: readonly Story[], adu: number): [from: number, until: number] {
  const lives = stories.map(({ record }) => lifeOf(record, adu));
  const from = Math.min(...lives.map(({ attempts: [first] }) => first?.emitted ?? 0));
  return [from, Math.max(...lives.map(({ processed }) => processed))];
}
