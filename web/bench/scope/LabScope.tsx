// What stands around the figures of a laboratory, on its page and elsewhere.

import type { ReactNode } from 'react';
import type { LabId } from '#pkg/params.ts';
import { PlaceProvider } from '../figure/Place.tsx';
import { HowToContext } from '../howto/howTo.ts';
import { KeptProvider } from '../kept/KeptProvider.tsx';
import type { Laboratory } from '../page/laboratory.ts';

export interface LabScopeProps<L extends LabId> {
  readonly of: Pick<Laboratory<L>, 'id' | 'howTo' | 'leading'>;
  readonly children: ReactNode;
}

export function LabScope<L extends LabId>({ of, children }: LabScopeProps<L>) {
  return (
    <HowToContext value={of.howTo ?? null}>
      <PlaceProvider lab={of.id}>
        <KeptProvider lab={of.id} leading={of.leading}>
          {children}
        </KeptProvider>
      </PlaceProvider>
    </HowToContext>
  );
}
