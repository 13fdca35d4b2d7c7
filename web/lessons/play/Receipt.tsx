// The answers as a few lines of text, to be handed in wherever text can be pasted.

import { useState } from 'react';
import styles from './ExplainStep.module.css';

export function Receipt({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <section aria-label="To hand in" className={styles.receipt}>
      <p>To hand in, if somebody asked for it:</p>
      <textarea
        className={`field ${styles.why}`}
        aria-label="Your answers as text"
        rows={Math.min(8, text.split('\n').length + 1)}
        readOnly
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p>
        <button type="button" className="button" onClick={copy}>
          Copy the text
        </button>{' '}
        <span role="status">
          {isCopied === true && 'Copied.'}
          {isCopied === false && 'The browser does not allow it: select the text and copy it by hand.'}
        </span>
      </p>
    </section>
  );
}
