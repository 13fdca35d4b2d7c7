// Names and remarks of lines, which a chart draws without at first.

import { lateDrawing } from '../../late/lateDrawing.tsx';

export const LineNames = lateDrawing(async () => (await import('./names/LineNames.tsx')).LineNames);
export const RemarkWords = lateDrawing(async () => (await import('./names/RemarkWords.tsx')).RemarkWords);
