import type { Register } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { formatValue } from '../history/format.ts';
import type { FieldOptions } from '../form/use-options.ts';
import type { BulkChange, Plan } from './plan-change.ts';

interface BulkPreviewProps {
  register: Register;
  plan: Plan;
  change: BulkChange;
  options: Readonly<Record<string, FieldOptions>>;
  /** Keys of those that somebody else saved meanwhile. */
  late: ReadonlySet<number>;
}

/** What each record has now and will have; first those that somebody should look at. */
export const BulkPreview = memo(function BulkPreview({ register, plan, change, options, late }: BulkPreviewProps) {
  const say = (value: unknown) => formatValue(register, options, change.field, value);
  const after = say(change.value);
  const isLate = ({ key }: { key: number }) => late.has(key);
  const changing = [...plan.changing.filter(isLate), ...plan.changing.filter((row) => !isLate(row))];
  return (
    <Box component="section" aria-label="Preview" tabIndex={0} sx={frameStyle}>
      <table>
        <thead>
          <tr>
            <th scope="col">{register.one}</th>
            <th scope="col">Now</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {plan.leftOut.map(({ key, name, before, reason }) => (
            <tr key={key} data-attention>
              <th scope="row">{name}</th>
              <td>{say(before)}</td>
              <td>Stays: {reason}</td>
            </tr>
          ))}
          {changing.map((row) => (
            <tr key={row.key} data-attention={isLate(row) || undefined}>
              <th scope="row">{row.name}</th>
              <td>
                {say(row.before)}
                {isLate(row) && <small>Saved by someone else meanwhile</small>}
              </td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
});

const frameStyle = {
  mt: 1.5,
  // On a phone the dialog scrolls as a whole.
  maxHeight: { xs: 'none', sm: 'min(420px, 45dvh)' },
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem', tableLayout: 'fixed' },
  '& th, & td': {
    px: 1.5,
    py: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& th:first-of-type': { width: '42%' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    borderTop: 0,
    bgcolor: 'background.paper',
    boxShadow: 'inset 0 -1px var(--mui-palette-divider)',
    color: 'text.secondary',
    fontWeight: 560,
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '& thead + tbody tr:first-of-type > *': { borderTop: 0 },
  '& tbody td:nth-of-type(1)': { color: 'text.secondary' },
  '& tbody td:nth-of-type(2)': { fontWeight: 560 },
  '& small': { display: 'block', color: 'secondary.main', fontSize: '0.75rem' },
  '& tr[data-attention] > td:last-of-type': { color: 'secondary.main' },
} as const;
