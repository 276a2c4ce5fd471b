import type { View } from '@artesian/contract/language/view';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../api.ts';

/** The one row of a view that sums a record up. Whoever asks for the same at once is answered once. */
export const useGlance = <V extends View>(view: V, params: Record<string, number>) =>
  useQuery({
    queryKey: [view.path, params],
    // A view of one record answers that alone.
    queryFn: ({ signal }) => api.view(view, { params, signal } as never) as unknown as Promise<z.output<V['row']>>,
  });
