// Where a room is: the screen, the hands that were counted, and since when. Nothing of it leaves the browser: it is in the
// entry of the history, so that a clicker that loads the page anew loses no vote, and goes to the notes in a second window.

import type { Answer } from '../read/answer.ts';

export interface Room {
  readonly at: number;
  /** By screen: hands for each option. */
  readonly votes: Readonly<Record<number, readonly number[]>>;
  /** By question: what the class guessed together, where no hands are counted. */
  readonly guesses: Readonly<Record<number, Answer | null>>;
  /** When the lesson began, and this screen (ms). */
  readonly begun: number;
  readonly since: number;
  /** Nothing is shown: the room is to look at whoever speaks. */
  readonly isBlank: boolean;
}

export type Act =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'count'; readonly option: number; readonly by: 1 | -1 }
  | { readonly kind: 'guess'; readonly question: number; readonly answer: Answer | null }
  | { readonly kind: 'blank' };

export function beginning(now: number): Room {
  return { at: 0, votes: {}, guesses: {}, begun: now, since: now, isBlank: false };
}

/** What comes of an act; `last` is the last screen. */
export function acted(room: Room, act: Act, last: number, now: number): Room {
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

/** What an entry of the history holds of this lesson, or what another window says. */
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

/** A clock's reading: "1:07". */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
