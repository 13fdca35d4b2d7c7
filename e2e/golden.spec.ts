// The browser computes the same bits as the native build (docs/decisions/counter-based-draws.md). With each `npm test` Node does, which
// has the same engine as Chromium (web/sim/golden.test.ts).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { LABS } from '../sim-wasm/pkg/params.ts';
import { MODULE_OF } from '../sim-wasm/pkg/simulation.ts';
import { EVERY } from './every.ts';
import { expect, open, test } from './page.ts';

type Digest = (scenario: string, measures: string) => string;

/** The JavaScript binding of a module, with functions such as `alf_digest` of `alf.js`. */
interface Binding {
  default(input: { module_or_path: string }): Promise<unknown>;
  readonly [name: string]: Digest | Binding['default'];
}

const END = '_digests.txt';
const lists = readdirSync(join(root, 'fixtures')).filter((file) => file.endsWith(END));

test(`digests of ${LABS.map(({ id }) => id).join(', ')}`, EVERY, async ({ page }) => {
  expect(lists).toHaveLength(LABS.length);
  await open(page);
  for (const list of lists) {
    const lab = list.slice(0, -END.length);
    const [head = '', ...lines] = readFileSync(join(root, 'fixtures', list), 'utf8')
      .trim()
      .split('\n');
    expect(lines.length, lab).toBeGreaterThan(4);
    // the names of the measures in the digests
    const measures = head.replace('measures: ', '');
    const scenarios = lines.map((line) => line.split(' ')[0] ?? '');
    const fn = `${lab}_digest`;
    const name = Object.entries<string>(MODULE_OF).find(([key]) => key === fn)?.[1];
    // the module that the page loads, under the page's content security policy
    const isModule = new RegExp(`^${name}_bg.*\\.wasm$`);
    const wasm = readdirSync(join(root, 'dist/assets')).find((file) => isModule.test(file));
    await page.route(`**/${name}.js`, (route) =>
      route.fulfill({ path: join(root, `sim-wasm/pkg/${name}.js`) }),
    );
    const digests = await page.evaluate(
      async ({ name, fn, address, scenarios, measures }) => {
        const script = new URL(`${name}.js`, document.baseURI).href;
        const module: Binding = await import(script);
        await module.default({ module_or_path: address });
        const digest = module[fn] as Digest;
        return scenarios.map((scenario) => `${scenario} ${digest(scenario, measures)}`);
      },
      { name, fn, address: `assets/${wasm}`, scenarios, measures },
    );
    // without the models' version, which follows each digest
    expect(digests, lab).toEqual(lines.map((line) => line.split(' ').slice(0, 2).join(' ')));
  }
});
