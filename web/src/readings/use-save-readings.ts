import { ApiError } from '@artesian/contract/language/client';
import {
  saveReadings,
  type ReadingToEnter,
  type ReadingToSave,
  type SavedReading,
} from '@artesian/contract/metering/readings-entry';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api.ts';
import { useKeyPerAct } from '../register/use-save.ts';
import type { ChangedRow } from '../ui/editable-table/props.ts';

/**
 * Saves readings as one act, each with the version that it was read with. `onSaved` is told of those that mean other gallons by it
 * though nobody changed them. Whoever saves second goes on from what the first saved.
 */
export function useSaveReadings(onSaved: (consequences: readonly SavedReading[]) => void) {
  const queries = useQueryClient();
  const keyOfAct = useKeyPerAct();
  return useCallback(
    async (changed: readonly ChangedRow<ReadingToEnter>[]): Promise<readonly ReadingToEnter[]> => {
      const body = changed.map(asSent);
      try {
        const saved = await api.call(saveReadings, { body, idempotencyKey: keyOfAct(body) });
        onSaved(saved.filter(({ is_consequence }) => is_consequence));
        return changed.map(({ row }, index) => ({ ...row, ...saved[index] }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) await queries.invalidateQueries();
        throw error;
      }
    },
    [queries, keyOfAct, onSaved],
  );
}

const asSent = ({ row, changes }: ChangedRow<ReadingToEnter>): ReadingToSave => ({
  ...changes,
  meter_ndx: row.meter_ndx,
  c_year: row.c_year,
  c_month: row.c_month,
  version: row.version,
});
