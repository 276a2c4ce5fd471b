import type { Register, Row } from '@artesian/contract/language/register';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '../record.ts';

/** Who saved a record last, by name where the history tells it; the record itself knows the account only. */
export function useLastSavedBy(register: Register, record: Row): string {
  const { data, isFetching } = useQuery(historyQuery(register, record[register.key] as number));
  if (isFetching) return 'Someone';
  return data?.[0]?.who_name ?? String(record.updated_by ?? 'Someone');
}
