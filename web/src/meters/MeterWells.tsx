import { meterWells } from '@artesian/contract/metering/meter-wells';
import { messages } from '@artesian/contract/language/messages';
import type { Row } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EditableChoice } from '../register/editable-columns.ts';
import { RegisterRows } from '../register/RegisterRows.tsx';

const nameOf = (row: Row) => String(row.linked_well_identifier);
const toneOf = (row: Row) => (row.end_date ? 'grey' : undefined);

const columns: EditableChoice<Row>[] = [
  'well_ndx',
  { id: 'start_date', isLongDate: true },
  { id: 'end_date', isLongDate: true },
  'notes',
  { id: 'linked_well_identifier', header: 'Record of the Well', opens: 'well_ndx' },
];

/** Spec 3 §2 'Manage Associated Wells': the wells that a meter measured over time. */
export function MeterWells({ meter }: { meter: number | undefined }) {
  return (
    <Box component="section" aria-labelledby="meter-wells" sx={{ mt: 3 }}>
      <Typography variant="h2" id="meter-wells" sx={{ mb: 1.5, color: meter ? undefined : 'text.secondary' }}>
        Manage Associated Wells
      </Typography>
      {meter ? (
        <RegisterRows
          register={meterWells}
          of={meter}
          name="Associated wells"
          columns={columns}
          rowName={nameOf}
          rowTone={toneOf}
          required={messages.requiredValue}
          addLabel="Add a well"
          removeLabel="Delink"
          empty="No wells yet"
          maxHeight={360}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {meter === 0 ? 'Save the new meter first, then link its wells here.' : 'Select a meter to manage its wells.'}
        </Typography>
      )}
    </Box>
  );
}
