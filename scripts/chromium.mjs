// Finds a Chromium for the browser tests in the usual places, or installs one if that is allowed.

import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { bin, commandOutput, run } from './run.mjs';
import { fail, step } from './say.mjs';

/** Chromium without windows: the same engine at half the processor time per page. */
const SHELL = 'chromium-headless-shell';
const ON_PATH = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** @returns {(string | undefined)[]} */
function usualPlaces() {
  const { LOCALAPPDATA: local, PROGRAMFILES: programs } = process.env;
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    programs && join(programs, 'Google/Chrome/Application/chrome.exe'),
    local && join(local, 'Google/Chrome/Application/chrome.exe'),
    programs && join(programs, 'Microsoft/Edge/Application/msedge.exe'),
  ];
}

/** Browsers that Playwright has downloaded, newest first. */
function playwrightCache() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    process.env.LOCALAPPDATA && join(process.env.LOCALAPPDATA, 'ms-playwright'),
  ];
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ];
  return caches
    .filter((cache) => cache !== undefined && cache !== '' && existsSync(cache))
    .flatMap((cache) =>
      readdirSync(String(cache))
        .filter((name) => /^chromium-\d+$/.test(name))
        .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
        .flatMap((name) => inside.map((file) => join(String(cache), name, file))),
    );
}

/** @returns {string | undefined} */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) =>
      ON_PATH.map((name) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
    );
  return [...onPath, ...usualPlaces(), ...playwrightCache()].find((file) => file && existsSync(file));
}

/** Chromium's sandbox needs an unprivileged user, and permissions that most CI containers do not give. */
export function sandboxArguments() {
  const isRoot = process.getuid?.() === 0;
  return isRoot || process.env.CI === 'true' ? ['--no-sandbox'] : [];
}

/** Features that Playwright switches off, repeated here because Chromium reads only the last list. */
const OFF_FOR_PLAYWRIGHT = [
  'AimEnabled',
  'AutoDeElevate',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** Pages of the address bar, which tests do not need: loading them takes as long as a test. */
const OFF_FOR_TESTS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Arguments of a Chromium that tests the page. */
export function testArguments() {
  return [...sandboxArguments(), `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_TESTS].join(',')}`];
}

function install() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && commandOutput('apt-get', ['--version'])) {
    const isUpdated = run('apt-get', ['update', '-qq']);
    const isInstalled = [SHELL, 'chromium'].some(
      (name) => isUpdated && run('apt-get', ['install', '-y', '-qq', name]),
    );
    if (isInstalled && findChromium()) return;
  }
  run(process.execPath, [bin.playwright, 'install', 'chromium']);
}

/** Path of a Chromium; ends the command if none can be had. */
export async function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    fail(`CHROMIUM_PATH names ${named}, which does not exist: correct it or unset it.`);
  await step('Chromium for the browser tests', findChromium() !== undefined, install);
  return (
    findChromium() ??
    fail(
      'no Chromium was found or could be installed: install one and set CHROMIUM_PATH to its program file.',
    )
  );
}
