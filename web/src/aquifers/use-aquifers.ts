import { aquifers, aquiferYears } from '@artesian/contract/map/aquifers';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The aquifers of the district, by name. */
export const useAquifers = () =>
  useQuery({ queryKey: [aquifers.path], queryFn: ({ signal }) => api.view(aquifers, { signal }) });

/** What was permitted and pumped of each, the latest year first. */
export const useAquiferYears = () =>
  useQuery({ queryKey: [aquiferYears.path], queryFn: ({ signal }) => api.view(aquiferYears, { signal }) });
