// The browser gives the bits that the native build gives (DESIGN.md, decision 3).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { expect, open, test } from './page.ts';

type Digest = (scenario: string) => string;

/** A laboratory's module: `alf_digest` of `alf.js`, and so on. */
interface LabModule {
  default(input: { module_or_path: string }): Promise<unknown>;
  readonly [name: string]: Digest | LabModule['default'];
}

for (const lab of ['alf', 'metrics']) {
  test(`digests of ${lab}`, async ({ page }) => {
    const lines = readFileSync(join(root, `fixtures/${lab}_digests.txt`), 'utf8')
      .trim()
      .split('\n');
    expect(lines.length).toBeGreaterThan(4);
    const scenarios = lines.map((line) => line.split(' ')[0] ?? '');
    // the module that the page itself loads, under the page's own content policy
    const isModule = new RegExp(`^${lab}_bg.*\\.wasm$`);
    const wasm = readdirSync(join(root, 'dist/assets')).find((name) => isModule.test(name));
    await page.route(`**/${lab}.js`, (route) =>
      route.fulfill({ path: join(root, `sim-wasm/pkg/${lab}.js`) }),
    );
    await open(page);
    const digests = await page.evaluate(
      async ({ lab, address, scenarios }) => {
        const script = new URL(`${lab}.js`, document.baseURI).href;
        const module: LabModule = await import(script);
        await module.default({ module_or_path: address });
        const digest = module[`${lab}_digest`] as Digest;
        return scenarios.map((scenario) => `${scenario} ${digest(scenario)}`);
      },
      { lab, address: `assets/${wasm}`, scenarios },
    );
    expect(digests).toEqual(lines);
  });
}
