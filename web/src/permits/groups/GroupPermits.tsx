import { reference } from '@artesian/contract/language/fields';
import type { Row } from '@artesian/contract/language/register';
import { linkPermits } from '@artesian/contract/permits/permit-groups';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { ChildTable } from '../../register/rows/ChildTable.tsx';
import type { EditableChoice } from '../../register/rows/editable-columns.ts';
import { useSession } from '../../session/session.tsx';
import { useSettings } from '../../session/settings.tsx';
import { dayIn } from '../../ui/district-day.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { comingVolume } from '../coming-volume.ts';
import { membersQuery, useGroupLinks } from './use-group-links.ts';
import { districtYear } from '../../ui/district-year.ts';

const fields = { permit_ndx: reference('Permit', 'list-permits') };
const declared = { fields, change: z.object(fields) };
const keyOf = (row: Row) => String(row.permit_ndx);
const nameOf = (row: Row) => String(row.permit_number);
const wordsOf = (name: string) => (row: Row) => (row[name] as string | null) ?? null;

const columns: EditableChoice<Row>[] = [
  'permit_ndx',
  { id: 'permit_name', header: 'Permit Name', kind: 'text', value: wordsOf('permit_name') },
  { id: 'permit_type_desc', header: 'Permit Type', kind: 'text', value: wordsOf('permit_type_desc') },
  { id: 'permit_status_desc', header: 'Permit Status', kind: 'text', value: wordsOf('permit_status_desc') },
  {
    id: 'volume_now_gal',
    header: 'Authorized Volume',
    kind: 'number',
    unit: 'gal',
    decimals: 0,
    total: 'sum',
    // The sum with its unit is longer than any of its rows.
    width: 150,
    value: (row) => row.volume_now_gal as number,
  },
  comingVolume,
  {
    id: 'record',
    header: 'Record',
    kind: 'text',
    value: wordsOf('permit_number'),
    opens: 'permit_ndx',
  },
];

/** Of which somebody may want to correct something. */
const YEARS = 30;

/** The permits of a group in a fiscal year, the present one first. */
export function GroupPermits({ record: group }: { record: number }) {
  const { timeZone } = useSettings();
  const present = districtYear().ofDay(dayIn(timeZone));
  const [year, setYear] = useState(present);
  return (
    <>
      <TextField
        select
        size="small"
        label="Fiscal Year"
        value={year}
        onChange={({ target }) => setYear(Number(target.value))}
        helperText={`${districtYear().spanOf(year)}. A change takes effect this year; earlier years stay unchanged.`}
        sx={{ mb: 2, minWidth: 160, maxWidth: 520 }}
      >
        {Array.from({ length: YEARS }, (_, index) => present + 1 - index).map((one) => (
          <MenuItem key={one} value={one}>
            {one}
            {one === present && ', this year'}
          </MenuItem>
        ))}
      </TextField>
      <PermitsInYear key={year} group={group} year={year} />
    </>
  );
}

/** Added, replaced and delinked in place. */
function PermitsInYear({ group, year }: { group: number; year: number }) {
  const { may } = useSession();
  const { data, error, refetch } = useQuery(membersQuery(group, year));
  const { add, replace, delink } = useGroupLinks(group, year);
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  const isOpen = may(linkPermits);
  return (
    <ChildTable<Row>
      register={declared}
      name="Linked permits"
      rows={data as Row[] | undefined}
      columns={columns}
      rowKey={keyOf}
      rowName={nameOf}
      isReadOnly={!isOpen}
      save={replace}
      add={isOpen ? add : undefined}
      addLabel="Link a permit"
      remove={isOpen ? delink : undefined}
      removeLabel="Delink"
      empty={`No permit is linked in fiscal year ${year}.`}
      maxHeight={360}
    />
  );
}
