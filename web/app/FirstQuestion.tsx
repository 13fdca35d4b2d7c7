// Stand-in for the first page while it loads: its question, where the page will have it.

import { ABOUT, QUESTION } from './frame.ts';

export function FirstQuestion() {
  return (
    <div className="first-page">
      <p className="first-question">{QUESTION}</p>
      <p className="first-about">{ABOUT}</p>
    </div>
  );
}
