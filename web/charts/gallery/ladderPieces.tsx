import { useState } from 'react';
import stored from '../../../fixtures/ladders.json?raw';
import { Figure } from '../figure/Figure.tsx';
import type { Range } from '../gestures/range.ts';
import { Ladder } from '../ladder/Ladder.tsx';
import { LANES } from '../ladder/lanesLayout.tsx';
import { Overview } from '../ladder/Overview.tsx';
import type { Hit, Scene } from '../ladder/scene.ts';

const TIME = { label: 'Time since the first emission', unit: 'ms' };

/** Typed array constructors for the columns of the stored scenes, by their names. */
const COLUMNS: Readonly<Record<string, { from(values: Iterable<number>): ArrayLike<number> }>> = {
  from: Float64Array,
  to: Float64Array,
  latest: Float64Array,
  times: Float64Array,
  values: Float64Array,
  subject: Uint32Array,
  part: Uint32Array,
  again: Int32Array,
  row: Uint16Array,
  look: Uint8Array,
};

// written by a test of the laboratory from runs of the model
const SCENES = JSON.parse(stored, (key, value: unknown) =>
  Array.isArray(value) ? (COLUMNS[key]?.from(value) ?? value) : value,
) as Readonly<Record<'one-loss' | 'overlay' | 'streams', Scene>>;

interface LadderPieceProps {
  which: keyof typeof SCENES;
  cursor?: number;
  lit?: number;
}

export function LadderPiece({ which, cursor = -1, lit }: LadderPieceProps) {
  const scene = SCENES[which];
  const end = Math.max(...scene.diagrams.flatMap(({ layers }) => layers.map((layer) => layer.end)));
  const [range, setRange] = useState<Range>([0, end]);
  const [time, setTime] = useState<number | null>(cursor < 0 ? null : cursor);
  const [pointed, setPointed] = useState<Hit | null>(null);
  return (
    <Figure
      title={`Packet ladder: ${which}`}
      summary={`${scene.diagrams.length} diagrams. Gallery data: stored runs of the model.`}
      fileName="ladder"
      data={() =>
        scene.diagrams.flatMap(({ layers }) =>
          layers.map(({ label, down }) => ({ id: `${label}: sent`, unit: 'ms', values: down.from })),
        )
      }
    >
      <Ladder
        layout={LANES}
        label="Packet ladder"
        scene={scene}
        time={TIME}
        whole={[0, end]}
        range={range}
        onRange={setRange}
        film={{ cursor: time, onCursor: setTime }}
        lit={pointed !== null ? [pointed] : lit === undefined ? [] : [{ subject: lit, part: 0 }]}
        pointed={pointed}
        onPoint={setPointed}
        onPick={() => undefined}
        hitText={({ subject }) => `ADU ${subject + 1}`}
        strip={Overview}
        keys={[]}
      />
    </Figure>
  );
}
