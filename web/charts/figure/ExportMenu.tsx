import { type ToggleEvent, useId, useRef, useState } from 'react';
import styles from './Figure.module.css';
import { ButtonFace } from './icons.tsx';

export interface ExportChoice {
  label: string;
  /** Said after it was done, such as "Copied". */
  done: string;
  run: () => void | Promise<void>;
}

/** A small menu in the browser's own top layer: no clipping by the page, Escape and outside clicks close it. */
export function ExportMenu({ choices, title }: { choices: readonly ExportChoice[]; title: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [word, setWord] = useState('');

  const place = (event: ToggleEvent<HTMLDivElement>) => {
    const anchor = button.current?.getBoundingClientRect();
    const box = menu.current;
    if (event.newState !== 'open' || !anchor || !box) return;
    const { offsetWidth: width, offsetHeight: height } = box;
    const below = anchor.bottom + 4;
    const top = below + height > window.innerHeight ? Math.max(4, anchor.top - 4 - height) : below;
    box.style.left = `${Math.max(8, Math.min(anchor.right - width, window.innerWidth - width - 8))}px`;
    box.style.top = `${top}px`;
    box.querySelector('button')?.focus();
  };

  const run = async (choice: ExportChoice) => {
    menu.current?.hidePopover();
    try {
      await choice.run();
      setWord(choice.done);
    } catch (error) {
      setWord(error instanceof Error ? error.message : String(error));
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWord(''), 4000);
  };

  return (
    <>
      <output className={styles.done}>{word}</output>
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={`Export: ${title}`}
        title="Export"
      >
        <ButtonFace icon="export" word="Export" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside. */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onToggle={place}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          const all = [...event.currentTarget.querySelectorAll('button')];
          const now = all.indexOf(document.activeElement as HTMLButtonElement);
          all.at((now + step) % all.length)?.focus();
        }}
      >
        {choices.map((choice) => (
          <button key={choice.label} type="button" onClick={() => void run(choice)}>
            {choice.label}
          </button>
        ))}
      </div>
    </>
  );
}
