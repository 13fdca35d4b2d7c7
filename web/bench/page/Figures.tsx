// The figures of a laboratory, one on the stage or all side by side, with the full text below.

import type { ReactNode } from 'react';
import { useScenario } from '../../scenario/react.tsx';
import { ContactSheet } from './lazy.ts';
import { BelowStage, Stage, type StageProps } from './Stage.tsx';

interface FiguresProps extends StageProps {
  /** The full text: all measures, tables and captions. */
  readonly children: ReactNode;
}

/** A component of its own, so that it is drawn again only when the scenario changes. */
export function Figures({ children, ...shown }: FiguresProps) {
  if (useScenario(shown.lab).fig === 'all') return <ContactSheet {...shown}>{children}</ContactSheet>;
  return (
    <>
      <Stage {...shown} />
      <BelowStage>{children}</BelowStage>
    </>
  );
}
