// Names and remarks of lines, loaded after the chart is first drawn.

import { lateDrawing } from '../../late/lateDrawing.tsx';

export const LineNames = lateDrawing(async () => (await import('./names/LineNames.tsx')).LineNames);
export const RemarkWords = lateDrawing(async () => (await import('./names/RemarkWords.tsx')).RemarkWords);
