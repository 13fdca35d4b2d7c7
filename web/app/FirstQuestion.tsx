// The first page until its part has come: its question stands where it will be.

import { ABOUT, QUESTION } from './frame.ts';

export function FirstQuestion() {
  return (
    <div className="first-page">
      <p className="first-question">{QUESTION}</p>
      <p className="first-about">{ABOUT}</p>
    </div>
  );
}
