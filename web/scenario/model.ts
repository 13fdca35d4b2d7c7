// The version of the models that a link was made with: `#/alf?w=8&model=1`. It is no part of a scenario. Copied links contain
// it, and the page says if results of the laboratory have changed since. Rust has the same sentences (model::params::model).

import { type Change, MODEL_VERSION } from '#pkg/params.ts';

export const MODEL = 'model';

/** The largest version that Rust reads. */
const LARGEST = 2 ** 32 - 1;

/** A scenario's text with the version of the models of this page, for a link that leaves it; a version in the text stays. */
export function withModel(text: string): string {
  if (/[?&]model=/.test(text)) return text;
  return `${text}${text.includes('?') ? '&' : '?'}${MODEL}=${MODEL_VERSION}`;
}

/** The message for a link made with version `given`; `changes` are the laboratory's. Null where its results are the same. */
export function modelVersionMessage(
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
