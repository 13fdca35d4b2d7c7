// A row of the list: a kept scenario's number, small picture, name, and the parameters that set it apart.

import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { Words } from '../../notation/Words.tsx';
import type { KeptEntry } from '../../scenario/kept/keptEntries.ts';
import { CardPicture } from '../presets/CardPicture.tsx';
import styles from './Kept.module.css';
import { labOf, rowWords } from './rows.ts';
import type { Grip } from './useReorder.ts';

interface KeptRowProps {
  readonly entry: KeptEntry;
  readonly at: number;
  readonly others: readonly KeptEntry[];
  /** The scenario's name, or without one its default title. */
  readonly title: string;
  /** Whether this is the open scenario. */
  readonly isShown: boolean;
  readonly grip: Grip;
  /** How far the row is from its place during a drag: in pixels, and in rows. */
  readonly lift: { readonly by: number; readonly rows: number };
  readonly onOpen: () => void;
  /** Whether the open scenario is compared with this one. */
  readonly isCompared: boolean;
  /** Null if the scenario is compared already, or cannot be. */
  readonly onCompare: (() => void) | null;
  readonly onName: (name: string) => void;
  readonly onRemove: () => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onMove: (step: 1 | -1) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export function KeptRow(props: KeptRowProps) {
  const { entry, at, others, title, isShown, isCompared, grip, lift } = props;
  const { onOpen, onCompare, onName, onRemove, onStep, onMove } = props;
  const row = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const called = `${at + 1}, ${title}`;
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) (event.altKey ? onMove : onStep)(step);
    else if (event.key === 'F2' || event.key === 'Enter') field.current?.select();
    else if (event.key === 'Delete') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <li
      className={styles.row}
      data-shown={isShown || undefined}
      data-lifted={lift.by !== 0 || undefined}
      style={{ translate: `0 calc(${lift.by}px + ${lift.rows} * var(--row))` }}
    >
      <span
        className={styles.grip}
        aria-hidden="true"
        title="Drag to another place (Alt and arrow keys)"
        {...grip}
      >
        <svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true">
          {[3, 9].flatMap((x) => [4, 10, 16].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.75} />))}
        </svg>
      </span>
      <button
        ref={row}
        type="button"
        className={styles.open}
        data-row=""
        aria-label={`Open ${called}`}
        aria-current={isShown ? 'true' : undefined}
        aria-keyshortcuts="F2 Delete Alt+ArrowUp Alt+ArrowDown"
        onClick={onOpen}
        onKeyDown={onKey}
      >
        <span className={styles.number}>{at + 1}</span>
        <CardPicture lab={labOf(entry)} text={entry.text} />
      </button>
      <span className={styles.words}>
        <Name
          ref={field}
          key={entry.name}
          name={entry.name}
          title={title}
          label={`Name of ${at + 1}`}
          onName={onName}
          onLeave={() => row.current?.focus()}
        />
        <span className={styles.below}>
          <span className={styles.what}>
            <Words text={rowWords(entry, others, title)} />
          </span>
          {isCompared && <span className={styles.compared}>compared</span>}
          {onCompare !== null && (
            <button
              type="button"
              className={styles.compare}
              aria-label={`Compare with ${called}`}
              onClick={onCompare}
            >
              Compare
            </button>
          )}
        </span>
      </span>
      <button type="button" className={styles.cross} aria-label={`Remove ${called}`} onClick={onRemove}>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M1 1l10 10M11 1L1 11" />
        </svg>
      </button>
    </li>
  );
}

interface NameProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly name: string;
  /** The default title, shown while the scenario has no name. */
  readonly title: string;
  readonly label: string;
  readonly onName: (name: string) => void;
  /** Called when a key ends the editing: the row takes the focus. */
  readonly onLeave: () => void;
}

function Name({ ref, name, title, label, onName, onLeave }: NameProps) {
  return (
    <textarea
      ref={ref}
      rows={1}
      className={styles.name}
      aria-label={label}
      placeholder={title}
      title={name === '' ? 'Type a name (F2)' : undefined}
      maxLength={80}
      autoComplete="off"
      spellCheck={false}
      defaultValue={name}
      onBlur={({ target }) => {
        if (target.value !== name) onName(target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') event.currentTarget.value = name;
        onLeave();
      }}
    />
  );
}
