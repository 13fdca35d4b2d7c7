// The interactive packet ladder of every laboratory: a reader steps to a packet, pins its card and changes its fate. A
// laboratory gives the scene, its words, and the possible changes.

import { type ReactNode, use } from 'react';
import type { Range } from '../../charts/gestures/range.ts';
import { Ladder, type LadderFilm, type LadderProps } from '../../charts/ladder/Ladder.tsx';
import { LadderCard } from '../../charts/ladder/LadderCard.tsx';
import type { LitSubject } from '../../charts/ladder/LitMarks.tsx';
import type { LadderFrame } from '../../charts/ladder/lanes.ts';
import type { Scene } from '../../charts/ladder/scene.ts';
import { useLook } from '../../charts/layout/look.ts';
import { NARROW_WINDOW, useMedia } from '../../charts/layout/useMedia.ts';
import { Sheet } from '../card/Sheet.tsx';
import { HasLeadContext } from '../compare/comparison.ts';
import type { HandLab } from '../context/hand.ts';
import { actKeys, type FilmControls, filmKeys, type HandChange } from './keys.ts';
import { type ChosenTransmission, type PacketSight, type PacketWay, usePacket } from './usePacket.ts';

/** How a card was opened, and how it is closed. */
interface CardHandling {
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

interface PacketLadderProps<S extends Scene, F extends LadderFrame>
  extends Pick<LadderProps<S, F>, 'layout' | 'scene' | 'time' | 'label' | 'hint' | 'hitText' | 'strip'> {
  lab: HandLab;
  whole: Range;
  range: Range;
  onRange: (range: Range, phase: 'live' | 'commit') => void;
  /** The window of time that is shown; changes by hand write it into the scenario, so that the view does not move. */
  sight: PacketSight;
  way: PacketWay;
  /** The marks of a packet in the scene; null if it has none. */
  markOf: (looked: ChosenTransmission) => LitSubject | null;
  /** Words about a packet that is stepped to or pinned, for screen readers. */
  said: (looked: ChosenTransmission) => string;
  acts: readonly HandChange[];
  onAct: (act: HandChange, packet: ChosenTransmission) => void;
  card: (pinned: ChosenTransmission, handling: CardHandling) => ReactNode;
  film?: (LadderFilm & FilmControls) | undefined;
  /** Shown between the ladder and, on a phone, its card. */
  children?: ReactNode;
}

export function PacketLadder<S extends Scene, F extends LadderFrame>(props: PacketLadderProps<S, F>) {
  const { lab, layout, sight, way, markOf, film } = props;
  const look = useLook();
  const isNarrow = useMedia(NARROW_WINDOW);
  // in a text, where there is no lead, a sheet opened by the link would cover the text's own buttons unasked
  const hasLead = use(HasLeadContext);
  const packet = usePacket({ lab, sight, ...way });
  const { pointed, looked, pinned, held } = packet;
  const [seen, own] = [looked && markOf(looked), pinned && markOf(pinned)];
  const subject = own?.subject ?? null;
  const keys = [
    ...packet.keys,
    ...actKeys(packet.isMarked ? [] : props.acts, (act) => held !== null && props.onAct(act, held)),
    ...(film === undefined ? [] : filmKeys(film)),
    {
      keys: ['Escape'],
      does: film === undefined ? 'close the card' : 'close the card, then leave the film',
      act: () => {
        if (!packet.leave()) film?.goTo(null);
      },
    },
  ];
  const card =
    pinned !== null && look !== 'mini'
      ? props.card(pinned, { takesFocus: packet.isByKey, onClose: packet.close })
      : null;
  return (
    <>
      <div ref={packet.place} style={look === 'flow' ? undefined : { blockSize: '100%', minBlockSize: 0 }}>
        <Ladder
          {...{ layout, pointed, keys, film }}
          {...{ scene: props.scene, time: props.time, label: props.label, hint: props.hint }}
          {...{ whole: props.whole, range: props.range, onRange: props.onRange, strip: props.strip }}
          hitText={props.hitText}
          lit={[seen?.subject === subject ? null : own, seen].filter((one) => one !== null)}
          onPoint={packet.point}
          onPick={packet.pick}
          idleReadout={looked === null ? null : props.said(looked)}
          card={
            card === null || subject === null || isNarrow
              ? undefined
              : {
                  subject,
                  at: (drawn) => (
                    <LadderCard {...drawn} {...{ layout, subject }}>
                      {card}
                    </LadderCard>
                  ),
                }
          }
        />
      </div>
      {props.children}
      {card !== null && isNarrow && (hasLead || packet.isByHand) && (
        <Sheet onClose={packet.close}>{card}</Sheet>
      )}
    </>
  );
}
