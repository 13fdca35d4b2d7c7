// The view of the open lesson, set on the root element: with it the page's bar is hidden (web/app/frame.css) until another page
// is opened.

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
