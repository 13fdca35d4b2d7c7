// The view of the lesson that is open. The page around a lesson goes away by it (web/app/frame.css), and comes back with
// whatever is opened next.

import { useLayoutEffect } from 'react';
import { type View, viewIn } from './view.ts';

export function useView(isLesson: boolean): View | null {
  const view = isLesson ? viewIn(window.location.search) : null;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (view === null) delete dataset.view;
    else dataset.view = view;
    return () => {
      delete dataset.view;
    };
  }, [view]);
  return view;
}
