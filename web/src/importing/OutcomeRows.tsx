import { ROWS_OF_A_PAGE, type ImportOutcome, type ImportRun } from '@artesian/contract/importing/runs';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import type { verdictWords } from './format.ts';
import { useRows, type AskedRows } from './use-imports.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

interface OutcomeRowsProps {
  run: ImportRun;
  asked: AskedRows;
  onAsk: (change: Partial<AskedRows>) => void;
  words: typeof verdictWords;
  recordPage: string | undefined;
}

/** The rows of a file with what became of each, by pages: a large file has more than a browser should hold. */
export function OutcomeRows({ run, asked, onAsk, words, recordPage }: OutcomeRowsProps) {
  const { data, error, refetch } = useRows(run, asked);
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock height={240} />;
  const isUndoing = run.kind === 'undo';
  return (
    <Paper variant="outlined">
      <TableContainer>
        <Table size="small" aria-label={isUndoing ? 'What stays' : 'Rows of the file'} sx={tableStyle}>
          <TableHead>
            <TableRow>
              {!isUndoing && <TableCell align="right">Line</TableCell>}
              {!isUndoing && <TableCell>Outcome</TableCell>}
              <TableCell>Record</TableCell>
              <TableCell>{isUndoing ? 'Why It Stays' : 'Why, and What Changes'}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.rows.map((row) => (
              <TableRow key={row.line}>
                {!isUndoing && <TableCell align="right">{row.line.toLocaleString('en-US')}</TableCell>}
                {!isUndoing && (
                  <TableCell data-verdict={row.verdict} sx={{ whiteSpace: 'nowrap' }}>
                    {words[row.verdict]}
                  </TableCell>
                )}
                <TableCell data-record>
                  <RecordOf row={row} page={recordPage} />
                </TableCell>
                <TableCell>
                  <Said row={row} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {data.rows.length === 0 && (
        <Typography sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>No such rows.</Typography>
      )}
      {data.count > ROWS_OF_A_PAGE && (
        <TablePagination
          component="div"
          count={data.count}
          page={Math.min(asked.page, Math.ceil(data.count / ROWS_OF_A_PAGE) - 1)}
          rowsPerPage={ROWS_OF_A_PAGE}
          rowsPerPageOptions={[]}
          labelDisplayedRows={({ from, to, count }) =>
            `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`
          }
          onPageChange={(_event, page) => onAsk({ page })}
        />
      )}
    </Paper>
  );
}

function RecordOf({ row: { record, record_key }, page }: { row: ImportOutcome; page: string | undefined }) {
  if (record === null) return null;
  return page && record_key !== null ? <TextLink to={`${page}/${record_key}`}>{record}</TextLink> : record;
}

function Said({ row: { reason, changes, remarks } }: { row: ImportOutcome }) {
  return (
    <>
      {[...(reason ? [reason] : []), ...changes].map((words) => (
        <Box key={words}>{words}</Box>
      ))}
      {remarks.map((words) => (
        <Box key={words} sx={{ color: 'text.secondary' }}>
          {words}
        </Box>
      ))}
    </>
  );
}

const tableStyle = {
  '& td': { verticalAlign: 'baseline', overflowWrap: 'anywhere', height: 'auto', py: 1 },
  // Why it was refused is long, and must not squeeze what it is about.
  '& [data-record]': { minWidth: 140 },
  '& [data-verdict=refused]': { color: 'error.main', fontWeight: 560 },
  '& [data-verdict=added], & [data-verdict=changed]': { fontWeight: 560 },
  // On a phone each row stands in lines of its own.
  '@media (max-width: 599px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1.5,
      px: 2,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& td': { border: 0, p: 0 },
    '& [data-record]': { minWidth: 0 },
    '& td:first-of-type:not(:nth-last-of-type(2))': { color: 'text.secondary', '&::before': { content: '"Line "' } },
    '& td:last-of-type': { flexBasis: '100%' },
  },
} as const;
