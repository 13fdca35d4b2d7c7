// The browser gives the bits that the native build gives (DESIGN.md, decision 3).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { expect, open, test } from './page.ts';

interface AlfModule {
  default(input: { module_or_path: string }): Promise<unknown>;
  alf_digest(scenario: string): string;
}

test('ALF transfers', async ({ page }) => {
  const lines = readFileSync(join(root, 'fixtures/alf_digests.txt'), 'utf8').trim().split('\n');
  const scenarios = lines.map((line) => line.split(' ')[0] ?? '');
  // the module that the page itself loads, under the page's own content policy
  const wasm = readdirSync(join(root, 'dist/assets')).find((name) => /^alf_bg.*\.wasm$/.test(name));
  await page.route('**/alf.js', (route) => route.fulfill({ path: join(root, 'sim-wasm/pkg/alf.js') }));
  await open(page);
  const digests = await page.evaluate(
    async ({ address, scenarios }) => {
      const script = new URL('alf.js', document.baseURI).href;
      const alf: AlfModule = await import(script);
      await alf.default({ module_or_path: address });
      return scenarios.map((scenario) => `${scenario} ${alf.alf_digest(scenario)}`);
    },
    { address: `assets/${wasm}`, scenarios },
  );
  expect(digests).toEqual(lines);
});
