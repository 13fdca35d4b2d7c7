// Notices, a sentence each: what of the opened link could not be read, and which of a scenario's values contradict each
// other, so that something else is computed.

import { useMemo, useState } from 'react';
import { type Contradiction, contradictionsOf } from '../scenario/conflicts.ts';
import { useScenarioState, useStore } from '../scenario/react.tsx';
import styles from './NoticeBar.module.css';

const SHOWN = 3;

export function Notices() {
  const store = useStore();
  const read = useScenarioState(({ messages }) => messages);
  const { open, dismiss } = useOpen(useContradictions());
  const messages = [...read, ...open.map(({ sentence }) => sentence)];
  if (messages.length === 0) return null;
  const [shown, rest] = [messages.slice(0, SHOWN), messages.slice(SHOWN)];
  return (
    <div className={styles.notice}>
      <div className={styles.text}>
        <Sentences messages={shown} />
        {rest.length > 0 && (
          <details>
            <summary>More about this link</summary>
            <Sentences messages={rest} />
          </details>
        )}
      </div>
      <button
        type="button"
        className="button"
        onClick={() => {
          store.dismiss();
          dismiss();
        }}
      >
        Dismiss
      </button>
    </div>
  );
}

const NONE: readonly Contradiction[] = [];

/** The contradictions of the current scenario: moving a slider adds and removes them. */
function useContradictions(): readonly Contradiction[] {
  const lab = useScenarioState((state) => state.lab);
  const values = useScenarioState(({ scenarios }) => (lab === null ? undefined : scenarios[lab]));
  return useMemo(
    () => (lab === null || values === undefined ? NONE : contradictionsOf(lab, values)),
    [lab, values],
  );
}

/** The contradictions that are not dismissed; a dismissed one that was resolved is shown again when it comes back. */
function useOpen(all: readonly Contradiction[]) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const still = dismissed.filter((id) => all.some((one) => one.id === id));
  if (still.length < dismissed.length) setDismissed(still);
  return {
    open: all.filter(({ id }) => !still.includes(id)),
    dismiss: () => setDismissed(all.map(({ id }) => id)),
  };
}

function Sentences({ messages }: { messages: readonly string[] }) {
  return (
    <ul>
      {messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two keys of a link may have the same sentence
        <li key={at}>{message}</li>
      ))}
    </ul>
  );
}
