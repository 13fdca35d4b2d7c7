// The lessons, with what only the application knows: every laboratory.

import { LearnPage } from '../../lessons/LearnPage.tsx';
import { measurerOf, packetsOf } from './measurers.ts';

export function Learn({ path }: { readonly path: string }) {
  return <LearnPage path={path} measurerOf={measurerOf} packetsOf={packetsOf} />;
}
