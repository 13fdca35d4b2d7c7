import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../card/Card.module.css';
import { Card } from '../card/Card.tsx';

/** What a hand can do to a packet. */
export interface HandAct {
  readonly words: string;
  readonly act: () => void;
  /** Why it cannot be done. */
  readonly isOff?: string | undefined;
  readonly isPressed?: boolean | undefined;
}

interface HandCardProps {
  name: string;
  title: ReactNode;
  /** What befell the packet. */
  children: ReactNode;
  /** The first is what most readers come for. */
  acts: readonly HandAct[];
  /** It was opened by a key: the next key is for it. */
  takesFocus: boolean;
  onClose: () => void;
  /** Behind the acts. */
  more?: ReactNode;
}

/** One packet: what befell it, and what a hand can do to it. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a button that says something else keeps the focus
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
