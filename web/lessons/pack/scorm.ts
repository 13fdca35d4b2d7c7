// Makes a SCORM 1.2 package of lessons with the whole page, in the browser: the page's files are fetched from its own host, and
// nothing is sent anywhere.

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { ONE_FILE } from '../../late/oneFile.ts';
import { type Course, courseFiles, type NameAndTitle } from './manifest.ts';

/** Loads the bytes of a file of the page. */
export type LoadFile = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The build's list of the page's files. */
const LIST = 'files.json';

/** Names of files in the page's folder: a name that leads out of it, such as `a/../../b`, is refused. */
const FILE = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** A lesson's file in the package. */
const fileOf = (name: string) => `lessons/${name}.md`;

interface WithTexts extends Course {
  readonly lessons: readonly (NameAndTitle & { readonly text: string })[];
}

export async function scormPackage(course: WithTexts, load: LoadFile = loadFile): Promise<Blob> {
  const files = filesIn(new TextDecoder().decode(await load(LIST)));
  const own = {
    ...courseFiles(course, files, (name) => [fileOf(name)]),
    ...Object.fromEntries(course.lessons.map(({ name, text }) => [fileOf(name), text])),
  };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part as Uint8Array<ArrayBuffer>);
  });
  for (const [file, content] of Object.entries(own)) add(zip, file, new TextEncoder().encode(content));
  // one file after another: the page can respond between them
  for (const file of files) add(zip, file, asPacked(file, await load(file)));
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}

/** The HTML's list of presets with built answers (scripts/wave), whose files are not in a package (scripts/pack). */
const PRESETS = /\|\^preset [^|"]*/;

/** Tells the page which module a package lacks (web/labs/metrics/trace/handOver). */
const WITHOUT = '<html data-without="archives"';

/** A file's content for the package: its `index.html` must not request files that the package lacks. */
function asPacked(file: string, content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (file !== 'index.html') return content;
  const page = new TextDecoder().decode(content);
  return new TextEncoder().encode(page.replace(PRESETS, '').replace('<html', WITHOUT));
}

/** Files that are compressed already, and are stored as they are. */
const COMPRESSED = /\.woff2$/;
/** A fixed date for all files, so that equal lessons give equal packages. */
const DATED = new Date(2000, 0, 1);

function add(zip: Zip, name: string, content: Uint8Array): void {
  const file = COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 9 });
  file.mtime = DATED;
  zip.add(file);
  file.push(content, true);
}

function filesIn(list: string): readonly string[] {
  const given: unknown = JSON.parse(list);
  if (!Array.isArray(given)) throw new Error(`${LIST} lists no files`);
  return given.filter((name): name is string => typeof name === 'string' && FILE.test(name));
}

async function loadFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (ONE_FILE !== null)
    throw new Error('Packages are made in the page on a host, not in a file of its own.');
  const response = await fetch(name);
  if (!response.ok)
    throw new Error(
      name === LIST
        ? 'This copy of the page does not say which files it has: packages are made in a built one.'
        : `The file ${name} of the page could not be loaded.`,
    );
  return new Uint8Array(await response.arrayBuffer());
}
