import type { UnderstoodTable } from '@artesian/contract/importing/files';
import type { SaidMapping } from '@artesian/contract/importing/mapping';
import type { ImportRegister } from '@artesian/contract/importing/registers';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from '../../ui/counted.ts';
import { Selector } from '../../ui/Selector.tsx';
import { LackingWords } from './LackingWords.tsx';
import { MappedTable } from './MappedTable.tsx';

interface MappedFileProps {
  register: Pick<ImportRegister, 'title' | 'fields'>;
  name: string | undefined;
  file: UnderstoodTable;
  /** `import 12 of Mar 3, 2026`, whose headings were the same. */
  mappedLike: string | null | undefined;
  mapping: SaidMapping;
  /** By heading what a column tells of the people that the file names. */
  ofPeople?: Readonly<Record<string, string>>;
  /** What was said last could not be kept, and why. */
  failure: string | null | undefined;
  onTryAgain: () => void;
  onSay: (mapping: SaidMapping) => void;
  onChooseSheet: (sheet: string) => void;
}

/** How a file that was chosen is understood: its sheet, its columns with some values of each, and terms that no list has. */
export function MappedFile({
  name,
  mappedLike,
  failure,
  onTryAgain,
  onChooseSheet,
  ofPeople,
  ...mapped
}: MappedFileProps) {
  const { file } = mapped;
  return (
    <>
      <Box component="section" aria-label="Columns">
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 1.5 }}>
          <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {counted(file.rows, 'row')}, {counted(file.columns.length, 'column')}.
              {mappedLike && ` Mapped like ${mappedLike}, which had the same headings.`}
            </Typography>
          </Box>
          {file.sheets.length > 1 && (
            <Selector
              label="Sheet"
              value={file.sheet ?? ''}
              options={new Map(file.sheets.map((sheet) => [sheet, sheet]))}
              onChange={onChooseSheet}
            />
          )}
        </Stack>
        {failure && (
          <Alert
            severity="error"
            variant="outlined"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" onClick={onTryAgain}>
                Try again
              </Button>
            }
          >
            {failure}
          </Alert>
        )}
        {file.rows > 0 && <MappedTable key={file.sheet} {...mapped} {...(ofPeople && { ofPeople })} />}
      </Box>
      {file.lacking.length > 0 && <LackingWords {...mapped} />}
    </>
  );
}
