// The keys of the room view: those of clickers, digits to count hands, and letters.

import { PRESENTER_KEYS } from '../../bench/context/presenterKeys.ts';
import type { ChoiceQuestion, Lesson } from '../read/lesson.ts';
import type { Room, RoomAction } from './room.ts';
import { chapterOf, type Screen, screenJump } from './screens.ts';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** The act of a key; null if the key has none. */
export function actOf(
  { key, code, shiftKey }: Key,
  lesson: Lesson,
  screens: readonly Screen[],
  { at }: Room,
): RoomAction | null {
  const step = PRESENTER_KEYS[key];
  if (step !== undefined) return { kind: 'go', to: at + step };
  // by `code`, because with Shift a digit key gives another character
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? /^([1-9])$/.exec(key) ?? [];
  if (digit !== undefined) {
    const asked = handCountQuestion(lesson, screens[at]);
    const option = Number(digit) - 1;
    return asked !== null && option < asked.options.length
      ? { kind: 'count', option, by: shiftKey ? -1 : 1 }
      : null;
  }
  const letter = key.toLowerCase();
  // clickers send one or the other for a dark screen
  if (letter === 'b' || key === '.') return { kind: 'blank' };
  const to =
    letter === 'r'
      ? screenJump(screens, at, 'reveal')
      : letter === 'v'
        ? screenJump(screens, at, 'talk')
        : null;
  return to === null ? null : { kind: 'go', to };
}

/** The question for which hands are counted on this screen; null if none are. */
export function handCountQuestion(lesson: Lesson, screen: Screen | undefined): ChoiceQuestion | null {
  if (screen === undefined || (screen.kind !== 'ask' && screen.kind !== 'talk')) return null;
  const question = chapterOf(lesson, screen)?.question;
  return question?.kind === 'choice' ? question : null;
}
