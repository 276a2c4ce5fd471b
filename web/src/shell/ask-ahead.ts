import { callName } from '@artesian/contract/language/addresses';
import { rowsOfTable, type Table } from '@artesian/contract/language/table';
import type { CurrentUser } from '@artesian/contract/people/account';
import { queryClient, send } from '../api.ts';
import type { Screen } from '../screens/screen.ts';
import { namesOfPerson } from '../session/names-of-person.ts';
import { remembered } from '../ui/remembered.ts';

/** Asks for the list of a screen while the screen itself is on its way, for whoever may have it as far as this browser remembers. */
export function askAhead({ list }: Screen, params: Readonly<Record<string, unknown>>) {
  const isOfOneRecord = Object.values(params).some(Boolean);
  if (!list || isOfOneRecord || queryClient.getQueryState([list])) return;
  const call = { method: 'GET', path: `/api/${list}` } as const;
  if (!remembered<CurrentUser>(namesOfPerson.me)?.may.includes(callName(call))) return;
  const asTable = { ...call, path: `${call.path}?as=table` };
  void queryClient.prefetchQuery({
    queryKey: [list],
    queryFn: async ({ signal }) => rowsOfTable((await send(asTable, signal)) as Table),
  });
}
