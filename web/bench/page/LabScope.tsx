// The contexts that a laboratory's figures need, on its own page and elsewhere.

import type { ReactNode } from 'react';
import type { LabId } from '#pkg/params.ts';
import { KeptProvider } from '../compare/KeptProvider.tsx';
import { PlaceProvider } from '../context/FigurePlace.tsx';
import { HowToContext } from '../howto/howTo.ts';
import type { Laboratory } from './laboratory.ts';

export interface LabScopeProps<L extends LabId> {
  readonly laboratory: Pick<Laboratory<L>, 'id' | 'howTo' | 'leading'>;
  readonly children: ReactNode;
}

export function LabScope<L extends LabId>({ laboratory, children }: LabScopeProps<L>) {
  return (
    <HowToContext value={laboratory.howTo ?? null}>
      <PlaceProvider lab={laboratory.id}>
        <KeptProvider lab={laboratory.id} leading={laboratory.leading}>
          {children}
        </KeptProvider>
      </PlaceProvider>
    </HowToContext>
  );
}
