// A host for the built page that sends the strict content security policy, and counts reported violations.

import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { ownPolicy } from '../policy.ts';

/** A small scenario with one figure, which is computed quickly. */
const FRAMED = '#/alf?n=30&runs=2&fig=curve';

const REPORT = 'stopped-by-the-policy';

export interface Host {
  readonly url: string;
  /** The scenario in the frame of a page of another origin. */
  readonly framed: string;
  /** The address of that page. */
  readonly frameUrl: string;
  /** The address of the built file with a matching name. */
  asset(name: RegExp): string;
  /** Removes a file from the host, until the returned function is called. */
  lose(name: RegExp): () => void;
  /** The number of violations that browsers have reported. */
  stopped(): number;
  close(): void;
}

export async function startHost(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync(join(root, 'dist'), folder, { recursive: true });
  // the modules' bindings by themselves, for the digests
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
  // as learning platforms embed a page
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
