import { messages } from '@artesian/contract/language/messages';
import type { Register, Row } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EditableChoice } from '../register/rows/editable-columns.ts';
import { RegisterRows } from '../register/rows/RegisterRows.tsx';
import type { RowTone } from '../ui/editable-table/props.ts';

export interface MeterPart {
  id: string;
  title: string;
  register: Register;
  /** Names the table for screen readers. */
  name: string;
  columns: readonly EditableChoice<Row>[];
  rowName: (row: Row) => string;
  rowTone?: (row: Row) => RowTone | undefined;
  addLabel: string;
  removeLabel?: string;
  empty: string;
  /** What is said in place of the rows while the meter is new, and while none is chosen. */
  whileNew: string;
  whileNone: string;
}

/** Rows that belong to the open meter. */
export function MeterRows({ meter, part }: { meter: number | undefined; part: MeterPart }) {
  const { id, title, whileNew, whileNone, ...rows } = part;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5, color: meter ? undefined : 'text.secondary' }}>
        {title}
      </Typography>
      {meter ? (
        <RegisterRows {...rows} of={meter} required={messages.requiredValue} maxHeight={360} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{meter === 0 ? whileNew : whileNone}</Typography>
      )}
    </Box>
  );
}
