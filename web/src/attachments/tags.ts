import { attachmentTags } from '@artesian/contract/wells/well-lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** What a file may be tagged with. */
export const tagsQuery = queryOptions({
  queryKey: [attachmentTags.path],
  queryFn: ({ signal }) => api.view(attachmentTags, { signal }),
  staleTime: Infinity,
});
