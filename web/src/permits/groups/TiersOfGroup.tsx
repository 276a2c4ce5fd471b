import { tiersOfGroup } from '@artesian/contract/permits/permit-lists';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../api.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';

type Tier = z.output<typeof tiersOfGroup.row>;

/** In which tier a permit group stands from which fiscal year on; nothing where one has held since ever. */
export function TiersOfGroup({ record: permit_group_ndx }: { record: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [tiersOfGroup.path, permit_group_ndx],
    queryFn: ({ signal }) => api.view(tiersOfGroup, { params: { permit_group_ndx }, signal }),
    staleTime: 0,
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="60%" />;
  if (data.length < 2) return null;
  return (
    <Box component="ul" aria-label="Tiers" sx={{ m: 0, my: 1.5, pl: 2.5, '& li': { py: 0.25 } }}>
      {data.map((tier) => (
        <li key={tier.from_year}>{inSentence(tier)}</li>
      ))}
    </Box>
  );
}

/** `0` and `9999` stand for ever. */
function inSentence({ permit_tier_name, from_year, to_year }: Tier): string {
  const from = from_year === 0 ? '' : ` from fiscal year ${from_year}`;
  return `${permit_tier_name}${from}${to_year === 9999 ? ' on' : ` through ${to_year}`}.`;
}
