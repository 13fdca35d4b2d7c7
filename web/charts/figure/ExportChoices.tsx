// The choices of the export menu; loaded when the menu is opened.

import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { errorMessage } from '../export/leaving.ts';
import type { Colours } from '../export/makeInColours.ts';
import type { Width } from '../export/makeInWidth.ts';
import { OtherWays } from '../export/OtherWays.tsx';
import { type ProgressStore, useExportWhenComplete } from '../export/progress.ts';
import type { ChoiceLoader, ExportChoice } from './exportChoice.ts';
import styles from './Figure.module.css';

const COLOURS = [
  { id: 'light', name: 'light' },
  { id: 'dark', name: 'dark' },
] as const;

const WIDTHS = [
  { id: 'window', name: 'as on screen' },
  { id: 'column', name: 'one column (8.5 cm)' },
] as const;

/** The page's present colours. */
function pageColours(): Colours {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Options of exported pictures; an option left out follows the page. Kept while the menu is closed. */
export interface PictureOptions {
  readonly colours?: Colours;
  readonly width?: Width;
}

export interface ExportChoicesProps {
  readonly choices: readonly ExportChoice[];
  readonly further?: ChoiceLoader | undefined;
  readonly options: PictureOptions;
  readonly onOptions: (options: PictureOptions) => void;
  readonly progress: ProgressStore;
  /** A choice was made: closes the menu. */
  readonly onChoose: () => void;
  /** Shows the outcome of an export, in a word or a sentence. */
  readonly onOutcome: (message: ReactNode) => void;
}

export function ExportChoices({
  choices,
  further,
  options,
  onOptions,
  progress,
  onChoose,
  onOutcome,
}: ExportChoicesProps) {
  const { colours = pageColours(), width = 'window' } = options;
  const run = async (choice: ExportChoice) => {
    onChoose();
    try {
      const file = await choice.run({ colours, width });
      onOutcome(file ? <OtherWays key={performance.now()} {...file} done={choice.done} /> : choice.done);
    } catch (error) {
      onOutcome(errorMessage(error));
    }
  };
  const more = useFurther(further);
  const all = [...choices, ...(more ?? [])];
  // closing the menu cancels an export that waits for the figure
  const { pending, request, progressText } = useExportWhenComplete(progress, (label: string) => {
    const choice = all.find((one) => one.label === label);
    if (choice !== undefined) void run(choice);
  });
  // the list appears only when complete: a choice must not move while a reader presses it
  if (more === null) return <p data-loading="">Loading the menu …</p>;
  return (
    <div ref={focusFirst}>
      <Radios
        legend="Background"
        options={COLOURS}
        value={colours}
        onChange={(chosen) => onOptions({ ...options, colours: chosen })}
      />
      <Radios
        legend="Width"
        options={WIDTHS}
        value={width}
        onChange={(chosen) => onOptions({ ...options, width: chosen })}
      />
      {all.map((choice) => (
        <button
          key={choice.label}
          type="button"
          title={choice.hint}
          onClick={() => (choice.isOfWhole ? request(choice.label) : void run(choice))}
        >
          {choice.label}
          {pending === choice.label && progressText !== '' && (
            <span role="status" className={styles.waits}>
              {' '}
              {progressText}; Esc gives it up
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** The menu may be open before its choices are loaded, so they take the focus when they appear. */
function focusFirst(choices: HTMLElement | null): void {
  choices?.querySelector('input')?.focus();
}

/** The figure's own further choices, as of the opening of the menu; null until they are loaded. */
function useFurther(further: ChoiceLoader | undefined): readonly ExportChoice[] | null {
  const [more, setMore] = useState<readonly ExportChoice[] | null>(null);
  const ask = useEffectEvent(() => further?.() ?? Promise.resolve([]));
  useEffect(() => {
    let isShown = true;
    ask().then(
      (found) => {
        if (isShown) setMore(found);
      },
      // without the further choices the common ones still work
      () => {
        if (isShown) setMore([]);
      },
    );
    return () => {
      isShown = false;
    };
  }, []);
  return more;
}

interface RadiosProps<I extends string> {
  readonly legend: string;
  readonly options: readonly { readonly id: I; readonly name: string }[];
  readonly value: I;
  readonly onChange: (id: I) => void;
}

function Radios<I extends string>({ legend, options, value, onChange }: RadiosProps<I>) {
  const group = useId();
  return (
    <fieldset className={styles.colours}>
      <legend>{legend}:</legend>
      {options.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name={group} checked={value === id} onChange={() => onChange(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
