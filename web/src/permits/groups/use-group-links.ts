import { ApiError } from '@artesian/contract/language/client';
import type { Row, Values } from '@artesian/contract/language/register';
import { linkPermits, permitGroups } from '@artesian/contract/permits/permit-groups';
import { permitsOfGroupInYear } from '@artesian/contract/permits/permit-lists';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../api.ts';
import { recordQuery } from '../../register/record.ts';

const MEANWHILE = 'Someone else changed the permits of this group meanwhile. The current permits are shown. Try again.';

export const membersQuery = (permit_group_ndx: number, fiscal_year: number) =>
  queryOptions({
    queryKey: [permitsOfGroupInYear.path, permit_group_ndx, fiscal_year],
    queryFn: ({ signal }) => api.view(permitsOfGroupInYear, { params: { permit_group_ndx, fiscal_year }, signal }),
  });

/** Changes which permits stand in a group from a fiscal year on. Each change says all of them, based on the version that is shown. */
export function useGroupLinks(group: number, year: number) {
  const queries = useQueryClient();
  return useMemo(() => {
    const known = recordQuery(permitGroups, group);
    const members = membersQuery(group, year);
    const send = async (change: (linked: readonly number[]) => readonly number[]) => {
      const { version } = await queries.ensureQueryData(known);
      // Asked for anew, so that it is never older than the version.
      const linked = await queries.fetchQuery({ ...members, staleTime: 0 });
      try {
        const saved = await api.call(linkPermits, {
          params: { permit_group_ndx: group },
          body: { linked_permits: [...change(linked.map(({ permit_ndx }) => permit_ndx))], fiscal_year: year },
          version,
          idempotencyKey: crypto.randomUUID(),
        });
        queries.setQueryData(known.queryKey, saved);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 412) await queries.invalidateQueries();
        throw new Error(wordsOf(error), { cause: error });
      }
    };
    const add = async ({ permit_ndx }: Values) => send((linked) => [...linked, permit_ndx as number]);
    return {
      add,
      replace: (row: Row, { permit_ndx = row.permit_ndx }: Values) =>
        send((linked) => linked.map((one) => (one === row.permit_ndx ? (permit_ndx as number) : one))),
      /** Answers how to link it again. */
      delink: async (row: Row) => {
        await send((linked) => linked.filter((one) => one !== row.permit_ndx));
        return () => add(row);
      },
    };
  }, [queries, group, year]);
}

const wordsOf = (error: ApiError) =>
  error.status === 412 ? MEANWHILE : (error.problem.errors?.[0]?.message ?? error.message);
