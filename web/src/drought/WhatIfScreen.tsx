import { FIRST_AREA } from '@artesian/contract/drought/drought-areas';
import { whatIfStages } from '@artesian/contract/drought/declarations';
import { firstDayOf, monthsAfter } from '@artesian/domain/month';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { api } from '../api.ts';
import { formatMonth } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Selector } from '../ui/Selector.tsx';
import { plain } from '../ui/table/address.ts';
import { Limits } from './limits/Limits.tsx';
import { useStages } from './use-stages.ts';
import { useAreaInAddress } from './area-in-address.tsx';
import { underDroughtStage } from './way-back.ts';

const MONTHS = 12;

/** What permits could pump under any stages of the next year, by the computation that a declaration runs. Not in the specification. */
export default function WhatIfScreen() {
  const search: { stages?: unknown } = useSearch({ strict: false });
  const area = useAreaInAddress();
  const { thisMonth, names, offered, areas, declared = 0 } = useStages(area);
  const navigate = useNavigate();
  const path = pathIn(search.stages) ?? Array.from({ length: MONTHS }, () => declared);
  const ofArea = area === FIRST_AREA ? {} : { area };
  const show = (stages: readonly number[]) =>
    void navigate({
      to: '.',
      search: { ...ofArea, stages: plain(textOf(stages)) },
      replace: true,
      resetScroll: false,
    });
  const months = path.map((_, index) => firstDayOf(monthsAfter(thisMonth, 1 + index)));
  const options = new Map(
    [...names]
      .filter(([stage]) => offered.has(stage) || path.includes(stage))
      .map(([stage, name]) => [String(stage), name]),
  );
  return (
    <>
      <PageHeader
        breadcrumb={underDroughtStage}
        title="What If"
        purpose="How much permits could pump in the next twelve months under different drought stages. Nothing is declared; declaring the same stages gives the same figures."
      />
      <Paper variant="outlined" component="section" aria-label="Stages of the next twelve months" sx={bar}>
        {areas.size > 1 && (
          <Selector
            label="Area"
            value={String(area)}
            options={new Map([...areas].map(([one, name]) => [String(one), name]))}
            onChange={(one) =>
              void navigate({ to: '.', search: { area: Number(one) }, replace: true, resetScroll: false })
            }
          />
        )}
        <Selector
          label="All months"
          value={path.every((stage) => stage === path[0]) ? String(path[0]) : ''}
          options={options}
          onChange={(stage) => show(path.map(() => Number(stage)))}
        />
        <Box sx={{ flexBasis: '100%' }} />
        {path.map((stage, index) => (
          <Selector
            key={months[index]}
            label={formatMonth(months[index]!)}
            value={String(stage)}
            options={options}
            onChange={(chosen) => show(path.with(index, Number(chosen)))}
          />
        ))}
      </Paper>
      <WhatIf area={area} months={months} path={path} />
    </>
  );
}

interface WhatIfProps {
  area: number;
  months: readonly string[];
  path: readonly number[];
}

function WhatIf({ area, months, path }: WhatIfProps) {
  const stages = months.map((month, index) => ({ month, drought_stage_ndx: path[index]! }));
  const { data, error, refetch } = useQuery({
    queryKey: [whatIfStages.path, area, stages],
    queryFn: ({ signal }) => api.call(whatIfStages, { body: { drought_area_ndx: area, stages }, signal }),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={300} />;
  return <Limits name="What if" rows={data} after="Under these stages" />;
}

/** Twelve digits, a stage each; where a district has more stages than digits, numbers with hyphens between them. */
function pathIn(told: unknown): number[] | undefined {
  const text = String(told ?? '');
  const stages = text.split(text.includes('-') ? '-' : '');
  return stages.length === MONTHS && stages.every((stage) => /^\d{1,3}$/.test(stage)) ? stages.map(Number) : undefined;
}

const textOf = (stages: readonly number[]): string => stages.join(stages.some((stage) => stage > 9) ? '-' : '');

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  rowGap: 1.5,
  px: 2,
  py: 2,
  mb: 2,
  '& > .MuiTextField-root': { width: { xs: 'calc(50% - 4px)', sm: 'calc(100% / 6 - 7px)' }, minWidth: 130 },
} as const;
