// The answers as a few lines of text, which a reader can copy and hand in.

import { CopyButton } from '../../controls/CopyButton.tsx';
import styles from './ExplainStep.module.css';

export function Receipt({ text }: { text: string }) {
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
        <CopyButton text={() => text}>Copy the text</CopyButton>
      </p>
    </section>
  );
}
