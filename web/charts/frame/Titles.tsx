import { use } from 'react';
import { late } from '../../late/late.tsx';
import { DrawnWords } from '../../notation/Words.tsx';
import { useOpener } from '../../pops/useOpener.ts';
import { LINE_HEIGHT } from '../layout/text.ts';
import { caretAt, type Title } from '../layout/titles.ts';
import { CARET } from '../layout/titleWidth.ts';
import { IsAmongOthersContext } from './amongOthers.ts';
import styles from './Titles.module.css';

const TitleBox = late('the choice', async () => (await import('./TitleBox.tsx')).TitleBox, 'visually-hidden');

/** The title texts, with a caret if a title is a control. */
export function TitleWords({ titles }: { titles: readonly Title[] }) {
  const isAmongOthers = use(IsAmongOthersContext);
  return titles.map((title) => (
    <g
      key={title.key}
      data-titles=""
      // the corner's word offers another drawing: exported pictures leave it out
      data-transient={title.key === 'corner' ? '' : undefined}
      className={title.key === 'corner' ? styles.soft : styles.title}
    >
      <text x={title.left} y={title.baseline}>
        <DrawnWords text={title.text} />
      </text>
      {title.choose && !isAmongOthers && (
        <path
          data-transient=""
          d={`M${caretAt(title)} ${title.baseline - 8}l${CARET / 2} 5l${CARET / 2} -5`}
        />
      )}
    </g>
  ));
}

/** The controls over the titles: each opens the title's explanation or its choices. */
export function TitleChoosers({ titles }: { titles: readonly Title[] }) {
  if (use(IsAmongOthersContext)) return null;
  return titles.map((title) =>
    title.choose === undefined && title.meaning === undefined ? null : (
      <TitleControl key={title.key} title={title} />
    ),
  );
}

function TitleControl({ title }: { title: Title }) {
  const { choose, meaning, key, text, left, right, baseline } = title;
  const opener = useOpener();
  const chosen = choose?.options.find(({ id }) => id === choose.value)?.name;
  return (
    <span
      className={styles.chooser}
      data-title={key}
      data-choice={choose !== undefined || undefined}
      style={{ left, top: baseline - LINE_HEIGHT + 3, width: right - left, height: LINE_HEIGHT + 4 }}
    >
      <button
        {...opener.button}
        aria-label={choose === undefined ? text : `${choose.label}: ${chosen ?? choose.value}`}
        onKeyDown={(event) => {
          if (choose === undefined || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          opener.open();
        }}
      />
      {opener.isOpen && (
        <TitleBox
          name={choose?.label ?? text}
          choose={choose}
          // a title with choices explains each choice instead
          meaning={choose === undefined ? meaning : undefined}
          {...opener.box}
        />
      )}
    </span>
  );
}
