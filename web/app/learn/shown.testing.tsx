// Shows lessons on a page in happy-dom, also as after a reload.

import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { FigureRegistryContext } from '../../bench/page/figureSet.tsx';
import { stubBoxes } from '../../late/boxes.testing.ts';
import { eventually } from '../../late/eventually.testing.ts';
import { ScenarioProvider, useScenarioState } from '../../scenario/react.tsx';
import { ScenarioStore } from '../../scenario/store.ts';
import type { Pool } from '../../sim/pool.ts';
import { PoolProvider } from '../../sim-react/PoolProvider.tsx';
import { figuresOf } from '../laboratories.ts';
import { textOfLesson } from './lessonTexts.testing.ts';

/** Stubs for what happy-dom lacks. */
export function prepareWindow(): void {
  stubBoxes();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const text = textOfLesson(/lessons\/([^/]*)\.md$/.exec(String(address))?.[1] ?? '');
    return text === '' ? new Response('', { status: 404 }) : new Response(text);
  });
}

/** A page with its address. */
export class ShownPage {
  #root: Root | null = null;
  address = '';

  readonly #pool: Pool;
  readonly #page: (path: string) => ReactNode;

  constructor(pool: Pool, page: (path: string) => ReactNode) {
    this.#pool = pool;
    this.#page = page;
  }

  open(address = this.address): void {
    this.close();
    this.address = address;
    document.body.replaceChildren(document.createElement('main'));
    this.#root = createRoot(document.body.firstElementChild as Element);
    const write = (text: string) => {
      this.address = text;
    };
    const store = new ScenarioStore({ read: () => this.address, push: write, replace: write });
    this.#root.render(
      <ScenarioProvider store={store}>
        <PoolProvider pool={this.#pool}>
          <FigureRegistryContext value={figuresOf}>
            <OfPath page={this.#page} />
          </FigureRegistryContext>
        </PoolProvider>
      </ScenarioProvider>,
    );
  }

  close(): void {
    this.#root?.unmount();
    this.#root = null;
  }
}

function OfPath({ page }: { page: (path: string) => ReactNode }) {
  const path = useScenarioState((state) => state.page?.path ?? null);
  return path === null ? null : page(path);
}

export const words = () => (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');

export const says = (text: string) => eventually(() => expect(words()).toContain(text));

export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`no button “${name}”`);
  return found;
}

export const hasButton = (name: string) =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === name);
