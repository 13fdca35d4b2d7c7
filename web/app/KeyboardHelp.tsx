import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import styles from './Dialog.module.css';
import { KEYS } from './keys.ts';

/** Where a question mark is text. */
const TAKES_TEXT = 'input:not([type=range], [type=radio], [type=checkbox]), textarea';

export function KeyboardHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const show = () => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    // a long list starts at its top, and the arrow keys scroll it
    title.current?.focus();
  };
  const showNow = useEffectEvent(show);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches(TAKES_TEXT);
      if (event.key !== '?' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      showNow();
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label="Keyboard help"
        title="Keyboard help (?)"
        aria-haspopup="dialog"
        onClick={show}
      >
        ?
      </button>
      <dialog ref={dialog} className={`${styles.dialog} ${styles.wide}`} aria-labelledby="keys-title">
        <h2 ref={title} id="keys-title" tabIndex={-1} className={styles.title}>
          With the keyboard
        </h2>
        <div className={styles.groups}>
          {KEYS.map(({ where, keys }) => (
            <section key={where} aria-label={where}>
              <h3>{where}</h3>
              <dl className={styles.keys}>
                {keys.map(([combination, does]) => (
                  <Fragment key={combination}>
                    <dt>
                      <kbd>{combination}</kbd>
                    </dt>
                    <dd>{does}</dd>
                  </Fragment>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <form method="dialog" className={styles.actions}>
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
