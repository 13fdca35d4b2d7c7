// A monkey uses the page for a given time (scripts/soak.mjs); whenever the page is at rest, its invariants are checked (faults.ts).
// For each new kind of fault, the acts are repeated with fewer and fewer, and the shortest failing list is printed with the seed.
// Then the monkey goes on.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/run.mjs';
import { type Act, actLine, episode, linksOf } from '../../scripts/soak/acts.mjs';
import { shortestFailing } from '../../scripts/soak/shortest.mjs';
import { PAGES } from '../../sim-wasm/pkg/params.ts';
import { loadTable } from '../../web/scenario/tables.ts';
import type { Engine } from '../engines/engine.ts';
import { ENGINES } from '../engines/engines.ts';
import { LAB_TABLES } from '../laboratories.ts';
import { faults, troubles } from './faults.ts';
import { type SoakHost, startSoakHost } from './host.ts';
import { perform } from './perform.ts';

const { SOAK_ENGINE = 'chromium', SOAK_MINUTES = '60', SOAK_SEED = '1', SOAK_EPISODE = '0' } = process.env;
const [minutes, seed, first] = [SOAK_MINUTES, SOAK_SEED, SOAK_EPISODE].map(Number) as [
  number,
  number,
  number,
];
/** The longest time to search for the shortest list (ms). */
const SEARCH = 5 * 60_000;

const LESSONS = readdirSync(join(root, 'public/lessons')).flatMap(
  (name) => /^(.*)\.md$/.exec(name)?.[1] ?? [],
);
const pages = [
  '',
  ...PAGES.map(({ id }) => `#/${id}`),
  ...['glossary', 'write', ...LESSONS].map((id) => `#/learn/${id}`),
  '#/papers/red-17',
  '#/nowhere',
];

/** Performs acts until a fault; returns the faults, and the number of acts before them. */
async function faultsOf(engine: Engine, host: SoakHost, acts: readonly Act[]) {
  let before = '';
  for (const [i, act] of acts.entries()) {
    try {
      await perform(engine, host.url, act);
      const found =
        act.act === 'rest' ? await faults(engine, before !== (await hashOf(engine))) : await troubles(engine);
      if (found.length > 0) return { found: [...found, `the address is ${await hashOf(engine)}`], at: i + 1 };
      if (['open', 'go', 'back', 'rest'].includes(act.act)) before = await hashOf(engine);
    } catch (error) {
      // some acts reload the page: leaving a lesson's view, loading an unknown address again
      if (LEFT.test(String(error)) && (await isOpenAgain(engine))) continue;
      const found = await troubles(engine).catch(() => []);
      return { found: [...found, String(error).split('\n')[0] ?? ''], at: i + 1 };
    }
  }
  return null;
}

/** The error messages of engines when a page is left during a call. */
const LEFT = /context was destroyed|navigation|unload/i;

/** Whether another page loads after the one that was left. */
async function isOpenAgain(engine: Engine, tries = 100): Promise<boolean> {
  const isThere = await engine.run(() => document.readyState === 'complete').catch(() => false);
  if (isThere || tries === 0) return isThere;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return isOpenAgain(engine, tries - 1);
}

/** The kind of a fault: its message without numbers, to tell the same fault from others. */
function kindOf(found: readonly string[]): string {
  return (found[0] ?? '').replace(/\d+/g, '0').slice(0, 60);
}

function hashOf(engine: Engine): Promise<string> {
  return engine.run(() => location.hash);
}

test(`a monkey with the seed ${seed} breaks nothing in ${minutes} minutes`, async () => {
  await Promise.all(LAB_TABLES.map(({ id }) => loadTable(id)));
  const links = linksOf(LAB_TABLES, pages, seed);
  const host = await startSoakHost();
  const start = ENGINES[SOAK_ENGINE];
  if (start === undefined) throw new Error(`There is no engine ${SOAK_ENGINE}.`);
  const end = performance.now() + minutes * 60_000;
  let count = 0;
  let number = first;
  let engine = await start();
  /** The shortest failing list of acts, by kind of fault. */
  const broken = new Map<string, string>();
  try {
    for (; performance.now() < end; number += 1) {
      const acts = episode(links, seed, number);
      const fault = await faultsOf(engine, host, acts);
      count += fault?.at ?? acts.length;
      if (fault === null) continue;
      console.log(`episode ${number} of seed ${seed} fails: ${fault.found.join('\n')}`);
      const kind = kindOf(fault.found);
      const fails = async (part: readonly Act[]) => {
        // a list without an act that opens a page does nothing
        if (!part.some(({ act }) => act === 'open')) return false;
        // a new browser for each try: the failed one may be broken
        await engine.close();
        engine = await start();
        const again = await faultsOf(engine, host, part);
        return again !== null && kindOf(again.found) === kind;
      };
      if (!broken.has(kind)) {
        console.log('looking for the shortest list that does');
        const until = performance.now() + SEARCH;
        const few = await shortestFailing(acts.slice(0, fault.at), fails, () => performance.now() > until);
        broken.set(
          kind,
          `--seed ${seed} --episode ${number}: ${fault.found.join('\n')}\n${few.map(actLine).join('\n')}`,
        );
      }
      // and a new one to go on with
      await engine.close();
      engine = await start();
    }
  } finally {
    console.log(`${count} acts in ${number - first} episodes of seed ${seed}, in ${SOAK_ENGINE}`);
    await engine.close();
    host.close();
  }
  expect([...broken.values()].join('\n\n')).toBe('');
});
