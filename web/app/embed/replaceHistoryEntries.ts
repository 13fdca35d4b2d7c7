// In a frame the page replaces its history entry and adds none: going back then leads to the previous page of the talk or
// course, and does not undo a slider.

import { browserHistory } from '../../scenario/history.ts';

export function replaceHistoryEntries(): void {
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
