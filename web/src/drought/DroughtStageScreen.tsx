import { declareStage, whatIfStages } from '@artesian/contract/drought/declarations';
import { droughtStageFilters, droughtStages } from '@artesian/contract/drought/drought-stages';
import type { Row } from '@artesian/contract/language/register';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import type { EditableChoice } from '../register/rows/editable-columns.ts';
import { FilterBar } from '../register/list/FilterBar.tsx';
import { RegisterRows } from '../register/rows/RegisterRows.tsx';
import { useFilters } from '../register/list/use-filters.ts';
import { useSession } from '../session/session.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { monthName } from '../ui/dates.ts';
import type { ChangedRow } from '../ui/editable-table/props.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { VOCABULARIES } from '../vocabularies/screens.ts';
import { confirmStages } from './confirm-stages.ts';
import { Declarations } from './declare/Declarations.tsx';
import { DeclareStage } from './declare/DeclareStage.tsx';
import { Indicators } from './indicators/Indicators.tsx';
import { UNDECLARED, useStages } from './use-stages.ts';

const monthOf = (row: Row) => monthName(row.d_month as number);
const nameOf = (row: Row) => `${monthOf(row)} ${String(row.d_year)}`;
const nameInArea = (row: Row) => `${nameOf(row)}, ${row.drought_area_name as string}`;

/** Which months are at a stage by their entry, and which because the stage of the month before goes on. */
function inForce({ drought_stage_ndx: entered, stage_going_on: stage }: Row): string {
  if (entered !== UNDECLARED) return 'As entered';
  return stage ? `${stage as string}, continues` : 'No stage';
}

const columns: EditableChoice<Row>[] = [
  { id: 'd_year', kind: 'text', width: 120, value: (row) => String(row.d_year) },
  { id: 'd_month', kind: 'text', unit: undefined, value: monthOf },
  'drought_stage_ndx',
  { id: 'stage_going_on', header: 'In Force', kind: 'text', width: 260, value: inForce },
];
const columnsOfAreas: EditableChoice<Row>[] = [
  ...columns.slice(0, 2),
  { id: 'drought_area_name', kind: 'text', width: 200 },
  ...columns.slice(2),
];

/** Spec 3 §2 'Drought Stage': the stage of each month is edited; months come by themselves. */
export default function DroughtStageScreen() {
  const { may } = useSession();
  const { names, areas } = useStages();
  const hasAreas = areas.size > 1;
  const confirmSave = useCallback((rows: readonly ChangedRow<Row>[]) => confirmStages(names, rows), [names]);
  const { from_year: from, to_year: to } = useFilters(droughtStageFilters);
  const isShown = useCallback(
    ({ d_year: year }: Row) => (year as number) >= (from ?? -Infinity) && (year as number) <= (to ?? Infinity),
    [from, to],
  );
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Drought Stage"
        purpose="The drought stage of each month, newest first. It determines how much permits may pump."
        actions={
          may(whatIfStages) && (
            <>
              <ButtonLink to={`${VOCABULARIES}/drought-stages`}>Stages</ButtonLink>
              <ButtonLink to="/drought-management/drought-areas">Areas</ButtonLink>
              <ButtonLink to="/drought-management/stages-by-day">Stages by Day</ButtonLink>
              <ButtonLink to="/drought-management/measures">Measures</ButtonLink>
              <ButtonLink to="/drought-management/what-if" variant="outlined">
                What if…
              </ButtonLink>
            </>
          )
        }
      />
      {may(declareStage) && (
        <>
          <Indicators />
          <DeclareStage />
          <Declarations />
        </>
      )}
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        History
      </Typography>
      <FilterBar form={droughtStageFilters} name="Years of the drought stage" />
      <RegisterRows
        register={droughtStages}
        name="Drought stages"
        columns={hasAreas ? columnsOfAreas : columns}
        rowName={hasAreas ? nameInArea : nameOf}
        isShown={isShown}
        confirmSave={confirmSave}
        empty="No months in this period"
      />
    </>
  );
}
