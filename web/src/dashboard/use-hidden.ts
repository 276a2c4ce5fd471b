import { useMemo } from 'react';
import type { ChartAddress } from './use-chart-address.ts';

/** The series that the reader has hidden; until then those that are hidden at first. */
export function useHidden({ many }: ChartAddress, atFirst: readonly string[]): ReadonlySet<string> {
  return useMemo(() => new Set(many('hide') ?? atFirst), [many, atFirst]);
}

export const NOTHING_HIDDEN: readonly string[] = [];
