// The text of the bench, an input field for each line, over the rows of the chart that the lines make.

import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import type { RowRange } from '../../../charts/layout/visibleRows.ts';
import type { SenderFrame, SenderRow } from '../../../charts/senders/frame.ts';
import styles from './LineFields.module.css';
import { goToLine, useTyping } from './script.ts';
import type { Fault } from './useSenders.ts';

interface LineFieldsProps {
  lines: readonly string[];
  rows: readonly SenderRow[];
  frame: SenderFrame;
  /** The part of the rows that is in sight. */
  seen: RowRange;
  fault: Fault | null;
}

export function LineFields({ lines, rows, frame, seen, fault }: LineFieldsProps) {
  const { type } = useTyping();
  const faultId = useId();
  const fields = useRef(new Map<number, HTMLInputElement>());
  const wanted = useRef<number | null>(null);
  // a layout effect, so that the new line has the focus before the next key
  useLayoutEffect(() => {
    const field = wanted.current === null ? undefined : fields.current.get(wanted.current);
    if (field === undefined) return;
    wanted.current = null;
    field.focus();
  });
  const put = (next: readonly string[], focus: number) => {
    wanted.current = Math.max(0, Math.min(focus, next.length - 1));
    type(next, true);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>, line: number) => {
    const go = { ArrowUp: line - 1, ArrowDown: line + 1 }[event.key];
    if (go !== undefined) {
      event.preventDefault();
      fields.current.get(go)?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      put([...lines.slice(0, line + 1), '', ...lines.slice(line + 1)], line + 1);
    } else if (event.key === 'Backspace' && lines[line] === '' && lines.length > 1) {
      event.preventDefault();
      put([...lines.slice(0, line), ...lines.slice(line + 1)], line - 1);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, line: number) => {
    const pasted = event.clipboardData.getData('text').replace(/\r\n?/g, '\n').trim().split('\n');
    if (pasted.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const [first = '', ...others] = pasted;
    const last = others.pop() ?? '';
    const head = value.slice(0, selectionStart ?? value.length) + first;
    const tail = last + value.slice(selectionEnd ?? value.length);
    put([...lines.slice(0, line), head, ...others, tail, ...lines.slice(line + 1)], line + others.length + 1);
  };
  return rows.slice(seen.from, seen.to).map(({ line }, i) => {
    if (line === null) return null;
    const isWrong = fault?.line === line;
    return (
      <div
        key={line}
        className={styles.line}
        style={{
          top: (frame.tops[seen.from + i] ?? 0) + (frame.isDense ? frame.middle : 4),
          inlineSize: frame.text,
        }}
        data-wrong={isWrong || undefined}
        data-dense={frame.isDense || undefined}
      >
        <span className={styles.number} aria-hidden="true">
          {line + 1}
        </span>
        <input
          ref={(field) => {
            if (field === null) fields.current.delete(line);
            else fields.current.set(line, field);
          }}
          className={styles.field}
          data-text=""
          aria-label={`Line ${line + 1}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? faultId : undefined}
          value={lines[line] ?? ''}
          placeholder="0.2 ack 3 sack 5-7"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={({ target }) => type(lines.with(line, target.value), false)}
          onFocus={() => {
            // focus waits no longer for a line that is not drawn
            wanted.current = null;
            goToLine(line);
          }}
          onBlur={() => type(lines, true)}
          onKeyDown={(event) => onKey(event, line)}
          onPaste={(event) => onPaste(event, line)}
        />
        {isWrong && (
          <span id={faultId} className={styles.fault} role="alert">
            {fault.words}
          </span>
        )}
      </div>
    );
  });
}
