// The whole laboratory as one file with a scenario in it: the build puts it beside the page, and the file has itself inside.
// Loaded when a reader asks for it.

import { offerFile, type Undelivered } from '../../charts/export/leaving.ts';
import { beside, type Given, ONE_FILE } from '../../late/oneFile.ts';
import { addressOf } from './address.ts';

const NAME = 'out-of-sequence.html';

/** Where the file says what it opens on (scripts/single). */
const GIVEN = /(<script type="application\/json" id="given">)[^<]*(?=<\/script>)/;

/** The file with something given to it; throws where it has no place for that. */
export function withGiven(file: string, given: Given): string {
  if (!GIVEN.test(file))
    throw new Error('The file beside the page is not the one file that the build puts there.');
  // as JSON allows it, and so that no text ends the element
  const text = JSON.stringify(given).replaceAll('<', '\\u003c');
  return file.replace(GIVEN, (_, start: string) => start + text);
}

async function wholeFile(): Promise<string> {
  if (ONE_FILE !== null) return ONE_FILE.text;
  const response = await fetch(beside(`single/${NAME}`));
  if (!response.ok)
    throw new Error('This copy of the page has no such file beside it: a built one has (npm run build).');
  return response.text();
}

/** `scenario` is the part of a link from `#/`. */
export async function saveWholeFile(scenario: string): Promise<Undelivered | undefined> {
  const { link, note } = addressOf('');
  // an address on the reader's own machine leads nobody anywhere
  const given = note === '' ? { scenario, from: link } : { scenario };
  const content = new Blob([withGiven(await wholeFile(), given)], { type: 'text/html;charset=utf-8' });
  return offerFile(NAME, content);
}
