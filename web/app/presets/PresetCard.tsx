// A preset: its small picture, what it shows, where the source says so, and the ledger's verdict.

import { useId } from 'react';
import { VerdictSign } from '../../bench/claims/VerdictSign.tsx';
import { claimAddress } from '../../sources/claimAddress.ts';
import { shortOf } from '../../sources/words.ts';
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
    <li className={styles.card} data-preset={`${card.lab} ${preset.id}`}>
      <button
        type="submit"
        className={styles.open}
        aria-describedby={id}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onChoose}
      >
        <CardPicture lab={card.lab} text={card.picture} />
        <span className={styles.claim}>{preset.claim}</span>
      </button>
      <div id={id} className={styles.about}>
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
              “{words}”{' '}
              <a className={styles.verdict} href={claimAddress(`${card.lab}-${number}`)} onClick={leave}>
                {verdict}
              </a>
            </span>
          </span>
        ))}
      </div>
    </li>
  );
}

/** The page Papers is under the panel. */
function leave({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.closest('dialog')?.close();
}
