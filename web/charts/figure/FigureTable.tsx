// A figure's data table in a dialog; loaded when it is opened.

import type { RefObject } from 'react';
import type { Underway } from '../export/whole.ts';
import { DataTable } from './DataTable.tsx';
import { type ExportedFigure, figureExports, tablesOf } from './taken.ts';

interface FigureTableProps {
  readonly figure: ExportedFigure;
  readonly body: RefObject<HTMLElement | null>;
  readonly underway: Underway;
  readonly onClose: () => void;
}

export function FigureTable({ figure, body, underway, onClose }: FigureTableProps) {
  const { saveCsv, copyCommand } = figureExports(figure, body);
  return (
    <DataTable
      title={figure.title}
      tables={tablesOf(figure)}
      onSave={saveCsv}
      onCommand={copyCommand}
      {...{ underway, onClose }}
    />
  );
}
