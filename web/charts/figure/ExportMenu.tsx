import { useId, useRef, useState } from 'react';
import type { Colours } from '../take/inColours.ts';
import type { Width } from '../take/inWidth.ts';
import type { Wanted } from '../take/taking.ts';
import styles from './Figure.module.css';
import { usePop } from './usePop.ts';

export interface ExportChoice {
  label: string;
  /** Shown afterwards, such as "Copied". */
  done: string;
  run: (wanted: Wanted) => void | Promise<void>;
}

const COLOURS = [
  { id: 'light', name: 'light' },
  { id: 'dark', name: 'dark' },
] as const;

const WIDTHS = [
  { id: 'window', name: 'as wide as here' },
  { id: 'column', name: 'as a column' },
] as const;

/** Of the page. */
function now(): Colours {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** A small menu in the browser's top layer: not clipped by the page, closed by Escape and outside clicks. */
export function ExportMenu({ choices, title }: { choices: readonly ExportChoice[]; title: string }) {
  const pop = usePop();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [word, setWord] = useState('');
  const [colours, setColours] = useState<Colours | null>(null);
  const [width, setWidth] = useState<Width>('window');
  const [colourGroup, widthGroup] = [useId(), useId()];

  const run = async (choice: ExportChoice) => {
    pop.close();
    try {
      await choice.run({ colours: colours ?? now(), width });
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
      <button {...pop.button} type="button" className={styles.button} aria-label={`Export: ${title}`}>
        Export
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside. */}
      <div
        {...pop.box}
        className={styles.menu}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          const all = [...event.currentTarget.querySelectorAll('button')];
          const now = all.indexOf(document.activeElement as HTMLButtonElement);
          all.at((now + step) % all.length)?.focus();
        }}
      >
        {/* a figure that is drawn again does not draw what nobody has opened */}
        {pop.isOpen && (
          <>
            <fieldset className={styles.colours}>
              <legend>Pictures</legend>
              {COLOURS.map(({ id, name }) => (
                <label key={id}>
                  <input
                    type="radio"
                    name={colourGroup}
                    checked={(colours ?? now()) === id}
                    onChange={() => setColours(id)}
                  />
                  {name}
                </label>
              ))}
            </fieldset>
            <fieldset className={styles.colours}>
              <legend className="visually-hidden">Width of pictures</legend>
              {WIDTHS.map(({ id, name }) => (
                <label key={id}>
                  <input
                    type="radio"
                    name={widthGroup}
                    checked={width === id}
                    onChange={() => setWidth(id)}
                  />
                  {name}
                </label>
              ))}
            </fieldset>
            {choices.map((choice) => (
              <button key={choice.label} type="button" onClick={() => void run(choice)}>
                {choice.label}
              </button>
            ))}
          </>
        )}
      </div>
    </>
  );
}
