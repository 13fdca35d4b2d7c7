// `npm run test:engines`: tests the page in real Chromium, Firefox and WebKit, found on the machine or
// installed if that is allowed.

import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.mjs';
import { buildPage } from './page.mjs';
import { buildOos } from './program.mjs';
import { bin, commandOutput, run } from './run.mjs';
import { fail, step } from './say.mjs';
import { setUp } from './setup.mjs';

/** The first of these programs that exists. @param {(string | undefined)[]} names */
function program(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => {
    if (name === undefined) return [];
    return name.includes('/') ? [name] : folders.map((folder) => join(folder, name));
  });
  return places.find((place) => existsSync(place));
}

/** @returns {string | undefined} */
export function findFirefox() {
  const ending = process.platform === 'win32' ? '.exe' : '';
  return program(
    process.env.FIREFOX_PATH,
    `firefox-esr${ending}`,
    `firefox${ending}`,
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
}

/** WebKit's own driver and browser for Linux, and a virtual screen. */
export function findWebKit() {
  const libraries = '/usr/lib';
  const browsers = existsSync(libraries)
    ? readdirSync(libraries).flatMap((folder) =>
        ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
          join(libraries, folder, version, 'MiniBrowser'),
        ),
      )
    : [];
  const [driver, browser, screen] = [program('WebKitWebDriver'), program(...browsers), program('Xvfb')];
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** A build that Playwright has downloaded. @param {'firefox' | 'webkit'} name */
async function ownBuild(name) {
  // set-up may have installed Playwright only just now
  const playwright = await import('@playwright/test');
  return existsSync(playwright[name].executablePath());
}

/** How each engine is found, and its Debian packages. */
const FOUND = {
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** An engine that is not Chromium, installed if that is allowed. @param {keyof typeof FOUND} name */
export async function ensureEngine(name) {
  const { find, packages } = FOUND[name];
  const have = find() !== undefined || (await ownBuild(name));
  await step(`${name === 'firefox' ? 'Firefox' : 'WebKit'} for the tests of engines`, have, () => {
    const isRoot = process.getuid?.() === 0;
    if (isRoot && commandOutput('apt-get', ['--version'])) {
      run('apt-get', ['update', '-qq']);
      if (run('apt-get', ['install', '-y', '-qq', ...packages]) && find()) return;
    }
    if (!run(process.execPath, [bin.playwright, 'install', name])) {
      fail(`no ${name} was found or could be installed: on Debian, install ${packages.join(' and ')}.`);
    }
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await setUp();
  process.env.CHROMIUM_PATH = await chromiumPath();
  await ensureEngine('firefox');
  await ensureEngine('webkit');
  await buildPage();
  await step('Command line', false, () => void buildOos());
  const rest = argv.slice(2);
  const args = [bin.playwright, 'test', '--config', 'playwright.engines.config.ts', ...rest];
  if (!run(process.execPath, args)) fail('an engine does not do what the others do: it is named above.');
}
