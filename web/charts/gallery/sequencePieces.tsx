import { useCallback, useMemo, useState } from 'react';
import { Figure } from '../figure/Figure.tsx';
import type { Range } from '../gestures/range.ts';
import type { PictureRequest, SequencePicture } from '../timesequence/picture.ts';
import { TimeSequence } from '../timesequence/TimeSequence.tsx';
import { pseudo } from './series.ts';

const NOTE = 'Gallery data: computed by a formula, not read from a capture.';
const [IN_ORDER, LATE, LIKELY, LOST, AGAIN] = [0, 1, 2, 4, 6];

interface Sent {
  readonly time: number;
  readonly number: number;
  readonly kind: number;
}

/** Segments of 1448 bytes, some of them late, one lost and retransmitted. */
function packets(count: number): Sent[] {
  const found: Sent[] = [];
  for (let k = 0; k < count; k += 1) {
    const time = (k * 30) / count;
    const number = 1 + 1448 * k;
    if (k === Math.floor(0.6 * count)) {
      found.push({ time, number, kind: LOST }, { time: time + 9, number, kind: AGAIN });
    } else if (pseudo(k) < Math.min(0.15, 60 / count)) {
      found.push({ time: time + 0.8, number, kind: pseudo(k + 0.5) < 0.2 ? LIKELY : LATE });
    } else found.push({ time, number, kind: IN_ORDER });
  }
  return found;
}

/** Imitates the picture that the reader of captures computes for a view: dense packets in order as cells. */
function pictureOf(all: readonly Sent[], { from, to, width, height }: PictureRequest): SequencePicture {
  const seen = all.filter(({ time }) => time >= from && time <= to);
  const numbers = seen.map(({ number }) => number);
  const [low, high] = [Math.min(...numbers) - 9000, Math.max(...numbers) + 9000];
  const cells = new Uint8Array(width * height);
  const isDense = seen.length > 2500;
  const forms = isDense ? seen.filter(({ kind }) => kind !== IN_ORDER) : seen;
  const cell = (time: number, number: number) => {
    const [across, down] = [(time - from) / (to - from), (high - number) / (high - low)];
    return (
      Math.min(height - 1, Math.floor(down * height)) * width +
      Math.min(width - 1, Math.floor(across * width))
    );
  };
  for (const { time, number, kind } of seen) {
    // the acknowledgment follows half a round trip later
    if (time + 1 < to) cells[cell(time + 1, number - 20_000)] = 10;
    if (isDense && kind === IN_ORDER) cells[cell(time, number)] = 1;
  }
  return {
    view: { from, to, low, high },
    width,
    height,
    cells,
    points: {
      times: Float64Array.from(forms, ({ time }) => time),
      numbers: Float64Array.from(forms, ({ number }) => number),
      kinds: Uint8Array.from(forms, ({ kind }) => kind),
    },
  };
}

const WHOLE: Range = [-0.5, 31];

export function SequencePiece({ count }: { count: number }) {
  const all = useMemo(() => packets(count), [count]);
  const [range, setRange] = useState(WHOLE);
  const [picture, setPicture] = useState<SequencePicture | null>(null);
  const want = useCallback((wanted: PictureRequest) => setPicture(pictureOf(all, wanted)), [all]);
  const of = (kind: number) => all.filter((packet) => packet.kind === kind);
  const entries = [
    { kind: LATE, name: 'reordered', count: `${of(LATE).length}` },
    { kind: LIKELY, name: 'likely reordered', count: `${of(LIKELY).length}` },
    { kind: LOST, name: 'lost', count: '1' },
    { kind: AGAIN, name: 'retransmitted', count: '1' },
    { kind: IN_ORDER, name: 'in order', count: `${of(IN_ORDER).length}` },
  ];
  const [first] = of(LATE);
  return (
    <Figure
      title="Time and sequence"
      summary={`${count} segments, one of them lost. ${NOTE}`}
      fileName="time-sequence"
      data={() => [{ id: 'time', unit: 'ms', values: all.map(({ time }) => time) }]}
    >
      <TimeSequence
        time={{ label: 'Time', unit: 'ms' }}
        number={{ label: 'Sequence', unit: 'bytes', format: '~s' }}
        whole={WHOLE}
        range={range}
        onRange={setRange}
        picture={picture}
        onRequest={want}
        entries={entries}
        chosen={first ? { ...first, opened: first.time - 0.8 } : null}
        onChoose={() => undefined}
        onStep={() => undefined}
        tell={(point) => ({ rows: [{ value: `packet ${point}` }], place: 'a place' })}
      />
    </Figure>
  );
}
