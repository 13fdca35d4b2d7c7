// What sets a laboratory's scenario apart from the kept one, for all that stands on its page.

import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import type { LabId } from '#pkg/params.ts';
import { KeptContext } from '../../controls/kept.ts';
import { late } from '../../late/late.tsx';
import { useKept } from '../../scenario/react.tsx';
import type { Leading } from '../page/LabPage.tsx';

export interface Comparison {
  readonly lab: LabId;
  /** How far the leading result is from that of the kept scenario, in words. */
  readonly Difference: ComponentType | null;
  /** All measures of both scenarios, and their differences. */
  readonly Table: ComponentType | null;
}

/** Null where nothing is kept. */
export const ComparisonContext = createContext<Comparison | null>(null);

interface KeptProviderProps<L extends LabId> {
  readonly lab: L;
  readonly leading: Leading<L> | undefined;
  readonly children: ReactNode;
}

/** All measures of both scenarios, where one is kept. */
export function KeptMeasures() {
  const Table = use(ComparisonContext)?.Table;
  return Table ? <Table /> : null;
}

export function KeptProvider<L extends LabId>({ lab, leading, children }: KeptProviderProps<L>) {
  const kept = useKept(lab);
  const isKept = kept !== null;
  const comparison = useMemo((): Comparison | null => {
    if (!isKept) return null;
    if (leading === undefined) return { lab, Difference: null, Table: null };
    const Difference = late('the difference', async () => {
      const { LeadingDifference } = await import('./Difference.tsx');
      return () => <LeadingDifference lab={lab} leading={leading} />;
    });
    const Table = late('the comparison', async () => {
      const { KeptTable } = await import('./KeptTable.tsx');
      return () => <KeptTable lab={lab} leading={leading} />;
    });
    return { lab, Difference, Table };
  }, [isKept, lab, leading]);
  return (
    <ComparisonContext value={comparison}>
      <KeptContext value={kept}>{children}</KeptContext>
    </ComparisonContext>
  );
}
