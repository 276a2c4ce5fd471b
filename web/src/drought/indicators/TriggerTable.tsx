import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatReading, formatThreshold, formatWatched, type HeldTrigger } from './called-for.ts';

const headings = ['Stage', 'Indicator', 'Now', 'Met When', 'State'];

/** The triggers that hold today beside what their indicators read. */
export const TriggerTable = ({ triggers }: { triggers: readonly HeldTrigger[] }) => (
  <TableContainer tabIndex={0} aria-label="Triggers and readings">
    <Table size="small" aria-label="Triggers and readings" sx={tableStyle}>
      <TableHead>
        <TableRow>
          {headings.map((heading) => (
            <TableCell key={heading}>{heading}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {triggers.map((trigger) => (
          <TableRow key={`${trigger.severity} ${trigger.indicator_ndx} ${trigger.window_days}`}>
            <TableCell component="th" scope="row">
              {trigger.stage}
            </TableCell>
            <TableCell>{formatWatched(trigger.indicator, trigger.window_days)}</TableCell>
            <TableCell>{trigger.mean === null ? '–' : formatReading(trigger.mean, trigger.unit)}</TableCell>
            <TableCell>{formatThreshold(trigger, trigger.unit)}</TableCell>
            <TableCell data-state={trigger.state}>{trigger.state}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const tableStyle = {
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1, py: 0.5, whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody th': { fontWeight: 560 },
  '& [data-state="Met"]': { color: 'secondary.main', fontWeight: 620 },
  '& [data-state="Not Known"]': { color: 'text.secondary' },
} as const;
