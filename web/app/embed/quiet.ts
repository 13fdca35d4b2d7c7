// In a frame the page writes over its own entry of the history and makes none: whoever goes back leaves the talk, or the
// course, by one step, and not a slider's.

import { browserHistory } from '../../scenario/history.ts';

export function keepHistoryQuiet(): void {
  const { replace } = browserHistory;
  Object.assign(browserHistory, {
    push: replace,
    goTo: (text: string) => {
      try {
        window.history.replaceState(null, '', text);
      } catch {
        replace(text);
      }
      window.dispatchEvent(new Event('hashchange'));
    },
  });
}
