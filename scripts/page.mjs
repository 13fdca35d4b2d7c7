// The static page in dist/, rebuilt only if something it is made from has changed.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, FOR_READERS, root, runAndCapture } from './run.mjs';
import { fail, step } from './say.mjs';
import { builtFiles } from './setup.mjs';
import { buildSingle } from './single.mjs';
import { digest, filesBelow, isStamped, stamp } from './stamps.mjs';

/** The address at which the page will be published, which saved pictures and files contain; empty if unknown. */
function publishedAddress() {
  const { OOS_ADDRESS: address = '' } = process.env;
  if (address !== '' && !/^https?:\/\/[^\s#?]+\/$/.test(address)) {
    fail(
      `OOS_ADDRESS must be a whole address that ends in a slash, such as https://example.org/page/; it is ${address}`,
    );
  }
  return address;
}

export async function buildPage() {
  const sources = ['web', 'public', 'docs'].flatMap((folder) => filesBelow(folder, () => true));
  const licences = ['LICENSE', 'sim-wasm/Cargo.lock', ...filesBelow('scripts/licenses', () => true)];
  const documents = [
    'scripts/docs',
    'scripts/head',
    'scripts/offline',
    'scripts/opening',
    'scripts/pack',
    'scripts/react',
    'scripts/single',
    'scripts/wave',
  ].flatMap((folder) => filesBelow(folder, () => true));
  const config = [
    'index.html',
    'package-lock.json',
    'package.json',
    'vite.config.ts',
    'vite.single.config.ts',
    'scripts/policy.mjs',
    'sim-wasm/cli/presets.json',
    'scripts/single.mjs',
  ];
  const address = publishedAddress();
  const want = digest([...sources, ...builtFiles(), ...config, ...licences, ...documents], [address]);
  const done = existsSync(join(root, 'dist/index.html')) && isStamped('page', want);
  await step('Page in dist/', done, async () => {
    const { ok } = await runAndCapture(process.execPath, [bin.vite, 'build', '--logLevel', 'warn'], {
      env: FOR_READERS,
    });
    if (!ok) {
      fail('the page could not be built: the bundler says why above.');
    }
    // readers save this file with *Export*
    await buildSingle();
    stamp('page', want);
  });
}
