import type { Row } from '@artesian/contract/language/register';
import { certificates } from '@artesian/contract/permits/permits';
import Print from '@mui/icons-material/PrintOutlined';
import { useMemo, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import type { RowAction } from '../../ui/table/grid/row-parts.ts';
import { ToolbarButton } from '../../ui/table/ToolbarButton.tsx';
import { countedPermits } from '../counted-permits.ts';
import { PrintCertificatesDialog, type PermitToPrint } from './PrintCertificatesDialog.tsx';

const NONE: readonly RowAction<Row>[] = [];

/** What prints certificates from the list of permits: of one row, of all that the filters and the search leave, or of those that are ticked. */
export function usePrintCertificates() {
  const { may } = useSession();
  const [permits, setPermits] = useState<readonly PermitToPrint[]>();
  const isOffered = may(certificates);
  const rowActions = useMemo(() => (isOffered ? [printOne(setPermits)] : NONE), [isOffered]);
  const toolbar = (filtered: readonly Row[], chosen: readonly Row[]) =>
    isOffered && (
      <ToolbarButton
        icon={<Print />}
        label={chosen.length > 0 ? `Print ${countedPermits(chosen.length)}` : 'Print all filtered permits'}
        aria-haspopup="dialog"
        disabled={filtered.length === 0}
        onClick={() => setPermits((chosen.length > 0 ? chosen : filtered) as unknown as PermitToPrint[])}
      />
    );
  const dialog = permits && <PrintCertificatesDialog permits={permits} onClose={() => setPermits(undefined)} />;
  return { rowActions, toolbar, dialog };
}

const printOne = (onPrint: (permits: readonly PermitToPrint[]) => void): RowAction<Row> => ({
  label: ({ permit_number }) => `Print permit certificate of ${String(permit_number)}`,
  icon: <Print fontSize="small" />,
  isOffered: ({ removed }) => removed !== true,
  onAct: (row) => onPrint([row as unknown as PermitToPrint]),
});
