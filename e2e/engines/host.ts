// The built page on a host that sends the strict policy and hears what the policy stopped.

import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { ownPolicy } from '../policy.ts';

/** One figure, of transfers that are computed in no time. */
const FRAMED = '#/alf?n=30&runs=2&fig=curve';

const REPORT = 'stopped-by-the-policy';

export interface Host {
  readonly url: string;
  /** The scenario that a page of another origin has in a frame. */
  readonly framed: string;
  /** That page. */
  readonly frameUrl: string;
  /** Address of the file of the built page whose name is like this. */
  asset(name: RegExp): string;
  /** The host forgets a file until it is told to have it again. */
  lose(name: RegExp): () => void;
  /** How often a browser has reported that the policy stopped something. */
  stopped(): number;
  close(): void;
}

export async function startHost(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync(join(root, 'dist'), folder, { recursive: true });
  // the bindings without the page around them, for the digests
  cpSync(join(root, 'sim-wasm/pkg'), join(folder, 'pkg'), { recursive: true });
  let reports = 0;
  const host = await serveFolder({
    folder,
    port: 0,
    headers: { 'content-security-policy': `${ownPolicy()}; report-uri ./${REPORT}` },
    onRequest: ({ url }) => {
      if (url?.endsWith(REPORT)) reports += 1;
    },
  });
  const outside = mkdtempSync(join(tmpdir(), 'engines-'));
  // as systems for courses embed a page
  const frame = `<iframe sandbox="allow-scripts allow-same-origin" width="1000" height="700" src="${host.url}${FRAMED.replaceAll('&', '&amp;')}"></iframe>`;
  writeFileSync(join(outside, 'index.html'), `<!doctype html><title>A course</title>${frame}`);
  const course = await serveFolder({ folder: outside, port: 0 });

  const names = readdirSync(join(folder, 'assets'));
  const find = (name: RegExp) => {
    const found = names.find((each) => name.test(each));
    if (found === undefined) throw new Error(`dist/assets has no ${name}`);
    return `assets/${found}`;
  };
  return {
    url: host.url,
    framed: FRAMED,
    frameUrl: course.url,
    asset: find,
    lose(name) {
      const file = join(folder, find(name));
      renameSync(file, `${file}.lost`);
      return () => renameSync(`${file}.lost`, file);
    },
    stopped: () => reports,
    close() {
      host.close();
      course.close();
      for (const made of [folder, outside]) rmSync(made, { recursive: true });
    },
  };
}
