// The text of the lesson: blocks to insert, the field, and what is wrong with it.

import { type DragEvent, type RefObject, useState } from 'react';
import { learn } from '../../scenario/tables.ts';
import { labOf } from '../facts/facts.ts';
import type { Problem } from '../read/lesson.ts';
import {
  type Block,
  ingredientsOf,
  inserted,
  OTHERS,
  placeBehind,
  QUESTIONS,
  scenarioBefore,
} from './blocks.ts';
import { lineAt, placeOf } from './places.ts';
import styles from './WritePage.module.css';

interface TextSideProps {
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

export function TextSide({ text, problems, field, onText, onFile }: TextSideProps) {
  const [line, setLine] = useState(1);
  const [isOver, setIsOver] = useState(false);
  const select = (from: number, to: number) => {
    const area = field.current;
    if (area === null) return;
    area.focus();
    area.setSelectionRange(from, to);
    // browsers do not bring a selection into view; a line is as high as any other where none is broken
    const lines = area.value.split('\n').length;
    area.scrollTop = ((lineAt(area.value, from) - 4) / lines) * area.scrollHeight;
  };
  const insert = async (block: Block) => {
    const at = placeBehind(text, field.current?.selectionStart ?? text.length);
    const scenario = scenarioBefore(text, at);
    const lab = labOf(scenario);
    if (lab !== null) await learn(lab);
    const next = inserted(text, at, block, ingredientsOf(scenario));
    onText(next.text);
    requestAnimationFrame(() => select(next.at, next.at));
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
        className={styles.text}
        data-over={isOver || undefined}
        aria-label="Text of the lesson"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onSelect={({ currentTarget }) => setLine(lineAt(currentTarget.value, currentTarget.selectionStart))}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      />
      <div className={styles.problems}>
        <p role="status">
          Line {line}.{' '}
          {problems.length === 0
            ? 'Nothing is wrong with the text.'
            : `${problems.length} ${problems.length === 1 ? 'thing has' : 'things have'} to be mended:`}
        </p>
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.words}`}>
                <button type="button" onClick={() => select(...placeOf(problem, text))}>
                  Line {problem.line}
                </button>{' '}
                {problem.words}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function InsertBar({ onInsert }: { readonly onInsert: (block: Block) => void }) {
  const buttons = (blocks: readonly Block[]) =>
    blocks.map((block) => (
      <button
        key={block.name}
        type="button"
        className="button"
        title={block.says}
        onClick={() => onInsert(block)}
      >
        {block.name}
      </button>
    ));
  return (
    <div className={styles.insert}>
      <fieldset>
        <legend>Insert a question</legend>
        {buttons(QUESTIONS)}
      </fieldset>
      <fieldset>
        <legend>or a block</legend>
        {buttons(OTHERS)}
      </fieldset>
    </div>
  );
}
