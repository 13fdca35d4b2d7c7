// A lesson in one of its views; each view is loaded when it is opened.

import type { ComponentType } from 'react';
import { useTitle } from '../../bench/page/useTitle.ts';
import { late } from '../../late/late.tsx';
import type { Lesson } from '../read/lesson.ts';
import type { View } from '../views/view.ts';

interface ViewedProps {
  readonly lesson: Lesson;
}

/** All views but the embedded one, in which a lesson is answered as on its own page (LessonPage). */
type OtherView = Exclude<View, 'embed'>;

const SHOWN: Readonly<Record<OtherView, ComponentType<ViewedProps>>> = {
  room: late('the lesson for a room', async () => (await import('../room/RoomView.tsx')).RoomView),
  notes: late('the notes', async () => (await import('../room/NotesView.tsx')).NotesView),
  sheet: late('the sheet', async () => (await import('../print/Paper.tsx')).Sheet),
  key: late('the key', async () => (await import('../print/Paper.tsx')).Key),
};

const NAMES: Readonly<Record<OtherView, string>> = {
  room: 'in the room',
  notes: 'notes',
  sheet: 'sheet',
  key: 'key',
};

export function Viewed({ view, lesson }: ViewedProps & { readonly view: OtherView }) {
  useTitle(`${lesson.title} · ${NAMES[view]}`);
  const Shown = SHOWN[view];
  return <Shown lesson={lesson} />;
}
