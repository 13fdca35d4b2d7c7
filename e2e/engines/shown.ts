// Reads what a page shows, in any engine.

import { expect } from '@playwright/test';
import { measuresOf, oos } from '../oos.ts';
import type { Engine } from './engine.ts';

/** Waits until the page says that it is at rest (web/app/markIdle.ts). */
export async function rest(engine: Engine): Promise<void> {
  await engine.run(
    () => new Promise<null>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(null)))),
  );
  await expect.poll(() => engine.run(() => document.documentElement.dataset.idle ?? '')).toBe('true');
}

/** The shown measures, with all digits. */
export function shown(engine: Engine): Promise<Record<string, number>> {
  return engine.run(() => {
    const cells = [...document.querySelectorAll('main [data-measure]')];
    const entries = cells.map((cell): [string, number] => {
      const value = cell.matches('[data-value]') ? cell : cell.querySelector('[data-value]');
      return [cell.getAttribute('data-measure') ?? '', Number(value?.getAttribute('data-value'))];
    });
    return Object.fromEntries(entries);
  });
}

/** Checks that the page shows the same measures of a scenario as the command line prints. */
export async function expectAsPrinted(engine: Engine, link: string): Promise<void> {
  const printed = measuresOf(oos('run', link));
  const found = Object.entries(await shown(engine)).filter(([id]) => id in printed);
  expect(found.length).toBeGreaterThan(5);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(found.map(([id]) => [id, printed[id]?.mean])));
}
