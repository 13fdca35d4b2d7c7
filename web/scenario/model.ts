// The version of the models that a link was made with: `#/alf?w=8&model=1`. It is no part of a scenario. Links that are taken away
// name it, and who opens one is told if results of its laboratory have changed since; Rust has the same sentences
// (model::params::model).

import { type Change, MODEL_VERSION } from '#pkg/params.ts';

export const MODEL = 'model';

/** Rust reads no larger one. */
const LARGEST = 2 ** 32 - 1;

/** The text of a scenario with the version that computes it here, for a link that leaves the page; one that is given stays. */
export function withModel(text: string): string {
  if (/[?&]model=/.test(text)) return text;
  return `${text}${text.includes('?') ? '&' : '?'}${MODEL}=${MODEL_VERSION}`;
}

/** What is said of a link of a laboratory in which this has changed; null where its results are the same. */
export function saidOfModel(
  given: string,
  changes: readonly Change[] = [],
  here: number = MODEL_VERSION,
): string | null {
  const model = Math.min(Number(given), LARGEST);
  const made = `The link was made with version ${model} of the models`;
  if (model > here) return `${made}, which is later than ${here}, the version here: results may differ.`;
  const since = changes.filter(([version]) => version > model);
  if (since.length === 0) return null;
  const words = since.map(([version, what]) => `${what} (version ${version})`);
  return `${made}. Since then results of this laboratory have changed: ${words.join('; ')}.`;
}
