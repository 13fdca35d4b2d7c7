// A sheet over the controls on how to read the figure. The figure beside it can still be used: the sheet is not modal.

import { useEffect, useId, useRef, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { type LegendItem, Swatch } from '../../charts/figure/Legend.tsx';
import { ONLY } from '../../late/oneFile.ts';
import { uncapital } from '../../notation/capital.ts';
import { Words } from '../../notation/Words.tsx';
import { useCloseRequest } from '../../pops/useCloseRequest.ts';
import { claimAddress } from '../../sources/claimAddress.ts';
import { modelAddress, WORDS_ADDRESS } from '../../sources/documents.ts';
import styles from './HowToSheet.module.css';
import type { HowTo, HowToSource } from './howTo.ts';

interface HowToSheetProps {
  readonly lab: LabId;
  readonly figure: string;
  readonly legend: readonly LegendItem[];
  readonly load: HowToSource['load'];
  readonly onClose: () => void;
}

export function HowToSheet({ lab, figure, legend, load, onClose }: HowToSheetProps) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const howTo = useHowTo(load, figure);
  useEffect(() => {
    sheet.current?.showPopover();
    sheet.current?.focus();
  }, []);
  useCloseRequest(onClose);
  useEffect(() => {
    // Escape closes the sheet wherever the focus is, also in the figure
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section
      ref={sheet}
      popover="manual"
      tabIndex={-1}
      className={`pop ${styles.sheet}`}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <h3 id={id}>How to read this figure</h3>
        <button type="button" className={styles.close} aria-label="Close" title="Close" onClick={onClose}>
          ×
        </button>
      </header>
      {howTo === null && <p data-loading="">Loading …</p>}
      {howTo === 'lost' && <p role="alert">It could not be loaded. Is there a connection?</p>}
      {howTo !== null && howTo !== 'lost' && <Content howTo={howTo} legend={legend} lab={lab} />}
    </section>
  );
}

interface ContentProps extends Pick<HowToSheetProps, 'lab' | 'legend'> {
  readonly howTo: HowTo;
}

function Content({ howTo: { marks, why, assumed, statement }, legend, lab }: ContentProps) {
  const explained = legend.filter(({ meaning }) => meaning !== undefined);
  return (
    <>
      <ul className={styles.marks}>
        {marks.map(({ glyph, words }) => (
          <li key={words}>
            {glyph}
            <span>
              <Words text={words} />
            </span>
          </li>
        ))}
      </ul>
      <h4>{why.question}</h4>
      <p>
        <Words text={why.answer} />
      </p>
      <h4>What is assumed</h4>
      <p>
        <Words text={assumed} />
      </p>
      {explained.length > 0 && (
        <>
          <h4>The legend</h4>
          <ul className={styles.marks}>
            {explained.map((item) => (
              <li key={item.label}>
                <Swatch {...item} />
                <span>
                  <Words text={`${item.label}: ${uncapital(item.meaning ?? '')}`} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.links}>
        {statement !== undefined && <a href={claimAddress(`${lab}-${statement}`)}>The paper’s claim</a>}
        <a href={modelAddress(lab)}>Model</a>
        {ONLY === null && <a href={WORDS_ADDRESS}>Words and symbols</a>}
      </p>
    </>
  );
}

function useHowTo(load: HowToSource['load'], figure: string): HowTo | 'lost' | null {
  const [found, setFound] = useState<HowTo | 'lost' | null>(null);
  useEffect(() => {
    let isShown = true;
    load().then(
      (all) => isShown && setFound(all[figure] ?? 'lost'),
      () => isShown && setFound('lost'),
    );
    return () => {
      isShown = false;
    };
  }, [load, figure]);
  return found;
}
