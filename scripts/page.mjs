// The static page in dist/, rebuilt only if something it is made from has changed.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from './run.mjs';
import { fail, step } from './say.mjs';
import { builtFiles } from './setup.mjs';
import { digest, filesBelow, isStamped, stamp } from './stamps.mjs';

export async function buildPage() {
  const sources = ['web', 'public'].flatMap((folder) => filesBelow(folder, () => true));
  const licences = ['LICENSE', 'sim-wasm/Cargo.lock', ...filesBelow('scripts/licenses', () => true)];
  const config = ['index.html', 'package-lock.json', 'package.json', 'vite.config.ts', 'scripts/policy.mjs'];
  const want = digest([...sources, ...builtFiles(), ...config, ...licences]);
  const done = existsSync(join(root, 'dist/index.html')) && isStamped('page', want);
  await step('Page in dist/', done, () => {
    if (!run(process.execPath, [bin.vite, 'build', '--logLevel', 'warn'])) {
      fail('the page could not be built: the bundler says why above.');
    }
    stamp('page', want);
  });
}
