import type { LabId } from '#pkg/params.ts';
import { useUnlinked } from '../../bench/context/unlinked.ts';
import { late } from '../../late/late.tsx';
import { useKeptList, useStore } from '../../scenario/react.tsx';
import { KeepPlace } from './KeepPlace.tsx';

const KeepUnlinked = late(
  'why it is not kept',
  async () => (await import('../unlinked/Unlinked.tsx')).KeepUnlinked,
  KeepPlace,
);

/** Where nothing is kept yet. */
export function KeepThis({ lab }: { lab: LabId }) {
  const { kept } = useKeptList();
  const store = useStore();
  if (useUnlinked() !== null) return <KeepUnlinked />;
  return (
    <button
      type="button"
      className="button"
      title="Keep this scenario: the next one is drawn over it, and compared with it"
      onClick={async () => {
        if (kept !== null) (await import('./keepFirst.ts')).keepFirst(store, kept, lab);
      }}
    >
      Keep this
    </button>
  );
}
