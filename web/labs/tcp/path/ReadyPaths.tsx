// Buttons for paths to try, in the panel.

import { useScenario, useStore } from '../../../scenario/react.tsx';
import { READY, readyOf } from './ready.ts';

export function ReadyPaths() {
  const store = useStore();
  const chosen = readyOf(useScenario('tcp'));
  return (
    <select
      className="select"
      aria-label="Paths to try"
      value={chosen?.name ?? ''}
      onChange={({ target }) => {
        const next = READY.find(({ name }) => name === target.value);
        if (next !== undefined) store.set('tcp', { ...next.values }, { commit: true });
      }}
    >
      {chosen === undefined && <option value="">My path</option>}
      {READY.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
