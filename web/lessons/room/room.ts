// The state of the room view: the screen, the counted hands, and times. It stays in the browser: the history entry holds it, so that
// a reload loses no vote, and it is sent to the notes in a second window.

import type { Answer } from '../read/answer.ts';

export interface Room {
  readonly at: number;
  /** The hands for each option, by the screen's index. */
  readonly votes: Readonly<Record<number, readonly number[]>>;
  /** The common guess of the class, by the question's index; for questions without counted hands. */
  readonly guesses: Readonly<Record<number, Answer | null>>;
  /** When the lesson and the open screen began (ms since 1970). */
  readonly begun: number;
  readonly since: number;
  /** Whether the screen is blank, so that the room looks at the speaker. */
  readonly isBlank: boolean;
}

export type RoomAction =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'count'; readonly option: number; readonly by: 1 | -1 }
  | { readonly kind: 'guess'; readonly question: number; readonly answer: Answer | null }
  | { readonly kind: 'blank' };

export function newRoom(now: number): Room {
  return { at: 0, votes: {}, guesses: {}, begun: now, since: now, isBlank: false };
}

/** The state after an act; `last` is the index of the last screen. */
export function roomAfter(room: Room, act: RoomAction, last: number, now: number): Room {
  switch (act.kind) {
    case 'go': {
      const at = Math.min(last, Math.max(0, act.to));
      return at === room.at ? { ...room, isBlank: false } : { ...room, at, since: now, isBlank: false };
    }
    case 'count': {
      const votes = [...(room.votes[room.at] ?? [])];
      for (let option = 0; option <= act.option; option += 1) votes[option] ??= 0;
      votes[act.option] = Math.max(0, (votes[act.option] ?? 0) + act.by);
      return { ...room, votes: { ...room.votes, [room.at]: votes } };
    }
    case 'guess':
      return { ...room, guesses: { ...room.guesses, [act.question]: act.answer } };
    case 'blank':
      return { ...room, isBlank: !room.isBlank };
  }
}

/** The state of this lesson's room in a history entry or a message of another window; null if it is none. */
export function roomIn(given: unknown, id: string): Room | null {
  if (typeof given !== 'object' || given === null || !('lesson' in given) || !('room' in given)) return null;
  const room = given.room as Partial<Room> | null;
  const isWhole =
    given.lesson === id &&
    typeof room?.at === 'number' &&
    typeof room.begun === 'number' &&
    typeof room.since === 'number' &&
    typeof room.votes === 'object' &&
    typeof room.guesses === 'object';
  return isWhole ? (room as Room) : null;
}

/** A time in minutes and seconds: "1:07". */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
