import {
  problemOfReason,
  readingRows,
  readingsToEdit,
  saveReadings,
  type ReadingToEnter,
  type ReadingToSave,
  type SavedReading,
} from '@artesian/contract/metering/readings-entry';
import { warningForStaff } from '@artesian/domain/reading-warnings';
import { messages } from '@artesian/contract/language/messages';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../api.ts';
import { ChildTable } from '../register/rows/ChildTable.tsx';
import type { EditableChoice } from '../register/rows/editable-columns.ts';
import { useSession } from '../session/session.tsx';
import type { ChangedRow, EnteredRows, RowTone } from '../ui/editable-table/props.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Consequences } from './Consequences.tsx';
import type { EntryTableProps } from './EntryPage.tsx';
import { PasteFromSpreadsheet } from './PasteFromSpreadsheet.tsx';
import { readLinesByName, type NamedMonths } from './read-lines-by-name.ts';
import { ALL } from './reading-queries.ts';
import {
  dialOfRow,
  warningsOf,
  followsFrom,
  gallonsOf,
  keyOfReading,
  monthOfReading,
  nameOfReading,
  shareOfMonth,
} from './reading-rows.ts';
import { MonthTotals } from './MonthTotals.tsx';
import { Rollovers } from './Rollovers.tsx';
import { useMonths } from './use-months.ts';
import { useSaveTogether } from './use-save-together.ts';

type Choice = EditableChoice<ReadingToEnter>;

const meter: Choice = { id: 'meter_id', width: 120 };
const month: Choice = { id: 'month', header: 'Month', kind: 'text', isPinned: true, width: 140, value: monthOfReading };
const others: Choice[] = [
  'prev_meter_reading',
  'meter_reading',
  { id: 'dial', width: 110, value: dialOfRow },
  { id: 'calculated_gallons', width: 130, value: gallonsOf, total: 'sum' },
  { id: 'share', header: 'Share of Month', kind: 'number', unit: '%', decimals: 2, value: shareOfMonth },
  'adjustment',
  { id: 'mr_adjustment_reason_ndx', problemIn: problemOfReason },
  { id: 'check', header: 'Check', kind: 'text', width: 320, value: formatWarnings },
  'mr_report_status_ndx',
  'notes',
];
const ofOneMonth = [meter, ...others];
const ofAllMonths = [meter, month, ...others];
/** As the specification has it (3 §9). */
const pageSizes = { atFirst: 60, offered: [5, 10, 30, 60] } as const;

const named: NamedMonths<ReadingToEnter> = {
  name: 'meter ID',
  among: 'these meters',
  column: 'meter_reading',
  number: 'reading',
  nameOf: ({ meter_id }) => meter_id,
  monthOf: ({ c_year, c_month }) => ({ year: c_year, month: c_month }),
  keyOf: keyOfReading,
};

const monthTotals = (rows: readonly ReadingToEnter[]) => <MonthTotals rows={rows} gallonsOf={gallonsOf} />;

function formatWarnings(row: ReadingToEnter): string | null {
  return warningsOf(row).map(warningForStaff).join(' ') || null;
}

function toneOf(row: ReadingToEnter): RowTone | undefined {
  const kinds = warningsOf(row).map(({ kind }) => kind);
  if (kinds.length === 0) return undefined;
  return kinds.every((kind) => kind === 'unusual' || kind === 'rollover') ? 'yellow' : 'orange';
}

const asSent = ({ row, changes }: ChangedRow<ReadingToEnter>): ReadingToSave => ({
  ...changes,
  meter_ndx: row.meter_ndx,
  c_year: row.c_year,
  c_month: row.c_month,
  version: row.version,
});

/** The readings of somebody's meters in a month, or in all months of a fiscal year (spec 3 §2). */
export function ReadingsTable({ year, month, whose }: EntryTableProps) {
  const { may, user } = useSession();
  const { rows, error, refetch } = useMonths(
    {
      key: [readingsToEdit.path, year, month],
      groupings: whose.groupings,
      read: (grouping_ndx, signal) => api.call(readingsToEdit, { params: { year, month, grouping_ndx }, signal }),
    },
    keyOfReading,
    named.nameOf,
  );
  const [consequences, setConsequences] = useState<readonly SavedReading[]>([]);
  const send = useCallback(async (body: ReadingToSave[], idempotencyKey: string) => {
    // Their rows say what is unlikely while they are typed.
    const saved = await api.call(saveReadings, { body, idempotencyKey, confirmed: ['meter_reading'] });
    setConsequences(saved.filter(({ is_consequence }) => is_consequence));
    return saved;
  }, []);
  const save = useSaveTogether(asSent, send);
  const follows = useMemo(() => followsFrom(rows ?? []), [rows]);
  const isAll = month === ALL;
  const readPaste = useMemo(() => readLinesByName(rows ?? [], named, year, isAll), [rows, year, isAll]);
  const tools = useCallback(
    (entered: EnteredRows<ReadingToEnter>) => (
      <>
        <PasteFromSpreadsheet
          what="readings"
          columns={isAll ? 'meter IDs, months and readings' : 'meter IDs and readings'}
          onPaste={entered.paste}
        />
        <Rollovers {...entered} />
      </>
    ),
    [isAll],
  );
  if (error && !rows) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <>
      <Consequences readings={consequences} onClose={() => setConsequences([])} />
      <ChildTable<ReadingToEnter>
        register={readingRows}
        name="Meter readings"
        rows={rows}
        columns={isAll ? ofAllMonths : ofOneMonth}
        rowKey={keyOfReading}
        rowName={nameOfReading}
        rowTone={toneOf}
        follows={follows}
        readPaste={readPaste}
        tools={tools}
        {...(isAll && { below: monthTotals })}
        saveAll={save}
        isReadOnly={!may(saveReadings)}
        required={messages.requiredValue}
        draft={`readings of ${user?.sub} ${year} ${month} ${whose.by} ${whose.key}`}
        pageSizes={pageSizes}
        empty="No meters to read here in this period. A meter must be on a well that is linked to the permit."
      />
    </>
  );
}
