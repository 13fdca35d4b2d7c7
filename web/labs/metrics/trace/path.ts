// The path of a flow, as a link to the simulation of TCP on it; the model makes the scenario.

import type { TraceMeasures } from '#pkg/texts.js';

type PathMeasures = Pick<TraceMeasures, 'path'>;

/** Name of the link from a trace to that simulation. */
export const PATH_NAME = 'My path in TCP';

/** The link's text: the scenario of a sender on that path. */
export function pathOf({ path }: PathMeasures): string {
  return path.scenario;
}

export function pathLink(measures: PathMeasures): string {
  return `${pathOf(measures)}&fig=path`;
}

/** How the path was estimated, and what the trace does not tell of it. */
export function pathWords({ path }: PathMeasures): string {
  return path.words.join(' ');
}
