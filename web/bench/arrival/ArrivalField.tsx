// The text field for an arrival order. The scenario follows every keystroke; unreadable items are marked in the text.

import { useId, useRef, useState } from 'react';
import { isOf } from '../../controls/value.ts';
import { useParameter } from '../../scenario/react.tsx';
import styles from './ArrivalField.module.css';
import { type Fault, pieces } from './fault.ts';

interface ArrivalFieldProps {
  readonly lab: 'metrics' | 'tcp';
  /** The text as typed; in the scenario its items are separated by single spaces. */
  readonly text: string;
  readonly fault: Fault | null;
  /** True while `fault` is that of the previous text: its message stays, so that it is not announced again at every
   * keystroke, but its marks do not, since the items may have moved. */
  readonly isStale: boolean;
  readonly onType: (text: string, commit: boolean) => void;
}

export function ArrivalField({ lab, text, fault, isStale, onType }: ArrivalFieldProps) {
  const id = useId();
  const { param } = useParameter(lab, 'seq');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  // a reader who only passes through the field with Tab changes nothing
  const isTyped = useRef(false);
  const { maxLength, auto } = isOf('text', param) ? param.values : {};
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Arrival order</label>
      <div className={styles.stack} data-fault={fault !== null || undefined}>
        {/* a copy of the text behind the field, which carries the marks under unreadable items */}
        <div className={styles.behind} aria-hidden="true">
          <Marked text={text} fault={isStale ? null : fault} />
          {/* gives an empty last line its height */}
          {'\u200b'}
        </div>
        <textarea
          id={id}
          value={text}
          maxLength={maxLength}
          placeholder={auto}
          rows={1}
          spellCheck={false}
          autoComplete="off"
          inputMode="text"
          aria-invalid={fault !== null}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => {
            isTyped.current = true;
            onType(target.value, false);
          }}
          onBlur={({ target }) => {
            if (isTyped.current) onType(target.value, true);
            isTyped.current = false;
          }}
        />
      </div>
      <p id={`${id}-says`} role="status" className={styles.says} data-fault={fault !== null || undefined}>
        {fault === null ? 'Numbers, ranges (3-6), x for a loss, a repeat for a duplicate.' : fault.message}
      </p>
      <button
        type="button"
        className={styles.help}
        aria-expanded={isHelpOpen}
        onClick={() => setIsHelpOpen(!isHelpOpen)}
      >
        How to write one
      </button>
      {isHelpOpen && <Grammar />}
    </div>
  );
}

function Marked({ text, fault }: { text: string; fault: Fault | null }) {
  if (fault === null) return text;
  return pieces(text, fault.positions).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
    piece.isBad ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
  );
}

function Grammar() {
  return (
    <dl className={styles.grammar}>
      <dt>1 2 5 4 3 6</dt>
      <dd>numbers in the order of arrival; commas and semicolons do as well as spaces, and several as one</dd>
      <dt>3-6, 6-3</dt>
      <dd>3 4 5 6, and 6 5 4 3</dd>
      <dt>1 2 x 4</dt>
      <dd>the packet behind 2 is lost: 3, unless it comes elsewhere</dd>
      <dt>x7, x7-9</dt>
      <dd>7 was sent and never arrives; 7, 8 and 9</dd>
      <dt>1 2 2 3</dt>
      <dd>the second 2 is a duplicate</dd>
    </dl>
  );
}
