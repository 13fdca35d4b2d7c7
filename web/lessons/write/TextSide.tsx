// The text of the lesson: buttons for blocks, the field, additions to the block at the cursor, and the list of problems.

import { type DragEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadTable } from '../../scenario/tables.ts';
import { labOf } from '../facts/facts.ts';
import type { Problem } from '../read/lesson.ts';
import { AtCursor, type PacketsOf } from './AtCursor.tsx';
import { type Block, ingredientsOf, insertBlock, placeBehind, scenarioBefore } from './blocks.ts';
import { type Extra, scenarioAt, withExtra } from './extras.ts';
import { InsertBar } from './InsertBar.tsx';
import { findPlaceholders } from './placeholders.ts';
import { replaceText } from './selection.ts';
import styles from './TextSide.module.css';
import { ToMend } from './ToMend.tsx';

interface TextSideProps {
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly cursor: number;
  readonly packetsOf: PacketsOf;
  readonly onCursor: (at: number) => void;
  /** Selects a range of the text. */
  readonly onPlace: (from: number, to: number) => void;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

export function TextSide({
  text,
  problems,
  field,
  cursor,
  packetsOf,
  onCursor,
  onPlace,
  onText,
  onFile,
}: TextSideProps) {
  const [isOver, setIsOver] = useState(false);
  const put = (next: string) => {
    // rendered at once: the field must have the new text before the cursor is moved
    if (!replaceText(field.current, next)) flushSync(() => onText(next));
  };
  const insert = async (block: Block) => {
    const at = placeBehind(text, field.current?.selectionStart ?? text.length);
    const scenario = scenarioBefore(text, at);
    await known(scenario);
    const next = insertBlock(text, at, block, ingredientsOf(scenario));
    put(next.text);
    // selects the block's first placeholder, which the author replaces
    const { from, to } = findPlaceholders(next.text).find((place) => place.from >= next.at) ?? {
      from: next.at,
      to: next.at,
    };
    onPlace(from, to);
  };
  const add = async (extra: Extra, packets: readonly string[]) => {
    const scenario = scenarioAt(text, cursor);
    await known(scenario);
    const next = withExtra(text, cursor, extra, { ...ingredientsOf(scenario), packets });
    put(next.text);
    onPlace(next.from, next.to);
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    setIsOver(false);
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <section className={styles.write} aria-label="The text">
      <InsertBar onInsert={(block) => void insert(block)} />
      <textarea
        ref={field}
        className={`field ${styles.text}`}
        data-over={isOver || undefined}
        aria-label="Text of the lesson"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onSelect={({ currentTarget }) => onCursor(currentTarget.selectionStart)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      />
      <AtCursor {...{ text, cursor, packetsOf }} onExtra={(extra, packets) => void add(extra, packets)} />
      <ToMend {...{ text, problems }} onPlace={onPlace} />
    </section>
  );
}

/** Loads the table of a scenario's laboratory, which has the names for new blocks. */
async function known(scenario: string): Promise<void> {
  const lab = labOf(scenario);
  if (lab !== null) await loadTable(lab);
}
