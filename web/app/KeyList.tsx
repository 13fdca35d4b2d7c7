import { Fragment } from 'react';
import styles from './DialogBox.module.css';
import { KEYS } from './keys.ts';

/** What the keyboard does, where; loaded when it is asked for. */
export function KeyList() {
  return (
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
  );
}
