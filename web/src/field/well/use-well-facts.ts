import { carriedWells } from '@artesian/contract/field/carry';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useCarriedRows } from '../carried/use-carried.ts';

export type WellFacts = z.output<typeof carriedWells.row>;

/** What was last measured at a well, as the device carries it, and when it asked for it; no facts where it does not. */
export function useCarriedWell(districtId: string | undefined) {
  const { rows, data, isLoading } = useCarriedRows(carriedWells);
  const facts = useMemo(() => rows?.find(({ well_id }) => well_id === districtId), [rows, districtId]);
  return { facts, askedAt: data?.askedAt ?? 0, isLoading };
}

export const useWellFacts = (districtId: string): WellFacts | undefined => useCarriedWell(districtId).facts;
