import type { ImportColumn, UnderstoodTable } from '@artesian/contract/importing/files';
import type { ImportRegister } from '@artesian/contract/importing/registers';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { counted } from '../../ui/counted.ts';

/** What the records of another program call a record. */
const FORMER_ID = 'former_id';

interface ColumnsOfFileProps {
  register: Pick<ImportRegister, 'fields'>;
  file: UnderstoodTable;
  /** By heading what a column tells of the people that the file names. */
  ofPeople: Readonly<Record<string, string>>;
  /** Lets a field be told by a column. */
  onTake: (field: string, heading: string) => void;
}

/** Each column of the file with five of its values, and what it tells. One that looks like an id is asked about. */
export function ColumnsOfFile({ register, file, ofPeople, onTake }: ColumnsOfFileProps) {
  const tells = (heading: string) =>
    register.fields
      .filter(({ name }) => file.taken[name] === heading || file.mapping.joined[name]?.includes(heading))
      .map(({ label }) => label)
      .concat(ofPeople[heading] ?? []);
  return (
    <Paper component="section" variant="outlined" aria-label="Columns of the file" sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ px: 2, pt: 1.5, pb: 1 }}>
        Columns of the File
      </Typography>
      <Divider />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {file.columns.map((column) => (
          <ColumnLine
            key={column.heading}
            column={column}
            file={file}
            tells={tells(column.heading)}
            {...(file.taken[FORMER_ID] === undefined && { onIsId: () => onTake(FORMER_ID, column.heading) })}
          />
        ))}
      </Box>
    </Paper>
  );
}

interface ColumnLineProps {
  column: ImportColumn;
  file: UnderstoodTable;
  tells: readonly string[];
  onIsId?: () => void;
}

function ColumnLine({ column: { heading, samples, filled, isLikelyKey }, file, tells, onIsId }: ColumnLineProps) {
  return (
    <Box component="li" sx={{ px: 2, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 560, minWidth: 0 }}>{heading}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right', minWidth: 0 }}>
          {tells.length > 0 ? tells.join(', ') : 'Not used'}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {samples.length > 0 ? samples.join(' · ') : 'Empty'}
        {filled > 0 && filled < file.rows && ` (in ${counted(filled, 'row')})`}
      </Typography>
      {isLikelyKey && onIsId && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}>
          <Typography variant="body2">It is different in every row. Is it the records’ former ID?</Typography>
          <Button size="small" aria-label={`Yes, ${heading} is their former ID`} onClick={onIsId}>
            Yes, It Is Their Former ID
          </Button>
        </Box>
      )}
    </Box>
  );
}
