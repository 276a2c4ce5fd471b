import type { carriedWells } from '@artesian/contract/field/carry';
import { rowsOfTable, type Table } from '@artesian/contract/language/table';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useCarried } from '../carried/use-carried.ts';

export type WellFacts = z.output<typeof carriedWells.row>;

/** What was last measured at a well, as the device carries it; undefined where it does not. */
export function useWellFacts(districtId: string): WellFacts | undefined {
  const { data } = useCarried<Table>('/api/field-services/carry/wells?as=table');
  const table = data?.answer;
  return useMemo(
    () => (table ? (rowsOfTable(table) as WellFacts[]).find(({ well_id }) => well_id === districtId) : undefined),
    [table, districtId],
  );
}
