// Renders figures outside their laboratories' pages, without a browser, computed by the real modules.

import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { FigureRegistryContext } from '../bench/page/figureSet.tsx';
import { stubBoxes } from '../late/boxes.testing.ts';
import { DrawnLater, ScenarioProvider } from '../scenario/react.tsx';
import { ScenarioStore } from '../scenario/store.ts';
import { poolInProcess } from '../sim/inProcess.testing.ts';
import { PoolProvider } from '../sim-react/PoolProvider.tsx';
import { figuresOf } from './laboratories.ts';

/** A page at a link, into which components can be rendered; the table of its laboratory must be loaded before. */
export function scopedPage(link = '#/alf?w=64') {
  stubBoxes();
  const pool = poolInProcess();
  const submit = vi.spyOn(pool, 'submit');
  const parent = document.createElement('div');
  document.body.replaceChildren(parent);
  const root = createRoot(parent);
  const store = new ScenarioStore({ read: () => link, push: vi.fn(), replace: vi.fn() });
  return {
    submit,
    /** Whether no job is running or waiting. */
    isIdle: pool.isIdle,
    /** Resolves with the next file that is offered for download. */
    nextFile: () =>
      new Promise<Blob>((resolve) => {
        vi.spyOn(URL, 'createObjectURL').mockImplementationOnce((content) => {
          resolve(content as Blob);
          return 'blob:taken';
        });
      }),
    draw: (children: ReactNode) =>
      root.render(
        <ScenarioProvider store={store}>
          <PoolProvider pool={pool}>
            <FigureRegistryContext value={figuresOf}>
              <DrawnLater>{children}</DrawnLater>
            </FigureRegistryContext>
          </PoolProvider>
        </ScenarioProvider>,
      ),
    close: () => root.unmount(),
  };
}
