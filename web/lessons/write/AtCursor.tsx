// The name of the block at the cursor, and buttons for lines that can be added to it.

import { useEffect, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { lineAt } from '../check/places.ts';
import { labOf } from '../facts/facts.ts';
import { blockAt } from './blocks.ts';
import { type Extra, extrasAt, scenarioAt } from './extras.ts';
import styles from './TextSide.module.css';

/** Loads the names of a laboratory's distributions of packets. */
export type PacketsOf = (lab: LabId) => Promise<readonly string[]>;

interface AtCursorProps {
  readonly text: string;
  readonly cursor: number;
  readonly packetsOf: PacketsOf;
  readonly onExtra: (extra: Extra, packets: readonly string[]) => void;
}

export function AtCursor({ text, cursor, packetsOf, onExtra }: AtCursorProps) {
  const block = blockAt(text, cursor);
  const packets = usePackets(block?.kind === 'bars' ? labOf(scenarioAt(text, cursor)) : null, packetsOf);
  const extras = extrasAt(text, cursor).filter(({ key }) => key !== 'packets' || packets.length > 0);
  return (
    <fieldset className={styles.fields}>
      <legend>
        Line {lineAt(text, cursor)}
        {block === null ? '' : `, ${block.kind === 'front' ? 'the head' : block.kind}`}
        {extras.length > 0 && '. Add'}
      </legend>
      {extras.map((extra) => (
        <button
          key={extra.key}
          type="button"
          className="button"
          title={extra.says}
          onClick={() => onExtra(extra, packets)}
        >
          {extra.name}
        </button>
      ))}
    </fieldset>
  );
}

function usePackets(lab: LabId | null, packetsOf: PacketsOf): readonly string[] {
  const [known, setKnown] = useState<{ lab: LabId; names: readonly string[] } | null>(null);
  useEffect(() => {
    if (lab === null) return;
    let isShown = true;
    packetsOf(lab).then(
      (names) => isShown && setKnown({ lab, names }),
      // if the laboratory cannot be loaded, no distributions are offered
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [lab, packetsOf]);
  return known !== null && known.lab === lab ? known.names : [];
}
