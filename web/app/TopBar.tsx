import type { LabId } from '#pkg/params.ts';
import { late } from '../late/late.tsx';
import { useIsKnown, useScenarioState, useStore } from '../scenario/react.tsx';
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
  const lab = useScenarioState((state) => state.lab);
  const refusal = useScenarioState((state) => state.refusal);
  const isKnown = useIsKnown(lab);
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
          <LaboratoryLink key={id} lab={id} isOpen={id === lab} />
        ))}
      </nav>
      <div className="bar-tools">
        {lab !== null && (isKnown ? <KeepButton lab={lab} /> : <KeepPlace />)}
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

/** Each laboratory opens on the scenario in which it was left. */
function LaboratoryLink({ lab, isOpen }: { lab: LabId; isOpen: boolean }) {
  const store = useStore();
  const address = useScenarioState(() => store.text(lab));
  return (
    <a href={address} aria-current={isOpen ? 'page' : undefined}>
      {nameOf(lab)}
    </a>
  );
}
