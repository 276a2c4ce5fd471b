import { ApiError } from '@artesian/contract/language/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useKeyPerAct } from '../register/form/use-save.ts';
import type { ChangedRow } from '../ui/editable-table/props.ts';

/**
 * Saves rows as one act, each with the version that it was read with: `send` answers them in their order, and whatever else it saved after
 * them. Whoever saves second goes on from what the first saved.
 */
export function useSaveTogether<T extends object, S extends object, A extends object>(
  asSent: (changed: ChangedRow<T>) => S,
  send: (rows: S[], act: string) => Promise<readonly A[]>,
) {
  const queries = useQueryClient();
  const keyOfAct = useKeyPerAct();
  return useCallback(
    async (changed: readonly ChangedRow<T>[]): Promise<readonly T[]> => {
      const rows = changed.map(asSent);
      try {
        const saved = await send(rows, keyOfAct(rows));
        return changed.map(({ row }, index) => ({ ...row, ...saved[index] }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) await queries.invalidateQueries();
        throw error;
      }
    },
    [queries, keyOfAct, asSent, send],
  );
}
