import { closedYears } from '@artesian/contract/permits/closed-years';
import { monthCorrections, yearsToClose } from '@artesian/contract/permits/years-to-close';
import Lock from '@mui/icons-material/LockOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { api } from '../../api.ts';
import { PERMITS } from '../../dashboard/list-links.ts';
import { useSession } from '../../session/session.tsx';
import { formatMonth } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { notify } from '../../ui/notify.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Column } from '../../ui/table/column.ts';
import { AnsweredTable } from '../../ui/table/AnsweredTable.tsx';
import { declaredColumns } from '../../ui/table/declared-column.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import type { RowAction } from '../../ui/table/grid/row-parts.ts';

type Year = z.output<typeof yearsToClose.row>;
type Correction = z.output<typeof monthCorrections.row>;

const yearColumns: readonly Column<Year>[] = [
  ...declaredColumns(yearsToClose.row)({ id: 'fiscal_year', isName: true, width: 130 }),
  {
    id: 'state',
    header: 'State',
    kind: 'choice',
    width: 110,
    value: ({ closed_at }) => (closed_at ? 'Closed' : 'Open'),
  },
  ...declaredColumns(yearsToClose.row)(
    'permitted_gal',
    'reduced_gal',
    'permits_gallons',
    'no_permit_gallons',
    'corrected_months',
    'closed_at',
    'closed_by',
    'notes',
  ),
];
const correctionColumns = declaredColumns(monthCorrections.row)(
  { id: 'permit_number', isName: true },
  { id: 'mo', render: ({ mo }) => formatMonth(mo) },
  'fiscal_year',
  'reason',
  'corrected_by_name',
  'corrected_at',
  'is_after_closing',
  'permitted_before_gal',
  'permitted_after_gal',
  'reduced_before_gal',
  'reduced_after_gal',
  'metered_before_gal',
  'metered_after_gal',
);
const keyOfYear = ({ fiscal_year }: Year) => String(fiscal_year);
const keyOfCorrection = ({ month_correction_ndx }: Correction) => String(month_correction_ndx);
const hrefOf = ({ permit_ndx }: Correction) => `${PERMITS}/${permit_ndx}`;
const { create, delete: remove } = closedYears.calls;

/** Years that are over are closed here, and reopened; below stands what was corrected. Not in the specification: the path is ours. */
export default function ClosedYearsScreen() {
  const years = useQuery({
    queryKey: [yearsToClose.path],
    queryFn: ({ signal }) => api.view(yearsToClose, { signal }),
  });
  const [asked, setAsked] = useState<Year>();
  const actions = useActions(setAsked);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Closed Years"
        purpose="Volumes of a closed fiscal year change only through a correction with a reason."
      />
      <AnsweredTable
        name="Fiscal years"
        answer={years}
        columns={yearColumns}
        rowKey={keyOfYear}
        actions={actions}
        pageSize={10}
        empty={<EmptyState title="No fiscal year is over yet" />}
      />
      <Corrections />
      {asked && <AskDialog year={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function useActions(ask: (year: Year) => void): readonly RowAction<Year>[] {
  const { may } = useSession();
  return useMemo(
    () => [
      {
        label: ({ fiscal_year }) => `Close fiscal year ${fiscal_year}`,
        icon: <Lock fontSize="small" />,
        onAct: ask,
        isOffered: ({ closed_year_ndx }) => closed_year_ndx === null && may(create),
      },
      {
        label: ({ fiscal_year }) => `Reopen fiscal year ${fiscal_year}`,
        icon: <LockOpen fontSize="small" />,
        onAct: ask,
        isOffered: ({ closed_year_ndx }) => closed_year_ndx !== null && may(remove),
      },
    ],
    [ask, may],
  );
}

/** Closing and reopening are asked about: everybody's saves follow from it. */
function AskDialog({ year, onClose }: { year: Year; onClose: () => void }) {
  const { fiscal_year, closed_year_ndx, closed_year_version } = year;
  const isClosed = closed_year_ndx !== null;
  const does = (): Promise<unknown> =>
    isClosed
      ? api.register(closedYears).delete(closed_year_ndx, closed_year_version ?? undefined)
      : api.register(closedYears).create({ fiscal_year });
  return (
    <AskFirst
      title={isClosed ? `Reopen fiscal year ${fiscal_year}?` : `Close fiscal year ${fiscal_year}?`}
      act={isClosed ? 'Reopen' : 'Close Year'}
      does={does}
      onDone={() => notify.success(`Fiscal year ${fiscal_year} is ${isClosed ? 'open' : 'closed'}.`)}
      onClose={onClose}
    >
      {isClosed
        ? 'Readings, links and stages of its months can then be changed without a reason.'
        : 'After that, its volumes and readings change only through a correction with a reason.'}
    </AskFirst>
  );
}

function Corrections() {
  const answer = useQuery({
    queryKey: [monthCorrections.path],
    queryFn: ({ signal }) => api.view(monthCorrections, { signal }),
  });
  return (
    <>
      <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        Corrections of past months
      </Typography>
      <AnsweredTable
        name="Corrections of past months"
        prefix="corrections."
        answer={answer}
        columns={correctionColumns}
        rowKey={keyOfCorrection}
        hrefOf={hrefOf}
        pageSize={30}
        empty={<EmptyState title="No corrections" />}
      />
    </>
  );
}
