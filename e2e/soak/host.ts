// A host for the built page with an additional script that records its errors (watch.js).

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { serveFolder } from '../../scripts/serve.mjs';

export interface SoakHost {
  readonly url: string;
  close(): void;
}

export async function startSoakHost(): Promise<SoakHost> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  cpSync(join(root, 'dist'), folder, { recursive: true });
  cpSync(join(root, 'e2e/soak/watch.js'), join(folder, 'watch.js'));
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const watched = html.replace(
    '<meta charset="utf-8" />',
    '<meta charset="utf-8" /><script src="./watch.js"></script>',
  );
  if (watched === html) throw new Error('the page has no place for the script that watches it');
  writeFileSync(page, watched);
  const host = await serveFolder({ folder, port: 0 });
  return {
    url: host.url,
    close() {
      host.close();
      rmSync(folder, { recursive: true });
    },
  };
}
