import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../card/Card.module.css';
import { Card } from '../card/Card.tsx';

/** A button of the card: one change that a reader can make to a packet. */
export interface HandAct {
  readonly words: string;
  readonly act: () => void;
  /** Why the change is not possible; undefined where it is. */
  readonly isOff?: string | undefined;
  readonly isPressed?: boolean | undefined;
}

interface HandCardProps {
  name: string;
  title: ReactNode;
  /** What happened to the packet. */
  children: ReactNode;
  /** In order of use: the first is what most readers want. */
  acts: readonly HandAct[];
  /** True if the card was opened by a key: it takes the focus, so that the next key is its own. */
  takesFocus: boolean;
  onClose: () => void;
  /** Shown after the buttons. */
  more?: ReactNode;
}

/** The card of one packet: what happened to it, and what a reader can change. */
export function HandCard({ name, title, children, acts, takesFocus, onClose, more }: HandCardProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Card {...{ name, title, onClose }}>
      {children}
      <div className={styles.buttons} ref={buttons}>
        {acts.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a button whose words change keeps the focus
          <HandButton key={at} action={one} isFirst={at === 0} />
        ))}
      </div>
      {more}
    </Card>
  );
}

export function HandButton({
  action: { words, act, isOff, isPressed },
  isFirst,
}: {
  action: HandAct;
  isFirst: boolean;
}) {
  return (
    <button
      type="button"
      className={isFirst ? styles.ink : styles.outlined}
      aria-pressed={isPressed}
      disabled={isOff !== undefined}
      title={isOff}
      onClick={act}
    >
      {words}
    </button>
  );
}
