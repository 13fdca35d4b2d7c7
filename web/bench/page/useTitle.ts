// What of a page is open, for the window's title.

import { useEffect } from 'react';

/** Behind the title that the shell has given the whole page. */
export function useTitle(words: string): void {
  useEffect(() => {
    document.title = `${words} · Out of Sequence`;
  }, [words]);
}
