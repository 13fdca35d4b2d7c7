// Names and remarks of lines, which a chart draws without at first.

import { lateDrawing } from '../../late/lateDrawing.tsx';

export const LineNames = lateDrawing(async () => (await import('./LineNames.tsx')).LineNames);
export const RemarkWords = lateDrawing(async () => (await import('./RemarkWords.tsx')).RemarkWords);
