import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import { factorOfStage, permitTypes } from '@artesian/contract/permits/permit-types';
import { messages } from '@artesian/contract/language/messages';
import type { Row } from '@artesian/contract/language/register';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ComingReductions } from './ComingReductions.tsx';
import { stagesQuery } from './district-stages.ts';
import { PermitTypeHistory } from './PermitTypeHistory.tsx';
import type { EditableChoice } from '../register/rows/editable-columns.ts';
import { RegisterRows } from '../register/rows/RegisterRows.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { longDate } from '../ui/dates.ts';
import { notify } from '../ui/notify.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

/** Named as the stages are called; of those that the district does not have any longer there is no column. */
function columnsFor(stages: readonly StageOfDistrict[]): EditableChoice<Row>[] {
  const factors = stages.flatMap(({ drought_stage_ndx, drought_stage_name: header, restricts, is_retired }) => {
    const id = factorOfStage(drought_stage_ndx);
    return id && restricts && !is_retired ? [{ id, header }] : [];
  });
  return [
    'permit_type_desc',
    'permit_prefix',
    'conditional',
    ...factors,
    'exempt_up_to_gal',
    'counted_as',
    { id: 'reductions_change_from', isLongDate: true },
  ];
}

const nameOf = (row: Row) => String(row.permit_type_desc);

/** The factors of today stay in the table, so that what was entered would seem to be lost. */
function sayWhen(saved: Row) {
  const from = saved.reductions_change_from as string | null;
  if (from) notify.info(`${nameOf(saved)}: the factors below the table take effect on ${longDate(from)}.`);
}

/** Spec 3 §2 'Permit Types and Drought Reduction Factors'. */
export default function PermitTypesScreen() {
  const { data: stages, error, refetch } = useQuery(stagesQuery);
  const columns = useMemo(() => stages && columnsFor(stages), [stages]);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        actions={<ButtonLink to="/drought-management/special-reductions">Special Reductions</ButtonLink>}
        title="Permit Types and Drought Reduction Factors"
        purpose="The fraction of a month’s volume, from 0 to 1, by which each drought stage reduces permits of a type, and the yearly volume up to which permits are exempt. A change takes effect next month; earlier months stay unchanged."
      />
      {error && !stages && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !columns && <Skeleton variant="rounded" height={320} />}
      {columns && (
        <RegisterRows
          register={permitTypes}
          name="Permit types"
          columns={columns}
          rowName={nameOf}
          onSaved={sayWhen}
          required={messages.requiredField}
          addLabel="Add a permit type"
          empty="No permit types yet"
        />
      )}
      <ComingReductions />
      <PermitTypeHistory />
    </>
  );
}
