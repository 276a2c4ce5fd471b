import { droughtDays, type DroughtDay } from '@artesian/contract/drought/triggers';
import { useMemo } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { Column } from '../ui/table/column.ts';
import { AnsweredTable } from '../ui/table/AnsweredTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { AreaSelector, useAreaInAddress } from './area-in-address.tsx';
import { nameOfWatched, type NamesOfIndicators } from './indicators/called-for.ts';
import { watchedOn } from './indicators/draw-indicators.ts';
import { useDays } from './indicators/use-days.ts';
import { useStages } from './use-stages.ts';
import { underDroughtStage } from './way-back.ts';

const keyOf = ({ day }: DroughtDay) => day;
const FIRST_YEAR = 1900;

/** What the triggers of an area called for on each day, with the figures that it was judged by. Not in the specification. */
export default function EvaluatedDaysScreen() {
  const area = useAreaInAddress();
  const { areas } = useStages(area);
  const { days, names, error, retry } = useDays(area, FIRST_YEAR);
  const rows = useMemo(() => days?.toReversed(), [days]);
  const columns = useMemo(() => columnsOf(days ?? [], names), [days, names]);
  return (
    <>
      <PageHeader
        breadcrumb={underDroughtStage}
        title="Evaluated Days"
        purpose="The stage that the triggers called for on each day, with the readings behind it. Days are evaluated again when a reading or a trigger is corrected."
        actions={<AreaSelector label="Area" areas={areas} />}
      />
      <AnsweredTable
        name="Evaluated Days"
        answer={{ data: rows, error, refetch: retry }}
        columns={columns}
        rowKey={keyOf}
        pageSize={30}
        empty={
          <EmptyState title="No days yet">Days are evaluated once an indicator of a trigger has readings.</EmptyState>
        }
      />
    </>
  );
}

const columnsOf = (days: readonly DroughtDay[], names: NamesOfIndicators): Column<DroughtDay>[] => [
  ...declaredColumns(droughtDays.row)({ id: 'day', isName: true }, { id: 'drought_stage_name', kind: 'choice' }),
  ...watchedOn(days).flatMap((watched): Column<DroughtDay>[] => {
    const figureOf = ({ figures }: DroughtDay) =>
      figures.find((one) => one.indicator_ndx === watched.indicator_ndx && one.window_days === watched.window_days);
    const { indicator_ndx: indicator, window_days: window } = watched;
    const mean = { ...nameOfWatched(watched, names), id: `mean-${indicator}-${window}` };
    return [{ ...mean, kind: 'number', decimals: 2, value: (day) => figureOf(day)?.mean ?? null }];
  }),
];
