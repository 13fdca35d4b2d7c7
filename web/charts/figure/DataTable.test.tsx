// @vitest-environment happy-dom
// The dialog with a figure's data table.

import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { COMPLETE } from '../export/progress.ts';
import { DataTable } from './DataTable.tsx';

/** Closes a dialog as browsers do, which fire "close" a task later. */
function closesLater(this: HTMLDialogElement): void {
  this.removeAttribute('open');
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

test('it stays open where React mounts it twice, and tells when it is closed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(closesLater);
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  const onClose = vi.fn();
  const table = { name: 'Data', suffix: '', data: () => [{ id: 'n', values: [1, 2] }] };
  await act(async () =>
    root.render(
      <StrictMode>
        <DataTable
          title="A figure"
          tables={[table]}
          progress={COMPLETE}
          onClose={onClose}
          onSave={async () => undefined}
        />
      </StrictMode>,
    ),
  );
  expect(document.querySelector('dialog')?.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => document.querySelector('dialog')?.close());
  expect(onClose).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
