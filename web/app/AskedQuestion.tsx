// A laboratory until its page has come: what the HTML has in its place (frame.ts), and for who waits long, for what.

import type { LabId } from '#pkg/params.ts';
import { questionIn } from './questions.ts';

/** What stands in the place of a laboratory. */
export function askedBy(lab: LabId) {
  return function AskedQuestion() {
    return (
      <div className="outlines">
        <p className="outlines-question">{questionIn(lab)}</p>
        <p className="outlines-loading">Loading the laboratory …</p>
      </div>
    );
  };
}
