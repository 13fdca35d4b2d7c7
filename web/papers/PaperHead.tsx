// The heading of a paper: title, authors, and a button for each of its figures and tables. For a chosen figure there are links to
// the presets that rebuild it, and only the claims about it are listed.

import { capital } from '../notation/capital.ts';
import { addressOf, allAuthorsOf, venueOf } from '../sources/citations.ts';
import styles from './Papers.module.css';
import { PAPERS, type Paper } from './papers.ts';
import { figuresIn, type PresetLink } from './presets.ts';
import { StatedNumbers } from './StatedNumbers.tsx';

interface PaperHeadProps {
  readonly paper: Paper;
  readonly presets: readonly PresetLink[];
  /** The chosen figure, "figure 8"; empty if none is chosen. */
  readonly figure: string;
  readonly onFigure: (name: string) => void;
}

export function PaperHead({ paper, presets, figure, onFigure }: PaperHeadProps) {
  const { lab, labName, source, claims } = paper;
  const address = addressOf(source);
  const isOneOfTwo = PAPERS.filter((other) => other.source === source).length > 1;
  const rebuilt = presets.filter((preset) => preset.lab === lab);
  const figures = figuresOf([...rebuilt, ...claims].map(({ place }) => place));
  const showing = rebuilt.filter(({ place }) => figuresIn(place).includes(figure));
  return (
    <header className={styles.paper}>
      <h2 id={`papers-${lab}`}>
        {source.title}
        {isOneOfTwo && `: ${labName}`}
      </h2>
      <p>
        {allAuthorsOf(source)}. {venueOf(source)}, {source.year}.{' '}
        {address !== null && (
          <a href={address} rel="noreferrer">
            {address.replace(/^https:\/\//, '')}
          </a>
        )}
      </p>
      <fieldset className={styles.figures} aria-label="Figures and tables">
        {figures.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === figure}
            onClick={() => onFigure(name === figure ? '' : name)}
          >
            {capital(name)}
          </button>
        ))}
      </fieldset>
      {figure !== '' && (
        <p className={styles.rebuilt}>
          {showing.length === 0 &&
            `${capital(figure)} is not rebuilt by a preset; what the paper says of it:`}
          {showing.map((preset) => (
            <a key={preset.address} href={preset.address}>
              Open {figure} in {labName}: {preset.claim}
            </a>
          ))}
        </p>
      )}
      {figure !== '' && (
        <StatedNumbers
          figure={figure}
          claims={claims.filter(({ place }) => figuresIn(place).includes(figure))}
        />
      )}
    </header>
  );
}

/** The figures and tables that the places name, without repetition: figures first, in the order of their numbers. */
function figuresOf(places: readonly string[]): readonly string[] {
  const names = [...new Set(places.flatMap(figuresIn))];
  // no Intl.Collator: to make one takes ten times as long as this sort
  return names
    .map(keyOf)
    .sort(byKey)
    .map(({ name }) => name);
}

interface Key {
  readonly name: string;
  /** The text to sort by: "figure 008", "table II". */
  readonly key: string;
}

function keyOf(name: string): Key {
  return { name, key: name.replace(/\d+/, (digits) => digits.padStart(3, '0')) };
}

function byKey({ key: one }: Key, { key: other }: Key): number {
  return one < other ? -1 : 1;
}
