// A dialog as the page opens it: its code comes with the first one.

import { late } from '../late/late.tsx';

export const Dialog = late(
  'the dialog',
  async () => (await import('./DialogBox.tsx')).DialogBox,
  () => null,
);
