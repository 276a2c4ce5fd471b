import { oneMapWell } from '@artesian/contract/map/map-wells';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';

/** One well as the server describes it to whoever asks; nothing is asked while none is named. */
export function useWell(wellNdx: number | undefined) {
  const { status, user } = useSession();
  return useQuery({
    queryKey: ['map-well', wellNdx, user?.sub],
    queryFn: ({ signal }) => api.call(oneMapWell, { params: { well_ndx: wellNdx ?? 0 }, signal }),
    enabled: wellNdx !== undefined && status !== 'loading',
  });
}
