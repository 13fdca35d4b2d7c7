// Loads the list of lessons, which a test writes from their files, and the text of a lesson.

import { addressBeside, ONE_FILE } from '../../late/oneFile.ts';

import type { Picture } from './CardPicture.tsx';

export interface LessonCard {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly session: number;
  readonly story: string;
  readonly questions: number;
  /** Ids of the papers' claims that the lesson is about. */
  readonly claims?: readonly string[];
}

/** The titles of the course's sessions. */
export const SESSIONS: readonly string[] = [
  'Order costs time',
  'Counting disorder',
  'A late packet is taken for a loss',
  'What is a buffer worth?',
];

/** In the place of a lesson's name: the page with the answers of a class. */
export const CLASS = 'class';

/** In the place of a lesson's name: the glossary; after a slash, the word to find. */
export const GLOSSARY = 'glossary';

/** In the place of a lesson's name: the page to write a lesson; the name of a lesson to start from may follow. */
export const WRITE = 'write';

/** The name of a lesson in addresses and files. */
export const LESSON_ID = /^[a-z][a-z0-9-]{0,39}$/;

/** Whether a lesson's text is in its link (`text=…`): anybody may have written it. */
export function isLinked(id: string): boolean {
  return id.includes('=');
}

/** The note above a lesson whose text is in its link. */
export const LINKED_WORDS =
  'Whoever made the link wrote this lesson, not this site. Its numbers are computed here.';

export async function loadCards(): Promise<readonly LessonCard[]> {
  const response = await fetch(addressBeside('lessons/index.json'));
  if (!response.ok) throw new Error('The list of lessons could not be loaded.');
  return (await response.json()) as readonly LessonCard[];
}

/** The session (from 1) of a lesson, and the ids of the session's lessons in their order. */
export async function sessionOf(
  id: string,
): Promise<{ readonly at: number; readonly ids: readonly string[] }> {
  const cards = await loadCards();
  const at = cards.find((card) => card.id === id)?.session ?? 0;
  if (SESSIONS[at - 1] === undefined) throw new Error('This lesson is of no session in the list of lessons.');
  return { at, ids: cards.flatMap((card) => (card.session === at ? [card.id] : [])) };
}

/** The pictures of the cards, by the lesson's name. */
export async function loadPictures(): Promise<Readonly<Record<string, Picture>>> {
  const response = await fetch(addressBeside('lessons/pictures.json'));
  // without pictures the cards are still useful
  return response.ok ? ((await response.json()) as Readonly<Record<string, Picture>>) : {};
}

/** A lesson, and the keys of the glossary's entries that it uses. */
export interface Meeting {
  readonly id: string;
  readonly title: string;
  readonly meets: readonly string[];
}

export async function loadMet(): Promise<readonly Meeting[]> {
  const response = await fetch(addressBeside('lessons/met.json'));
  return response.ok ? ((await response.json()) as readonly Meeting[]) : [];
}

/** The text of a lesson; null if there is none of this name. A name that begins with `text=` is the text itself. */
export async function loadLesson(id: string): Promise<string | null> {
  if (isLinked(id)) return (await import('../read/linkedLesson.ts')).unpackLesson(id);
  if (!LESSON_ID.test(id)) return null;
  if (ONE_FILE !== null && ONE_FILE.files[`lessons/${id}.md`] === undefined) return null;
  const response = await fetch(addressBeside(`lessons/${id}.md`));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error('The lesson could not be loaded. Is there a connection?');
  const text = await response.text();
  // some hosts answer unknown addresses with the page's HTML
  return text.startsWith('---') ? text : null;
}

export function lessonAddress(id: string): string {
  return `#/learn/${id}`;
}
