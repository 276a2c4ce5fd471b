import { permitTypeReductions, permitTypes, reductionNames } from '@artesian/contract/permits/permit-types';
import { columnMeta } from '@artesian/contract/language/rows';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { listQuery } from '../register/form/options.ts';
import { longDate } from '../ui/dates.ts';

type PermitType = ReturnType<typeof permitTypes.row.parse>;
type Reductions = ReturnType<typeof permitTypeReductions.row.parse>;

/** The table shows the factors of today; those that have been decided for later months stand here. */
export function ComingReductions() {
  const { data = [] } = useQuery(listQuery(permitTypes));
  const changing = (data as unknown as PermitType[]).filter(({ reductions_change_from: from }) => from !== null);
  const decided = useQueries({ queries: changing.map(reductionsQuery) });
  if (changing.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="coming-reductions" sx={{ mt: 3 }}>
      <Typography variant="h2" id="coming-reductions">
        Decided for later months
      </Typography>
      <Box component="ul" sx={{ pl: 2.5 }}>
        {changing.flatMap((type, index) =>
          (decided[index]?.data ?? [])
            .filter(({ holds_from: from }) => from >= type.reductions_change_from!)
            .map((reductions) => <li key={reductions.ndx}>{inSentence(type, reductions)}</li>),
        )}
      </Box>
    </Box>
  );
}

const reductionsQuery = ({ permit_type_ndx, version }: PermitType) => ({
  queryKey: [permitTypes.path, permit_type_ndx, 'reductions', version],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.view(permitTypeReductions, { params: { permit_type_ndx }, signal }),
});

function inSentence({ permit_type_desc: type }: PermitType, reductions: Reductions): string {
  const named = reductionNames.map((name) => {
    const { label, kind, unit } = columnMeta(permitTypeReductions.row, name);
    const value = reductions[name];
    return kind === 'integer' ? `${label} ${value.toLocaleString('en-US')} ${unit}` : `${label} ${value}`;
  });
  return `${type}, from ${longDate(reductions.holds_from)}: ${named.join(', ')}`;
}
