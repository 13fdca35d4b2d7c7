import { late } from '../late/late.tsx';
import { useScenarioState, useStore } from '../scenario/react.tsx';
import { ABOUT, isAboutPage } from './aboutPage.ts';
import { CopyLink } from './CopyLink.tsx';
import { MARK, PRODUCT } from './frame.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { LABORATORIES, nameOf } from './laboratories.ts';
import { Present } from './Present.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

const KeepButton = late(
  'what is kept',
  async () => (await import('../bench/kept/KeepButton.tsx')).KeepButton,
  KeepPlace,
);

/** The button's place until it has come. */
function KeepPlace() {
  return (
    <button type="button" className="button" disabled>
      Keep this
    </button>
  );
}

export function TopBar() {
  const store = useStore();
  const { lab, refusal, scenarios } = useScenarioState();
  return (
    <header className="bar">
      {/* the page without a scenario: its address loses what follows the mark when it opens */}
      <a
        className="bar-product"
        href="#/"
        aria-current={lab === null && refusal === null ? 'page' : undefined}
      >
        {/* its size, should the styles be blocked */}
        <svg viewBox="0 0 20 20" width="26" aria-hidden="true">
          {MARK.map(([name, d]) => (
            <path key={name} className={name} d={d} />
          ))}
        </svg>
        {PRODUCT}
      </a>
      <nav aria-label="Laboratories" className="bar-laboratories">
        {LABORATORIES.map(({ id }) => (
          // each laboratory opens on the scenario in which it was left
          <a key={id} href={store.text(id)} aria-current={id === lab ? 'page' : undefined}>
            {nameOf(id)}
          </a>
        ))}
      </nav>
      <div className="bar-tools">
        {lab !== null && (scenarios[lab] === undefined ? <KeepPlace /> : <KeepButton lab={lab} />)}
        {lab !== null && <Present />}
        {lab === null && (
          <a className="button" href={ABOUT} aria-current={isAboutPage(refusal) ? 'page' : undefined}>
            About
          </a>
        )}
        <CopyLink />
        <ThemeChoice />
        <KeyboardHelp />
      </div>
    </header>
  );
}
