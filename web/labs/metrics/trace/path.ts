// The path that a flow tells of, as a link to what senders make of it: the model makes the scenario.

import type { TraceMeasures } from '#pkg/texts.js';

type PathMeasures = Pick<TraceMeasures, 'path'>;

/** The question that leads from a trace to what senders make of its path. */
export const PATH_NAME = 'My path in TCP';

/** The scenario of a sender over that path. */
export function pathOf({ path }: PathMeasures): string {
  return path.scenario;
}

export function pathLink(measures: PathMeasures): string {
  return `${pathOf(measures)}&fig=path`;
}

/** How it was taken, and what the trace does not tell. */
export function pathWords({ path }: PathMeasures): string {
  return path.words.join(' ');
}
