import { importReadings, readingColumns, type ReadingColumn } from '@artesian/contract/metering/readings-files';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useSession } from '../../session/session.tsx';
import { useSettings } from '../../session/settings.tsx';
import { dayIn } from '../../ui/district-day.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { PastImports } from './PastImports.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { useReadingFile } from './use-reading-file.ts';
import { districtYear } from '../../ui/district-year.ts';

const ENTRY = '/data-management/meter-readings/meter-readings-entry';
const NONE = '';

/** Readings of many meters from a spreadsheet. Not in the specification: the path is ours. */
export default function ReadingsFileScreen() {
  const { timeZone } = useSettings();
  const { may } = useSession();
  const { fiscal_year: asked }: { fiscal_year?: unknown } = useSearch({ strict: false });
  const year = typeof asked === 'number' ? asked : districtYear().ofDay(dayIn(timeZone));
  const reading = useReadingFile(year);
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Dashboard', to: '/dashboard' },
          { label: 'Meter Readings Management and Entry', to: ENTRY },
        ]}
        title="Readings from a File"
        purpose="Import a table of meter IDs, months and readings, as CSV or Excel. You see a preview first. The file is imported completely or not at all, and can be undone."
      />
      {may(importReadings) && <FileOfReadings reading={reading} year={year} />}
      <PastImports />
    </>
  );
}

type Reading = ReturnType<typeof useReadingFile>;

function FileOfReadings({ reading, year }: { reading: Reading; year: number }) {
  const { file, problem, preview, isBusy, choose, keep, clear } = reading;
  const input = useRef<HTMLInputElement>(null);
  const problems = preview?.rows.reduce((sum, row) => sum + row.problems.length, 0) ?? 0;
  const changes = preview?.rows.filter((row) => !row.is_known).length ?? 0;
  const isReady = preview !== undefined && problems === 0 && changes > 0 && !isBusy;
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 4 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button variant="outlined" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Choose a file"
          accept=".csv,.txt,.tsv,.xlsx"
          onChange={({ target }) => {
            if (target.files?.[0]) void choose(target.files[0]);
            // The same file can be chosen again once it was corrected.
            target.value = '';
          }}
        />
        <Typography sx={{ color: 'text.secondary' }}>
          {file ? file.file_name : `A month without a year is read as part of fiscal year ${year}.`}
        </Typography>
      </Stack>
      {isBusy && <LinearProgress aria-label="Reading the file" sx={{ mt: 2 }} />}
      {problem && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {file && preview && (
        <>
          <Columns reading={reading} />
          <PreviewTable preview={preview} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 2 }}>
            <Typography
              id="import-state"
              component="output"
              variant="body2"
              sx={{ flex: '1 1 200px', color: problems > 0 ? 'error.main' : 'text.secondary' }}
            >
              {formatState(problems, changes)}
            </Typography>
            <Button color="inherit" variant="outlined" onClick={clear}>
              Cancel
            </Button>
            <SaveButton isReady={isReady} describedBy="import-state" onClick={() => isReady && keep()}>
              {changes === 1 ? 'Import 1 reading' : `Import ${changes} readings`}
            </SaveButton>
          </Stack>
        </>
      )}
    </Paper>
  );
}

function formatState(problems: number, changes: number): string {
  if (problems > 0)
    return `${problems === 1 ? '1 problem keeps' : `${problems} problems keep`} the file from being imported.`;
  return changes === 0 ? 'Everything in the file is already on record.' : 'Nothing is saved until you import.';
}

/** Which column says what: guessed from the headings, and changeable. */
function Columns({ reading: { preview, map } }: { reading: Reading }) {
  const { columns, mapping } = preview!;
  return (
    <Box sx={columnsStyle}>
      {Object.entries(readingColumns).map(([name, label]) => (
        <TextField
          key={name}
          select
          size="small"
          label={`${label} is in`}
          value={mapping[name as ReadingColumn] ?? NONE}
          onChange={({ target }) => map(name as ReadingColumn, target.value === NONE ? null : target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value={NONE}>Not in the file</MenuItem>
          {columns.filter(Boolean).map((heading) => (
            <MenuItem key={heading} value={heading}>
              {heading}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 2,
  my: 2.5,
} as const;
