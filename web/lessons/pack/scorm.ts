// Lessons with the whole page around them as one SCORM 1.2 package, made in the page: its files are read where they are served,
// and nothing is sent anywhere.

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { ONE_FILE } from '../../late/oneFile.ts';
import { type Course, courseFiles, type Packed } from './manifest.ts';

/** Gives the bytes of a file of the page. */
export type Load = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The files that the page consists of: the build lists them. */
const LIST = 'files.json';

/** A name that leads out of the page, as `a/../../b` does, is none of it. */
const FILE = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** A lesson's file in the package. */
const fileOf = (name: string) => `lessons/${name}.md`;

export interface WithTexts extends Course {
  readonly lessons: readonly (Packed & { readonly text: string })[];
}

export async function scormPackage(course: WithTexts, load: Load = loadFile): Promise<Blob> {
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
  // one after the other: the page stays awake in between
  for (const file of files) add(zip, file, asPacked(file, await load(file)));
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}

/** The last of the lists in the HTML (scripts/wave): the presets that have answers, whose files no package has (scripts/pack). */
const PRESETS = /\|\^preset [^|"]*/;

/** Which module no package has, as the page is told (web/labs/metrics/trace/handOver). */
const WITHOUT = '<html data-without="archives"';

/** The page in a package asks for no file that the platform does not have. */
function asPacked(file: string, content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (file !== 'index.html') return content;
  const page = new TextDecoder().decode(content);
  return new TextEncoder().encode(page.replace(PRESETS, '').replace('<html', WITHOUT));
}

/** What is compressed already stays as it is. */
const COMPRESSED = /\.woff2$/;
/** Any time will do, so that equal lessons are equal packages. */
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
