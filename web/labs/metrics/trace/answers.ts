// Answers questions about a trace that has been read.

import type { TraceReader } from '#pkg/captures.js';
import type { Answer, Ask } from './asks.ts';

export function answerOf(reader: TraceReader, ask: Ask): Answer {
  if (ask.what === 'survey') return reader.survey(ask.by, ask.order);
  const { index, by, order } = ask.of;
  if (ask.what === 'stretch') return reader.stretch(index, by, order, undefined, ask.packets);
  // the reader keeps the last flow open
  const packets = reader.packets(index, by, order);
  switch (ask.what) {
    case 'packets':
      return packets;
    case 'rows':
      return reader.rows(ask.first, ask.count, ask.kinds);
    case 'place':
      return reader.place(ask.row, ask.kinds);
    case 'step':
      return reader.step(ask.row, ask.isForward, ask.kinds);
    case 'row':
      return reader.row(ask.row);
    case 'after':
      return reader.after(ask.time);
    case 'raster':
      return reader.raster(ask.axis, ask.from, ask.to, ask.width, ask.height, ask.dot, ask.mark);
    case 'wireshark':
      return reader.wireshark(ask.from, ask.to, ask.kinds);
  }
}
