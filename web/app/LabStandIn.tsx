// Stand-in for a laboratory while its page loads: the same outlines and question as in the HTML (frame.ts), and, after a
// while, a line that says what is loading.

import type { LabId } from '#pkg/params.ts';
import { questionIn } from './questions.ts';

/** Returns the stand-in component of a laboratory. */
export function labStandIn(lab: LabId) {
  return function AskedQuestion() {
    return (
      <div className="outlines">
        <p className="outlines-question">{questionIn(lab)}</p>
        <p className="outlines-loading">Loading the laboratory …</p>
      </div>
    );
  };
}
