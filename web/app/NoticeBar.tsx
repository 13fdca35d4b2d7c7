// What could not be taken from the link that was opened, in a sentence each.

import { useScenarioState, useStore } from '../scenario/react.tsx';
import styles from './NoticeBar.module.css';

const SHOWN = 3;

export function NoticeBar() {
  const store = useStore();
  const messages = useScenarioState((state) => state.messages);
  const [shown, rest] = [messages.slice(0, SHOWN), messages.slice(SHOWN)];
  // the region is there before its first message, or screen readers would not read it out
  return (
    <div role="status" aria-label="About this link">
      {messages.length > 0 && (
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
          <button type="button" className="button" onClick={() => store.dismiss()}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
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
