// A dialog of the page (DialogBox.tsx): its code is loaded when the first one opens.

import { late } from '../late/late.tsx';

export const Dialog = late(
  'the dialog',
  async () => (await import('./DialogBox.tsx')).DialogBox,
  () => null,
);
