// @vitest-environment happy-dom
// The sources on the page About, as a reader copies them.

import { act } from 'react';
import { expect, test } from 'vitest';
import { sizedPage } from '../../charts/layout/sized.testing.ts';
import { eventually } from '../../late/eventually.testing.ts';
import { About } from './About.tsx';

test('the laboratories of a source are copied with a comma between them', async () => {
  const root = sizedPage({ width: 900, height: 400 });
  act(() => root.render(<About />));
  await eventually(() =>
    expect(document.querySelector('[data-source="rfc5681"]')?.textContent).toMatch(/RED, TCP$/),
  );
  act(() => root.unmount());
});
