// Shows a text that could not be copied in a dialog, selected. Loads when it is needed.

import styles from './showText.module.css';

/** `words` is the name of the field; `before` gets the focus back when the dialog closes. */
export function showText(words: string, text: string, before: Element | null): void {
  const field = document.createElement('textarea');
  Object.assign(field, { className: `field ${styles.text}`, ariaLabel: words, readOnly: true, value: text });
  field.addEventListener('focus', () => field.select());
  const close = document.createElement('button');
  Object.assign(close, { type: 'button', className: 'button', textContent: 'Close' });
  const box = document.createElement('dialog');
  Object.assign(box, { className: `pop ${styles.box}`, ariaLabel: 'Not copied' });
  close.addEventListener('click', () => box.close());
  box.addEventListener('close', () => {
    box.remove();
    if (before instanceof HTMLElement) before.focus();
  });
  box.append(words, field, close);
  document.body.append(box);
  box.showModal();
  field.focus();
}
