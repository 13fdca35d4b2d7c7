// Saves the whole program as one HTML file that opens on a scenario. The build puts that file beside the page; the file
// itself uses its own content. Loaded when a reader asks for it.

import { offerFile, type UndeliveredFile } from '../../charts/export/leaving.ts';
import { addressBeside, type FileSettings, ONE_FILE } from '../../late/oneFile.ts';
import { addressOf } from './address.ts';

const NAME = 'out-of-sequence.html';

/** The element of the file that says what it opens on (scripts/single). */
const GIVEN = /(<script type="application\/json" id="given">)[^<]*(?=<\/script>)/;

/** The file with `given` written into that element; throws if the file has no such element. */
export function withFileSettings(file: string, given: FileSettings): string {
  if (!GIVEN.test(file))
    throw new Error('The file beside the page is not the one file that the build puts there.');
  // escaped as JSON allows, so that no text contains </script>
  const text = JSON.stringify(given).replaceAll('<', '\\u003c');
  return file.replace(GIVEN, (_, start: string) => start + text);
}

async function wholeFile(): Promise<string> {
  if (ONE_FILE !== null) return ONE_FILE.text;
  const response = await fetch(addressBeside(`single/${NAME}`));
  if (!response.ok)
    throw new Error('This copy of the page has no such file beside it: a built one has (npm run build).');
  return response.text();
}

/** Saves the file; `scenario` is the part of a link from `#/` on. */
export async function saveWholeFile(scenario: string): Promise<UndeliveredFile | undefined> {
  const { link, note } = addressOf('');
  // an address on the reader's own machine is of no use to others
  const given = note === '' ? { scenario, from: link } : { scenario };
  const content = new Blob([withFileSettings(await wholeFile(), given)], { type: 'text/html;charset=utf-8' });
  return offerFile(NAME, content);
}
