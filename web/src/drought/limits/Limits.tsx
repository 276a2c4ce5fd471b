import { limitRow, type LimitRow } from '@artesian/contract/drought/declarations';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PERMITS } from '../../dashboard/list-links.ts';
import { incompleteNote } from '../../dashboard/chart-parts.ts';
import { useChartBase } from '../../ui/chart/chart-tone.ts';
import { formatMonth, monthOfRow } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PassingTable } from '../../ui/table/DataTable.tsx';
import { declaredColumns } from '../../ui/table/declared-column.ts';
import { formatLimits, limitsOption } from './draw-limits.ts';
import { byTime, cuts, sumLimits, type Cut, type SummedLimits } from './sum-limits.ts';

const PickChart = lazyPart(() => import('../../ui/chart/PickChart.tsx'), {
  Waiting: ({ height }) => <Skeleton variant="rounded" height={height} />,
});

interface LimitsProps {
  /** What the table is called, for its file. */
  name: string;
  rows: readonly LimitRow[];
  /** What the stages that are asked about are called. */
  after: string;
}

/** What permits may pump under the stage in force and under other stages: as a chart, and as a table that can be exported. */
export function Limits({ name, rows, after }: LimitsProps) {
  const { tone, base } = useChartBase();
  const [cut, setCut] = useState<Cut | 'limits'>('permit');
  const ordered = useMemo(() => byTime(rows), [rows]);
  const months = useMemo(() => sumLimits(ordered, 'month'), [ordered]);
  const option = useMemo(() => ({ ...base, ...limitsOption(months, after, tone) }), [base, months, after, tone]);
  const unknown = Math.max(0, ...months.map((month) => month.unknown));
  if (rows.length === 0) return <EmptyState title="No permit is in force in these months" />;
  return (
    <>
      <Typography component="output" sx={{ display: 'block', mb: 1, fontWeight: 560 }}>
        {formatLimits(months, after)}
      </Typography>
      <Paper variant="outlined" sx={{ p: 1.5, mb: 2 }}>
        <PickChart label={formatLimits(months, after)} option={option} height={HEIGHT} onPick={noOp} />
        {incompleteNote(unknown).map((note) => (
          <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        ))}
      </Paper>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Total by"
        value={cut}
        onChange={(_event, chosen: Cut | 'limits' | null) => chosen && setCut(chosen)}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        {Object.entries(cuts).map(([id, { header }]) => (
          <ToggleButton key={id} value={id}>
            {header}
          </ToggleButton>
        ))}
        <ToggleButton value="limits">Permit and month</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ minWidth: 0 }}>
        {cut === 'limits' ? (
          <PassingTable
            name={`${name} by permit and month`}
            rows={rows}
            columns={limitColumns}
            rowKey={limitKey}
            hrefOf={limitHref}
            pageSize={30}
          />
        ) : (
          <PassingTable
            key={cut}
            name={`${name} by ${cut}`}
            rows={sumLimits(ordered, cut)}
            columns={summedColumns[cut]}
            rowKey={nameOf}
            pageSize={30}
          />
        )}
      </Box>
    </>
  );
}

const HEIGHT = 300;
const noOp = () => undefined;
const nameOf = ({ name }: SummedLimits) => name;
const limitKey = (row: LimitRow) => `${row.permit_ndx} ${monthOfRow(row)}`;
const limitHref = ({ permit_ndx }: LimitRow) => `${PERMITS}/${permit_ndx}`;

const declared = declaredColumns(limitRow);
const [permitted, before, after] = declared(
  { id: 'permitted_gal', total: 'sum' },
  { id: 'before_gal', total: 'sum' },
  { id: 'after_gal', total: 'sum' },
);
const change = <R extends { before_gal: number | null; after_gal: number | null }>(): Column<R> => ({
  id: 'change',
  header: 'Change',
  kind: 'number',
  unit: 'gal',
  decimals: 0,
  total: 'sum',
  value: ({ before_gal, after_gal }) => (before_gal === null || after_gal === null ? null : after_gal - before_gal),
});

const limitColumns: readonly Column<LimitRow>[] = [
  ...declared({ id: 'permit_number', isName: true }),
  {
    id: 'month',
    header: 'Month',
    kind: 'date',
    isPinned: true,
    width: 128,
    value: (row) => `${monthOfRow(row)}-01`,
    render: (row) => formatMonth(monthOfRow(row)),
  },
  ...declared('permit_name', { id: 'permit_type_desc', kind: 'choice' }),
  ...declared({ id: 'aq_group_summary_name', kind: 'choice' }, { id: 'permit_tier_name', kind: 'choice' }),
  permitted!,
  before!,
  after!,
  change(),
];

const volumes = [permitted, before, after] as unknown as Column<SummedLimits>[];
const columnsOf = (cut: Cut): readonly Column<SummedLimits>[] => [
  { id: 'name', header: cuts[cut].header, kind: 'text', isName: true, value: nameOf },
  { id: 'permits', header: 'Permits', kind: 'number', decimals: 0, value: ({ permits }) => permits },
  ...volumes,
  change(),
  { id: 'unknown', header: 'Permits of Unknown Volume', kind: 'number', hidden: true, value: ({ unknown }) => unknown },
];
const summedColumns: Record<Cut, readonly Column<SummedLimits>[]> = {
  month: columnsOf('month'),
  aquifer: columnsOf('aquifer'),
  tier: columnsOf('tier'),
  permit: columnsOf('permit'),
};
