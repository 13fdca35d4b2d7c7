// All figures at once are rarely what a page opens on.

import { late } from '../../late/late.tsx';

export const ContactSheet = late(
  'all figures',
  async () => (await import('./ContactSheet.tsx')).ContactSheet,
);
