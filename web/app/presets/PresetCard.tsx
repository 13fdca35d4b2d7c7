// The card of a preset: its small picture, its claim, the place in the source, and the ledger's verdict.

import { Fragment, useId } from 'react';
import { VerdictSign } from '../../bench/claims/VerdictSign.tsx';
import { uncapital } from '../../notation/capital.ts';
import { Words } from '../../notation/Words.tsx';
import { shortName } from '../../sources/citations.ts';
import { claimAddress } from '../../sources/claimAddress.ts';
import type { Judged } from '../../sources/ledger.ts';
import { CardPicture } from './CardPicture.tsx';
import type { Card } from './cards.ts';
import styles from './Panel.module.css';

interface PresetCardProps {
  readonly card: Card;
  /** Whether the page shows this preset. */
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
        <span className={styles.note}>
          <Words text={preset.note} />
        </span>
        {place && (
          <span className={styles.place}>
            {shortName(place.source)}, {uncapital(place.words)}
          </span>
        )}
        {statements.map(({ number, words, judged: [first, ...others] }) => (
          <span key={number} className={styles.statement}>
            {first && <VerdictSign verdict={first.verdict} />}
            <span>
              “{words}” {first && <VerdictOf judged={first} claim={`${card.lab}-${number}`} />}
              {others.map((judged) => (
                <Fragment key={judged.under}>
                  , <VerdictOf judged={judged} claim={`${card.lab}-${number}`} />
                </Fragment>
              ))}
            </span>
          </span>
        ))}
      </div>
    </li>
  );
}

function VerdictOf({ judged: { under, verdict }, claim }: { judged: Judged; claim: string }) {
  return (
    <>
      <a className={styles.verdict} href={claimAddress(claim)} onClick={leave}>
        {verdict}
      </a>
      {under !== null && ` under ${under}`}
    </>
  );
}

/** Closes the panel when a link of the card is followed: the page Papers opens under the panel. */
function leave({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.closest('dialog')?.close();
}
