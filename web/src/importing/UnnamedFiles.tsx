import { ROWS_OF_A_PAGE, unnamedFiles, type ImportRun } from '@artesian/contract/importing/runs';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { counted } from '../ui/counted.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

/** The files of a zip that no row of its table names: with them every file is accounted for. */
export function UnnamedFiles({ run }: { run: ImportRun }) {
  const { kind, files_unnamed } = run;
  if (kind === 'undo' || files_unnamed === 0) return null;
  return (
    <Box component="section" aria-label="Files Not Listed in the Table" sx={{ mb: 3 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Files Not Listed in the Table
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {counted(files_unnamed, 'file')} of the zip {files_unnamed === 1 ? 'is' : 'are'} not listed in its table, and{' '}
        {kind === 'preview' ? 'would not be imported' : 'had no record to attach to'}.
      </Typography>
      <Paths run={run} />
    </Box>
  );
}

/** By pages: a zip may hold thousands. */
function Paths({ run: { import_run_ndx, files_unnamed } }: { run: ImportRun }) {
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: [unnamedFiles.path, import_run_ndx, page, files_unnamed],
    queryFn: ({ signal }) => api.call(unnamedFiles, { params: { import_run_ndx }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock height={120} />;
  return (
    <Paper variant="outlined">
      <Box component="ul" tabIndex={0} aria-label="Paths in the zip" sx={listStyle}>
        {data.paths.map((path, place) => (
          // Two paths may be alike once they are cut.
          <Typography component="li" variant="body2" key={`${page} ${place}`} sx={{ px: 2, py: 0.25 }}>
            <bdi>{path}</bdi>
          </Typography>
        ))}
      </Box>
      {data.count > ROWS_OF_A_PAGE && (
        <TablePagination
          component="div"
          count={data.count}
          page={page}
          rowsPerPage={ROWS_OF_A_PAGE}
          rowsPerPageOptions={[]}
          labelDisplayedRows={({ from, to, count }) =>
            `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`
          }
          onPageChange={(_event, next) => setPage(next)}
        />
      )}
    </Paper>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  px: 0,
  py: 1,
  maxHeight: 260,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
} as const;
