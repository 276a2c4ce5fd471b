import { wellPortrait } from '@artesian/contract/wells/portrait';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';

export const usePortrait = (id: string) =>
  useQuery({
    queryKey: [wellPortrait.path, id],
    queryFn: ({ signal }) => api.call(wellPortrait, { params: { id }, signal }),
  });
