import type { Register, Row } from '@artesian/contract/register';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Every key about a register begins with its path, so that a save reaches whatever shows it. */
export const recordKey = (register: Register, key: number) => [register.path, key] as const;
export const historyKey = (register: Register, key: number) => [register.path, key, 'history'] as const;

/** One record with what the reader may do with it. */
export const recordQuery = (register: Register, key: number) =>
  queryOptions({
    queryKey: recordKey(register, key),
    queryFn: ({ signal }) => api.register(register).get(key, signal) as Promise<Row>,
    enabled: key !== 0,
  });

/** Whether the server lets the reader change this record. */
export const mayUpdate = ({ may }: Row) => (may as { update?: boolean } | undefined)?.update === true;
