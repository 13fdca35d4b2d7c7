// Names in the window's title what is open on the page.

import { useEffect } from 'react';

/** Adds `words` to the title that the shell has set for the whole page. */
export function useTitle(words: string): void {
  useEffect(() => {
    document.title = `${words} · Out of Sequence`;
  }, [words]);
}
