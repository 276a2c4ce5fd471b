import { shortenAddress } from '@artesian/contract/pages/short-links';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Longer links are cut by mail programs and tire whoever reads them. */
const LONG = 200;

/** The whole address of a page of ours; a short one that leads there where it is long, as soon as the server has made it. */
export function useShortAddress(address: string, isWanted: boolean): string {
  const { origin } = globalThis.location;
  const href = `${origin}${address}`;
  const { data } = useQuery({
    queryKey: [shortenAddress.path, address],
    queryFn: ({ signal }) => api.call(shortenAddress, { body: { address }, signal }),
    enabled: isWanted && href.length > LONG,
    staleTime: Infinity,
    // The long one does as well.
    retry: false,
  });
  return data ? `${origin}${data.path}` : href;
}
