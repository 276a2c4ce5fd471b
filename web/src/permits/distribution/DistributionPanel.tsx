import type { Row } from '@artesian/contract/language/register';
import { permitAtAGlance } from '@artesian/contract/glance/at-a-glance';
import { monthlyDistribution } from '@artesian/contract/permits/permit-rows';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useGlance } from '../../glance/use-glance.ts';
import { ChildTable } from '../../register/rows/ChildTable.tsx';
import type { EditableChoice } from '../../register/rows/editable-columns.ts';
import { rowsQuery } from '../../register/list/use-rows.ts';
import { useSession } from '../../session/session.tsx';
import type { EnteredRows } from '../../ui/editable-table/props.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { volumesQuery } from '../one-permit.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { MonthsDrawing } from './MonthsDrawing.tsx';
import { readShares } from './read-shares.ts';
import { nameOfMonth, shareOf, WHOLE } from './shares.ts';
import { SpreadDialog } from './SpreadDialog.tsx';
import { useSaveDistribution } from './use-save-distribution.ts';

const columns: EditableChoice<Row>[] = [
  { id: 'c_month', header: 'Month', kind: 'text', value: nameOfMonth },
  { id: 'alloc_percentage', percentOf: 1, total: 'sum', mustSum: 1 },
];
const rowKey = (row: Row) => String(row.ndx);

/** Spec 3 §4 'Monthly distribution': how a permit's year is shared out over its months. */
export function DistributionPanel({ record: permit }: { record: number }) {
  const { may } = useSession();
  const { data: rows, error, refetch } = useQuery(rowsQuery(monthlyDistribution, permit));
  const volumes = useQuery(volumesQuery(permit)).data;
  const save = useSaveDistribution(permit, rows);
  const toolsFor = useCallback((entered: EnteredRows<Row>) => <Tools permit={permit} {...entered} />, [permit]);
  const drawn = useCallback((entered: readonly Row[]) => <MonthsDrawing rows={entered} volumes={volumes} />, [volumes]);
  if (error && !rows) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  const isFixed = rows !== undefined && rows[0]?.is_editable !== true;
  return (
    <>
      <LongerPeriod permit={permit} />
      {isFixed && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          These shares come from the permit’s allocation distribution type, which is fixed. To enter its own shares,
          choose an editable type for the permit.
        </Alert>
      )}
      <ChildTable<Row>
        register={monthlyDistribution}
        name="Monthly distribution"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        rowName={nameOfMonth}
        isReadOnly={isFixed || !may(monthlyDistribution.calls['replace-by-array'])}
        saveAll={save}
        readPaste={readShares}
        tools={toolsFor}
        beside={drawn}
        maxHeight={640}
      />
    </>
  );
}

/** What the shares of months mean where the permit does not report by month. */
function LongerPeriod({ permit }: { permit: number }) {
  const { data } = useGlance(permitAtAGlance, { permit_ndx: permit });
  if (!data?.period || data.period === 'Month') return null;
  const period = data.period.toLowerCase();
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      This permit reports by {period}. Its compliance is checked against the total of its months in each {period}.
    </Alert>
  );
}

/** Ways to fill many months in at once. */
function Tools({ permit, rows, enter }: EnteredRows<Row> & { permit: number }) {
  const [open, setOpen] = useState<'spread' | 'copy'>();
  const close = () => setOpen(undefined);
  const enterShares = (shares: ReadonlyMap<number, number>, words: string) => {
    close();
    const cells = rows.flatMap((row) => {
      const share = shares.get(row.c_month as number);
      return share === undefined ? [] : [{ row: rowKey(row), column: 'alloc_percentage', value: share / WHOLE }];
    });
    enter(cells, words);
  };
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen('spread')}>
        Spread the rest
      </Button>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen('copy')}>
        Copy from another permit
      </Button>
      {open === 'spread' && (
        <SpreadDialog
          rows={rows}
          onSpread={(shares) => enterShares(shares, `The rest was spread over ${shares.size} months. Save to keep it.`)}
          onClose={close}
        />
      )}
      {open === 'copy' && (
        <CopyDialog
          permit={permit}
          onCopy={(name, theirs) =>
            enterShares(sharesOf(theirs), `The shares of ${name} were copied. Save to keep them.`)
          }
          onClose={close}
        />
      )}
    </>
  );
}

const sharesOf = (rows: readonly Row[]): ReadonlyMap<number, number> =>
  new Map(rows.map((row) => [row.c_month as number, shareOf(row) ?? 0]));
