import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { late } from '../../late/late.tsx';
import { usePop } from '../../pops/usePop.ts';
import type { ProgressStore } from '../export/progress.ts';
import type { PictureOptions } from './ExportChoices.tsx';
import type { ChoiceLoader } from './exportChoice.ts';
import styles from './Figure.module.css';
import type { ExportedFigure } from './figureExports.ts';

const FigureChoices = late('the menu', async () => (await import('./FigureChoices.tsx')).FigureChoices);

interface ExportMenuProps {
  readonly figure: ExportedFigure;
  readonly body: RefObject<HTMLElement | null>;
  readonly further?: ChoiceLoader | undefined;
  readonly progress: ProgressStore;
}

/** A small menu in the browser's top layer: not clipped by the page, closed by Escape and outside clicks. */
export function ExportMenu({ figure, body, further, progress }: ExportMenuProps) {
  const pop = usePop();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [message, setMessage] = useState<ReactNode>('');
  const [options, setOptions] = useState<PictureOptions>({});

  const showOutcome = (outcome: ReactNode) => {
    setMessage(outcome);
    clearTimeout(timer.current);
    // a message that offers another way to get the file stays for a minute
    timer.current = setTimeout(() => setMessage(''), typeof outcome === 'string' ? 4000 : 60_000);
  };

  return (
    <>
      <output className={styles.done}>{message}</output>
      <button
        {...pop.button}
        type="button"
        className={`act ${styles.button}`}
        aria-label={`Export: ${figure.title}`}
      >
        Export
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside. */}
      <div
        {...pop.box}
        className={`pop ${styles.menu}`}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          const all = [...event.currentTarget.querySelectorAll('button')];
          const now = all.indexOf(document.activeElement as HTMLButtonElement);
          all.at((now + step) % all.length)?.focus();
        }}
      >
        {/* mounted only while open, so that a redrawn figure does not render a closed menu */}
        {pop.isOpen && (
          <FigureChoices
            {...{ figure, body, further, options, progress }}
            onOptions={setOptions}
            onChoose={pop.close}
            onOutcome={showOutcome}
          />
        )}
      </div>
    </>
  );
}
