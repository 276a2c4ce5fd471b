import { recordHistory } from '@artesian/contract/language/history';
import type { Register, Row } from '@artesian/contract/language/register';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** One record with what the reader may do with it. */
export const recordQuery = (register: Register, key: number) =>
  queryOptions({
    queryKey: [register.path, key],
    queryFn: ({ signal }) => api.register(register).get(key, signal) as Promise<Row>,
    enabled: key !== 0,
  });

/** Who changed it, newest first. */
export const historyQuery = (register: Register, key: number) =>
  queryOptions({
    queryKey: [register.path, key, 'history'],
    queryFn: ({ signal }) => api.call(recordHistory, { params: { register: register.path, key }, signal }),
    staleTime: 0,
  });
