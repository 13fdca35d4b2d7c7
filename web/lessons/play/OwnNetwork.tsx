// The field in which a reader types a number or word for a network of their own: only the seed made of it is kept.

import { useId } from 'react';
import styles from './OwnNetwork.module.css';

interface OwnNetworkProps {
  /** The seed of an earlier question; null if there is none. */
  readonly known: number | null;
  readonly seed: number | null;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** The most characters: more than any student number or name has. */
const AT_MOST = 80;

export function OwnNetwork({ known, seed, typed, onType }: OwnNetworkProps) {
  const id = useId();
  if (known !== null)
    return (
      <p className={styles.told}>
        It is your own network again, that of the seed <strong>{known}</strong>.
      </p>
    );
  return (
    <div className={styles.own}>
      <label htmlFor={id}>Your student number, or any word</label>
      <input
        id={id}
        type="text"
        className={`field ${styles.typed}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={AT_MOST}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p className={styles.told} role="status">
        {seed === null ? (
          'It gives you a network of your own: random numbers that nobody else has. What you type is not kept.'
        ) : (
          <>
            Your network has the seed <strong data-seed="">{seed}</strong>. What you typed is not kept.
          </>
        )}
      </p>
    </div>
  );
}
