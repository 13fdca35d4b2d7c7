// The leading sentence, and beside it the kept scenario's.

import type { ReactNode } from 'react';
import { Compared } from '../compare/Compared.tsx';
import { FittedSentence } from '../lead/FittedSentence.tsx';

export function LeadSentence({ children }: { children: ReactNode }) {
  return (
    <Compared>
      <FittedSentence>{children}</FittedSentence>
    </Compared>
  );
}
