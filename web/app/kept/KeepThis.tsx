import type { LabId } from '#pkg/params.ts';
import { useUnlinked } from '../../bench/context/unlinked.ts';
import { useKeptList, useStore } from '../../scenario/react.tsx';

/** The button that keeps the first scenario. */
export function KeepThis({ lab }: { lab: LabId }) {
  const { kept } = useKeptList();
  const store = useStore();
  const unlinked = useUnlinked();
  if (unlinked !== null) return unlinked.notKept === null ? null : <unlinked.Act act="Keep this" />;
  return (
    <button
      type="button"
      className="button"
      title="Keep this scenario, and compare the next ones with it"
      onClick={async () => {
        if (kept !== null) (await import('./keepFirst.ts')).keepFirst(store, kept, lab);
      }}
    >
      Keep this
    </button>
  );
}
