// The figures of a laboratory: one of them on the stage, or all at once, and the full text below.

import type { ReactNode } from 'react';
import { useScenario } from '../../scenario/react.tsx';
import { ContactSheet } from './lazy.ts';
import { BelowStage, Stage, type StageProps } from './Stage.tsx';

interface FiguresProps extends StageProps {
  /** All measures, tables, captions. */
  readonly children: ReactNode;
}

/** As one element that stays the same it is drawn with its own scenario only. */
export function Figures({ children, ...shown }: FiguresProps) {
  if (useScenario(shown.lab).fig === 'all') return <ContactSheet {...shown}>{children}</ContactSheet>;
  return (
    <>
      <Stage {...shown} />
      <BelowStage>{children}</BelowStage>
    </>
  );
}
