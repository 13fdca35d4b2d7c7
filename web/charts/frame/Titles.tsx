import { DrawnWords } from '../../notation/Words.tsx';
import styles from './Titles.module.css';
import { LINE_HEIGHT } from './text.ts';
import { CARET, caretAt, type Title } from './titles.ts';

/** The title texts, with a caret if a title is a control. */
export function TitleWords({ titles }: { titles: readonly Title[] }) {
  return titles.map((title) => (
    <g key={title.key} data-titles="" className={title.key === 'corner' ? styles.soft : styles.title}>
      <text x={title.left} y={title.baseline}>
        <DrawnWords of={title.text} />
      </text>
      {title.choose && (
        <path
          data-transient=""
          d={`M${caretAt(title)} ${title.baseline - 8}l${CARET / 2} 5l${CARET / 2} -5`}
        />
      )}
    </g>
  ));
}

/** The controls: an invisible drop-down list lies over each title, and opens there. */
export function TitleChoosers({ titles }: { titles: readonly Title[] }) {
  return titles.map(({ choose, key, left, right, baseline }) =>
    choose === undefined ? null : (
      <span
        key={key}
        className={styles.chooser}
        data-title={key}
        style={{ left, top: baseline - LINE_HEIGHT + 3, width: right - left, height: LINE_HEIGHT + 4 }}
      >
        <select
          aria-label={choose.label}
          title={choose.label}
          value={choose.value}
          onChange={({ currentTarget }) => choose.onChange(currentTarget.value)}
        >
          {choose.options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </span>
    ),
  );
}
