import { permitsToRenew, renewPermits, type PermitToRenew } from '@artesian/contract/permits/renewals';
import { certificates } from '@artesian/contract/permits/permits';
import Autorenew from '@mui/icons-material/Autorenew';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { api } from '../../api.ts';
import { PERMITS } from '../../dashboard/list-links.ts';
import { useSession } from '../../session/session.tsx';
import { useSettings } from '../../session/settings.tsx';
import { dayIn } from '../../ui/district-day.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { declaredColumns } from '../../ui/table/declared-column.ts';
import type { RowTone } from '../../ui/table/grid/row-parts.ts';
import { ToolbarButton } from '../../ui/table/ToolbarButton.tsx';
import { PrintCertificatesDialog } from '../certificate/PrintCertificatesDialog.tsx';
import { comingVolume } from '../coming-volume.ts';
import { countedPermits } from '../counted-permits.ts';
import { RenewalActs } from './RenewalActs.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { districtYear } from '../../ui/district-year.ts';

const declared = declaredColumns(permitsToRenew.row);
const columns = [
  ...declared('permit_number', { id: 'permit_name', isPinned: true }, 'owner_name', {
    id: 'volume_now_gal',
    header: 'Authorized Volume',
    total: 'sum',
  }),
  comingVolume,
  ...declared({ id: 'attention', width: 280 }, { id: 'permit_type_desc', kind: 'choice' }),
  ...declared(
    'metered_last_year_gal',
    'is_renewed',
    { id: 'renewed_at', hidden: true },
    { id: 'renewed_by', hidden: true },
  ),
];
const initialFilters = { is_renewed: 'no' };
const keyOf = ({ permit_ndx }: PermitToRenew) => String(permit_ndx);
const hrefOf = (row: PermitToRenew) => `${PERMITS}/${keyOf(row)}`;
const toneOf = ({ attention, is_renewed }: PermitToRenew): RowTone | undefined =>
  attention && !is_renewed ? { tone: 'attention', words: 'Check first' } : undefined;

/** Permits whose certificates expire with the fiscal year are renewed for the next fiscal year. Not in the specification: the path is ours. */
export default function PermitRenewalsScreen() {
  const { present, year, showYear } = useFiscalYear();
  const { data, error, refetch } = useQuery({
    queryKey: [permitsToRenew.path, year],
    queryFn: ({ signal }) => api.view(permitsToRenew, { params: { fiscal_year: year }, signal }),
  });
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Dashboard', to: '/dashboard' },
          { label: 'Permits Management', to: PERMITS },
        ]}
        title="Permit Renewals"
        purpose={`A permit is valid until it is ended; its certificate expires on ${districtYear().lastDayName}. Renew permits here for another fiscal year, ${districtYear().inMonths}, and print their certificates.`}
        actions={<Years present={present} year={year} onChange={showYear} />}
      />
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Renewals key={year} year={year} rows={data} />
      )}
    </>
  );
}

interface RenewalsProps {
  year: number;
  /** Undefined while they are on their way. */
  rows: readonly PermitToRenew[] | undefined;
}

function Renewals({ year, rows }: RenewalsProps) {
  const { may } = useSession();
  const [renewing, setRenewing] = useState<readonly PermitToRenew[]>();
  const [printing, setPrinting] = useState<readonly PermitToRenew[]>();
  const toolbar = useCallback(
    (filtered: readonly PermitToRenew[], chosen: readonly PermitToRenew[]) => {
      const meant = chosen.length > 0 ? chosen : filtered;
      const open = meant.filter(({ is_renewed }) => !is_renewed);
      const renewed = meant.filter(({ is_renewed }) => is_renewed);
      return (
        <>
          {may(renewPermits) && open.length > 0 && (
            <Button
              size="small"
              variant="contained"
              startIcon={<Autorenew />}
              aria-haspopup="dialog"
              onClick={() => setRenewing(open)}
            >
              Renew {countedPermits(open.length)}
            </Button>
          )}
          {may(certificates) && renewed.length > 0 && (
            <ToolbarButton
              icon={<Print />}
              label={`Print ${countedPermits(renewed.length)}`}
              aria-haspopup="dialog"
              onClick={() => setPrinting(renewed)}
            />
          )}
        </>
      );
    },
    [may],
  );
  return (
    <>
      <DataTable
        name={`Permits to renew for fiscal year ${year}`}
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        hrefOf={hrefOf}
        pageSize={30}
        initialFilters={initialFilters}
        rowTone={toneOf}
        isSelectable
        toolbar={toolbar}
        empty={<EmptyState title={`No permit expires before fiscal year ${year}`} />}
      />
      <RenewalActs year={year} rows={rows ?? NO_ROWS} onPrint={setPrinting} />
      {renewing && (
        <RenewDialog
          year={year}
          permits={renewing}
          onPrint={(renewed) => {
            setRenewing(undefined);
            setPrinting(renewed);
          }}
          onClose={() => setRenewing(undefined)}
        />
      )}
      {printing && (
        <PrintCertificatesDialog
          permits={printing}
          issueDay={districtYear().firstDayOf(year)}
          onClose={() => setPrinting(undefined)}
        />
      )}
    </>
  );
}

const NO_ROWS: never[] = [];

/** In the address; without, the present one. From July on the next one is what a district prepares. */
function useFiscalYear() {
  const { timeZone } = useSettings();
  const { fiscal_year: asked }: { fiscal_year?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = dayIn(timeZone);
  const present = districtYear().ofDay(today);
  const isPrepared = today.slice(5) >= '07-01' && today.slice(5) < '09-01';
  const year = [present, present + 1].find((one) => one === asked) ?? (isPrepared ? present + 1 : present);
  const showYear = (fiscal_year: number) => void navigate({ to: '.', search: { fiscal_year }, replace: true });
  return { present, year, showYear };
}

interface YearsProps {
  present: number;
  year: number;
  onChange: (year: number) => void;
}

const Years = ({ present, year, onChange }: YearsProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label="Fiscal year"
    value={year}
    onChange={(_event, chosen: number | null) => chosen && onChange(chosen)}
  >
    <ToggleButton value={present}>FY {present}, this year</ToggleButton>
    <ToggleButton value={present + 1}>FY {present + 1}, next year</ToggleButton>
  </ToggleButtonGroup>
);
