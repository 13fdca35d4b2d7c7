// A plot with as many lines above it as the word in its corner needs.

import { useState } from 'react';
import { LINE_HEIGHT } from './text.ts';
import { type Corner, cornerLines } from './titles.ts';
import { type Plot, type PlotInput, usePlot } from './usePlot.ts';

export function useCornerPlot(input: PlotInput, corner: Corner | undefined): Plot {
  const [lines, setLines] = useState(0);
  const top = (input.extra?.top ?? 0) + lines * LINE_HEIGHT;
  const plot = usePlot({ ...input, extra: { ...input.extra, top } });
  const needed = cornerLines(input.y, plot.isLow ? undefined : corner, plot.area.right);
  if (needed !== lines && plot.width > 0) setLines(needed);
  return plot;
}
