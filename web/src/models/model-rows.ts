import type { Register, Row } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import { useQuery } from '@tanstack/react-query';
import { recordQuery } from '../register/record.ts';
import { rowsQuery } from '../register/list/use-rows.ts';
import { useSession } from '../session/session.tsx';

/** The register whose list names the records: a part of a record is found in the list of those that it is a part of. */
export const listedOf = (register: Register): Register =>
  registers.find(({ path }) => path === register.partOf) ?? register;

/** Every record that can be chosen; of rows that belong to one record, its own. */
export const useModelRows = (register: Register, parent: number | undefined) =>
  useQuery({ ...rowsQuery(listedOf(register), parent), enabled: register.of === undefined || parent !== undefined });

/** One record; where a register answers none alone, that of its list. */
export function useModelRecord(register: Register, parent: number | undefined, key: number) {
  const { may } = useSession();
  const isAlone = register.calls.one !== undefined;
  const one = useQuery({ ...recordQuery(register, key), enabled: isAlone && key !== 0 });
  const listed = useQuery({
    ...rowsQuery(register, parent),
    enabled: !isAlone && key !== 0,
    select: (rows) => rows.find((row) => row[register.key] === key),
  });
  const { data, error, refetch, isSuccess } = isAlone ? one : listed;
  const rights = { update: may(register.calls.update), remove: may(register.calls.delete) };
  return { record: data && withRights(data, rights), isMissing: key !== 0 && isSuccess && !data, error, refetch };
}

const withRights = (row: Row, may: object): Row => (row.may ? row : { ...row, may });
