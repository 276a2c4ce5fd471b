import {
  problemOfReason,
  readingRows,
  saveReadings,
  type ReadingToEnter,
  type SavedReading,
} from '@artesian/contract/metering/readings-entry';
import { messages } from '@artesian/contract/language/messages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ChildTable } from '../register/ChildTable.tsx';
import type { EditableChoice } from '../register/editable-columns.ts';
import { useSession } from '../session/session.tsx';
import type { EnteredRows, RowTone } from '../ui/editable-table/props.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Consequences } from './Consequences.tsx';
import { PasteReadings } from './PasteReadings.tsx';
import { readReadings } from './read-readings.ts';
import { ALL, readingsQuery } from './reading-queries.ts';
import {
  doubtsOf,
  followsFrom,
  gallonsOf,
  keyOfReading,
  monthOfReading,
  nameOfReading,
  shareOfMonth,
} from './reading-rows.ts';
import { Rollovers } from './Rollovers.tsx';
import type { ReadingsPlace, Whose } from './use-readings-place.ts';
import { useSaveReadings } from './use-save-readings.ts';

type Choice = EditableChoice<ReadingToEnter>;

const meter: Choice = { id: 'meter_id', width: 120 };
const month: Choice = { id: 'month', header: 'Month', kind: 'text', width: 140, value: monthOfReading };
const others: Choice[] = [
  'prev_meter_reading',
  'meter_reading',
  'adjustment',
  { id: 'mr_adjustment_reason_ndx', problemIn: problemOfReason },
  { id: 'calculated_gallons', value: gallonsOf, total: 'sum' },
  { id: 'share', header: 'Share of Month', kind: 'number', unit: '%', decimals: 2, value: shareOfMonth },
  { id: 'check', header: 'Look Again', kind: 'text', width: 320, value: doubtsInWords },
  'mr_report_status_ndx',
  'notes',
];
const ofOneMonth = [meter, ...others];
const ofAllMonths = [meter, month, ...others];
/** As the specification has it (3 §9). */
const pageSizes = { atFirst: 60, offered: [5, 10, 30, 60] } as const;

function doubtsInWords(row: ReadingToEnter): string | null {
  return (
    doubtsOf(row)
      .map(({ words }) => words)
      .join(' ') || null
  );
}

function toneOf(row: ReadingToEnter): RowTone | undefined {
  const kinds = doubtsOf(row).map(({ kind }) => kind);
  if (kinds.length === 0) return undefined;
  return kinds.every((kind) => kind === 'unusual' || kind === 'rollover') ? 'yellow' : 'orange';
}

/** Spec 3 §2: the readings of somebody's meters in a month, or in all months of a fiscal year. */
export function ReadingsTable({ place: { year, month, whose } }: { place: ReadingsPlace }) {
  return (
    <Box component="section" aria-labelledby="readings">
      <Typography variant="h2" id="readings" sx={{ mb: 1 }}>
        Meter Readings
      </Typography>
      {whose ? (
        <ReadingsOf key={`${year} ${month} ${whose.by} ${whose.key}`} year={year} month={month} whose={whose} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          Select a year, month(s) and a permit grouping to view/enter Meter Readings.
        </Typography>
      )}
    </Box>
  );
}

type ReadingsOfProps = Pick<ReadingsPlace, 'year' | 'month'> & { whose: Whose };

function ReadingsOf({ year, month, whose }: ReadingsOfProps) {
  const { may, user } = useSession();
  const { rows, error, refetch } = useReadings(year, month, whose);
  const [consequences, setConsequences] = useState<readonly SavedReading[]>([]);
  const save = useSaveReadings(setConsequences);
  const follows = useMemo(() => followsFrom(rows ?? []), [rows]);
  const isAll = month === ALL;
  const readPaste = useMemo(() => readReadings(rows ?? [], year, isAll), [rows, year, isAll]);
  const tools = useCallback(
    (entered: EnteredRows<ReadingToEnter>) => (
      <>
        <PasteReadings isAll={isAll} onPaste={entered.paste} />
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
        saveAll={save}
        isReadOnly={!may(saveReadings)}
        required={messages.requiredValue}
        draft={`readings of ${user?.sub} ${year} ${month} ${whose.by} ${whose.key}`}
        pageSizes={pageSizes}
        empty="No meter is read here in this time. A meter must stand on a well that is linked to the permit."
      />
    </>
  );
}

/** A meter that counts in several groups of an owner is read once. */
function useReadings(year: number, month: ReadingsPlace['month'], { groupings }: Whose) {
  const queries = useQueries({ queries: groupings.map((grouping) => readingsQuery(year, month, grouping)) });
  const lists = queries.map(({ data }) => data);
  // The same array as long as no list is another.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the lists, not of the array that holds them
  const rows = useMemo(() => (lists.some((list) => list === undefined) ? undefined : merged(lists)), lists);
  const failed = queries.find(({ error }) => error);
  return { rows, error: failed?.error, refetch: () => void failed?.refetch() };
}

function merged(lists: readonly (readonly ReadingToEnter[] | undefined)[]): ReadingToEnter[] {
  const byKey = new Map(lists.flatMap((list) => (list ?? []).map((row) => [keyOfReading(row), row] as const)));
  return [...byKey.values()].toSorted(
    (a, b) => a.meter_id.localeCompare(b.meter_id) || a.c_year - b.c_year || a.c_month - b.c_month,
  );
}
