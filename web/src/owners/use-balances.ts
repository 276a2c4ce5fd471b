import { permitBalances } from '@artesian/contract/dashboard/work-waiting';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Where the permits of who is here stand, as the dashboard has it. */
export const useBalances = () =>
  useQuery({
    queryKey: ['own balances', permitBalances.path],
    queryFn: ({ signal }) => api.view(permitBalances, { signal }),
  });
