import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import { factorOfStage, permitTypeReductions, permitTypes } from '@artesian/contract/permits/permit-types';
import { columnMeta } from '@artesian/contract/language/rows';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { listQuery } from '../register/form/options.ts';
import { longDate } from '../ui/dates.ts';
import { useDistrictStages } from './district-stages.ts';

type PermitType = ReturnType<typeof permitTypes.row.parse>;
type Reductions = ReturnType<typeof permitTypeReductions.row.parse>;

/** The table shows the factors of today; those that have been decided for later months stand here. */
export function ComingReductions() {
  const { data = [] } = useQuery(listQuery(permitTypes));
  const stages = useDistrictStages();
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
            .map((reductions) => <li key={reductions.ndx}>{inSentence(type, reductions, stages)}</li>),
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

function inSentence(
  { permit_type_desc: type }: PermitType,
  reductions: Reductions,
  stages: readonly StageOfDistrict[],
): string {
  const factors = stages.flatMap(({ drought_stage_ndx, drought_stage_name }) => {
    const name = factorOfStage(drought_stage_ndx);
    return name ? [`${drought_stage_name} ${reductions[name]}`] : [];
  });
  const { label, unit } = columnMeta(permitTypeReductions.row, 'exempt_up_to_gal');
  const exempt = `${label} ${reductions.exempt_up_to_gal.toLocaleString('en-US')} ${unit}`;
  return `${type}, from ${longDate(reductions.holds_from)}: ${[...factors, exempt].join(', ')}`;
}
