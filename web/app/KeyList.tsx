import { Fragment } from 'react';
import { DECLARED } from '../charts/gestures/declaredKeys.ts';
import { keyLineText } from '../charts/gestures/keyLineText.ts';
import type { KeyLine } from '../charts/gestures/keys.ts';
import styles from './DialogBox.module.css';
import { KEYS, type KeyGroup } from './keys.ts';

/** The dialog with all keyboard shortcuts, by place; loaded when it is opened. */
export function KeyList() {
  return (
    <div className={styles.groups}>
      {[...ofCharts(), ...KEYS].map(({ where, keys }) => (
        <section key={where} aria-label={where}>
          <h3>{where}</h3>
          <dl className={styles.keys}>
            {keys.map(([combination, does]) => (
              <Fragment key={`${combination} ${does}`}>
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

/** The keys that the charts on the page have declared; charts with the same keys are one group. */
function ofCharts(): readonly KeyGroup[] {
  const groups = new Map<string, { where: Set<string>; keys: KeyGroup['keys'] }>();
  for (const chart of document.querySelectorAll('[role="application"]')) {
    const keys = linesOf(chart).map((line) => [keyLineText(line), line.does] as const);
    const group = groups.get(JSON.stringify(keys)) ?? { where: new Set(), keys };
    groups.set(JSON.stringify(keys), group);
    group.where.add(nameOf(chart));
  }
  return [...groups.values()].flatMap(({ where, keys }) =>
    keys.length === 0 ? [] : [{ where: `In “${[...where].join('”, “')}”`, keys }],
  );
}

function linesOf(chart: Element): readonly KeyLine[] {
  const ids = (chart.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = ids.map((id) => document.getElementById(id));
  return texts.flatMap((text) => (text === null ? [] : (DECLARED.get(text) ?? [])));
}

function nameOf(chart: Element): string {
  const title = document.getElementById(chart.getAttribute('aria-labelledby') ?? '');
  return title?.textContent ?? chart.getAttribute('aria-label') ?? '';
}
