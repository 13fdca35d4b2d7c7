// The box that an axis title opens: the other choices, each with its explanation, or the title's own explanation.

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Words } from '../../notation/Words.tsx';
import { OpenedBox } from '../../pops/OpenedBox.tsx';
import type { Meaning, Meanings, TitleChoice } from '../scales/axis.ts';
import styles from './TitleBox.module.css';

interface TitleBoxProps {
  readonly name: string;
  readonly choose: TitleChoice | undefined;
  readonly meaning: Meaning | undefined;
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const NO_MEANINGS: Meanings = {};

export function TitleBox({ name, choose, meaning, button, onClose }: TitleBoxProps) {
  const list = useRef<HTMLDivElement>(null);
  const meanings = useLoaded(choose?.meanings, NO_MEANINGS);
  const isLoaded = typeof meaning === 'function';
  const meaningText = useLoaded(isLoaded ? meaning : undefined, isLoaded ? undefined : meaning);
  // the explanations make the list longer than its box: scrolls to the selected choice
  useLayoutEffect(() => {
    if (meanings !== null)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [meanings]);
  const pick = (id: string) => {
    list.current?.closest<HTMLElement>('[popover]')?.hidePopover();
    choose?.onChange(id);
  };
  return (
    <OpenedBox name={name} className={styles.box} button={button} onClose={onClose}>
      {meaningText && <p>{meaningText}</p>}
      {choose && (
        <div ref={list} role="listbox" aria-label={name} tabIndex={-1} onKeyDown={move}>
          {choose.options.map(({ id, name: option }) => (
            <div
              key={id}
              role="option"
              tabIndex={-1}
              aria-selected={id === choose.value}
              data-option={id}
              className={styles.option}
              onClick={() => pick(id)}
              onKeyDown={({ key }) => {
                if (key === 'Enter' || key === ' ') pick(id);
              }}
            >
              <span className={styles.name}>
                <Words text={option} />
              </span>
              {meanings?.[id] !== undefined && <span className={styles.meaning}>{meanings[id]}</span>}
            </div>
          ))}
        </div>
      )}
    </OpenedBox>
  );
}

/** Moves the focus between options by arrow keys, Home, End and first letters. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const at = options.indexOf(document.activeElement as HTMLElement);
  const to = {
    ArrowDown: Math.min(options.length - 1, at + 1),
    ArrowUp: Math.max(0, at - 1),
    Home: 0,
    End: options.length - 1,
  }[event.key];
  const letter = event.key.length === 1 ? event.key.toLowerCase() : null;
  const named = [...options.slice(at + 1), ...options].find(
    (option) => letter !== null && option.textContent?.toLowerCase().startsWith(letter),
  );
  const next = to === undefined ? named : options[to];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/**
 * The loaded value; null until it has come, since the box is placed by its final size; `otherwise` if loading fails.
 */
function useLoaded<T>(load: (() => Promise<T>) | undefined, otherwise: T): T | null {
  const [found, setFound] = useState<T | null>(() => (load === undefined ? otherwise : null));
  // each drawing passes new functions that load the same
  const first = useRef({ load, otherwise });
  useEffect(() => {
    let isShown = true;
    const { load, otherwise } = first.current;
    load?.().then(
      (loaded) => isShown && setFound(() => loaded),
      () => isShown && setFound(() => otherwise),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return found;
}
