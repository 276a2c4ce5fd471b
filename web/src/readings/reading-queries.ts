import type { Nothing } from '@artesian/contract/language/endpoint';
import type { View } from '@artesian/contract/language/view';
import { readingGroupings, readingOwners, readingSummaries, readingYears } from '@artesian/contract/metering/readings';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../api.ts';

const rowsOf = <R extends z.ZodObject>(view: View<R, Nothing>) =>
  queryOptions({ queryKey: [view.path], queryFn: ({ signal }) => api.view(view, { signal }) });

export const yearsQuery = rowsOf(readingYears);
export const groupingsQuery = rowsOf(readingGroupings);
export const ownersQuery = rowsOf(readingOwners);
export const summariesQuery = rowsOf(readingSummaries);

/** The twelve months of a fiscal year, in the place of one. */
export const ALL = 'All';
/** 1 to 12, or `ALL`. */
export type MonthOrAll = number | typeof ALL;
