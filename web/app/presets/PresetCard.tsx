// A preset: its small picture, what it shows, where the source says so, and the ledger's verdict.

import { useId } from 'react';
import { shortOf } from '../../sources/words.ts';
import { VerdictSign } from '../VerdictSign.tsx';
import { CardPicture } from './CardPicture.tsx';
import type { Card } from './cards.ts';
import styles from './Panel.module.css';

interface PresetCardProps {
  readonly card: Card;
  /** The page shows it. */
  readonly isOpen: boolean;
  readonly onChoose: () => void;
}

export function PresetCard({ card, isOpen, onChoose }: PresetCardProps) {
  const id = useId();
  const { preset, place, statements } = card;
  return (
    <li>
      <button
        type="submit"
        className={styles.card}
        aria-labelledby={`${id}-claim`}
        aria-describedby={`${id}-about`}
        aria-current={isOpen ? 'true' : undefined}
        data-preset={`${card.lab} ${preset.id}`}
        onClick={onChoose}
      >
        <CardPicture lab={card.lab} text={card.picture} />
        <span id={`${id}-claim`} className={styles.claim}>
          {preset.claim}
        </span>
        <span id={`${id}-about`} className={styles.about}>
          <span className={styles.note}>{preset.note}</span>
          {place && (
            <span className={styles.place}>
              {shortOf(place.source)}, {place.words.charAt(0).toLowerCase() + place.words.slice(1)}
            </span>
          )}
          {statements.map(({ number, words, verdict }) => (
            <span key={number} className={styles.statement}>
              <VerdictSign verdict={verdict} />
              <span>
                “{words}” <span className={styles.verdict}>{verdict}</span>
              </span>
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
