import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { anyDay, type GraphType } from '../../map/address.ts';
import type { GraphViewProps } from '../../map/graphs/graph-view.ts';
import { daysInAddress } from './graph-address.ts';

/** The days of a graph on the page of a well, and the drought that levels are compared with, as its address holds them. */
export function useGraphInAddress(of: GraphType): Omit<GraphViewProps, 'wellNdx' | 'wellId'> {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const days = daysInAddress(of);
  const [from, to, drought] = [search[days.from], search[days.to], search['drought']];
  const asked = useMemo(() => ({ ...dayOf('start', from), ...dayOf('end', to) }), [from, to]);
  const change = (changed: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      search: (before: Readonly<Record<string, unknown>>) => ({ ...before, ...changed }),
      replace: true,
      resetScroll: false,
    });
  return {
    asked,
    onAsk: ({ start, end }) => change({ [days.from]: start ?? anyDay, [days.to]: end ?? anyDay }),
    drought: typeof drought === 'string' ? drought : undefined,
    onDrought: (key) => change({ drought: key }),
  };
}

/** Nothing asked, an open end, or a day. */
function dayOf(name: 'start' | 'end', value: unknown): { start?: string | undefined; end?: string | undefined } {
  if (value === anyDay) return { [name]: undefined };
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? { [name]: value } : {};
}
