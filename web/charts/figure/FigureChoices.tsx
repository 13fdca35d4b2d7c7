// The export choices of a figure in its present state; loaded when the menu is opened.

import type { RefObject } from 'react';
import { ExportChoices, type ExportChoicesProps } from './ExportChoices.tsx';
import { type ExportedFigure, figureExports } from './figureExports.ts';

interface FigureChoicesProps extends Omit<ExportChoicesProps, 'choices'> {
  readonly figure: ExportedFigure;
  readonly body: RefObject<HTMLElement | null>;
}

export function FigureChoices({ figure, body, ...menu }: FigureChoicesProps) {
  return <ExportChoices choices={figureExports(figure, body).choices} {...menu} />;
}
