// A figure's data table in a dialog; loaded when it is opened.

import type { RefObject } from 'react';
import type { ProgressStore } from '../export/progress.ts';
import { DataTable } from './DataTable.tsx';
import { type ExportedFigure, figureExports, tablesOf } from './figureExports.ts';

interface FigureTableProps {
  readonly figure: ExportedFigure;
  readonly body: RefObject<HTMLElement | null>;
  readonly progress: ProgressStore;
  readonly onClose: () => void;
}

export function FigureTable({ figure, body, progress, onClose }: FigureTableProps) {
  const { saveCsv, copyCommand } = figureExports(figure, body);
  return (
    <DataTable
      title={figure.title}
      tables={tablesOf(figure)}
      onSave={saveCsv}
      onCommand={copyCommand}
      {...{ progress, onClose }}
    />
  );
}
