import { apiKeyUse, type ApiKeyUse } from '@artesian/contract/api-keys/api-keys';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { counted } from '../ui/counted.ts';
import { shortDate } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

/** How often the key was used on each day of the last thirty, as a bar with its number. */
export function UseOfKey({ record: api_key_ndx }: { record: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [apiKeyUse.path, api_key_ndx],
    queryFn: ({ signal }) => api.view(apiKeyUse, { params: { api_key_ndx }, signal }),
    staleTime: 0,
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock height={120} label="Loading the use of the key" />;
  const used = data.filter(({ calls, refused }) => calls + refused > 0);
  if (used.length === 0) return <Typography>It was not used in the last thirty days.</Typography>;
  const most = Math.max(...used.map(allOf));
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {counted(used.length, 'day')} of the last thirty with requests. New requests appear within half a minute.
      </Typography>
      <Box component="table" aria-label="Use by day" sx={table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Calls</th>
            <th scope="col">Over the limits</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {used.map((row) => (
            <tr key={row.day}>
              <th scope="row">{shortDate(row.day)}</th>
              <td>{row.calls.toLocaleString('en-US')}</td>
              <td>{row.refused.toLocaleString('en-US')}</td>
              <Bar {...row} most={most} />
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

const allOf = ({ calls, refused }: ApiKeyUse) => calls + refused;

function Bar({ calls, refused, most }: ApiKeyUse & { most: number }) {
  const part = (count: number, color: string) => (
    <Box component="span" sx={{ width: `${(100 * count) / most}%`, bgcolor: color }} />
  );
  return (
    <Box component="td" aria-hidden="true" sx={{ width: '99%', minWidth: 60 }}>
      <Box sx={{ display: 'flex', height: 12, '& > span': { minWidth: 0 } }}>
        {part(calls, 'primary.main')}
        {part(refused, 'warning.main')}
      </Box>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.5, pr: 2, textAlign: 'right', whiteSpace: 'nowrap', borderBottom: 1, borderColor: 'divider' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 400 },
  '& thead th': { fontWeight: 620 },
} as const;
