import type { View } from '@artesian/contract/language/view';
import type { associatedPermits } from '@artesian/contract/wells/well-relations';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../api.ts';

export type ViewOfOneWell<R extends z.ZodObject> = View<R, (typeof associatedPermits)['by']>;

/** What is kept about one well in another place. */
export const relatedQuery = <R extends z.ZodObject>(view: ViewOfOneWell<R>, well: number) =>
  queryOptions({
    queryKey: [view.path, well],
    queryFn: ({ signal }) => api.view(view, { params: { well_ndx: well }, signal }),
  });
