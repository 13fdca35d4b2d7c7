// Parts that load later because pages rarely open on them: the sheet of all figures.

import { late } from '../../late/late.tsx';

export const ContactSheet = late(
  'all figures',
  async () => (await import('./ContactSheet.tsx')).ContactSheet,
);
