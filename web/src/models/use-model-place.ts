import type { Register } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Where the record browser is: `/models?register=list-wells&record=11`. */
export interface ModelPlace {
  register: Register | undefined;
  /** The record that the rows belong to, of a register of rows. */
  parent: number | undefined;
  /** 0 is a new record; undefined where none is chosen. */
  record: number | undefined;
  go: (to: ModelAddress, options?: { isSaved?: boolean }) => void;
}

export interface ModelAddress {
  register?: string;
  of?: number | undefined;
  record?: number | undefined;
}

export function useModelPlace(): ModelPlace {
  const { register, of, record }: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = useCallback<ModelPlace['go']>(
    (to, { isSaved = false } = {}) =>
      void navigate({
        to: '/models',
        // Another register has other filters.
        search: (known: object) => (to.register === undefined ? { ...known, ...to } : to),
        resetScroll: false,
        ignoreBlocker: isSaved,
      }),
    [navigate],
  );
  return {
    register: registers.find(({ path }) => path === register),
    parent: keyOf(of),
    record: keyOf(record),
    go,
  };
}

function keyOf(value: unknown): number | undefined {
  const key = Number(value);
  return value !== undefined && value !== '' && Number.isInteger(key) && key >= 0 ? key : undefined;
}
