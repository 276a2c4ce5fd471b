import { metaOf } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { Entries } from '../../register/form/entries.ts';
import { useFormParts } from '../../register/form/form-parts.ts';
import { longDate, readDate, today } from '../../ui/dates.ts';

const dated = [
  'action_complete',
  'action_complete_extension',
  'action_incomplete_expired',
  'action_public_hearing_date',
  'action_soah_prelim_hearing_date',
  'action_soah_evidentiary_date',
  'approval_date',
  'effective_date',
];

interface Step {
  label: string;
  day: string;
  isOver: boolean;
}

/** The days of an amendment in their order, with the time between them, as they stand in the form; drawn as a line with stops. */
export function Timeline() {
  const { register, form } = useFormParts();
  const entries = useWatch({ control: form.control }) as Entries;
  const present = today();
  const steps = dated
    .flatMap((name): Step[] => {
      const day = readDate(String(entries[name] ?? ''));
      return day ? [{ label: metaOf(register, name).label, day, isOver: day <= present }] : [];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const people = [
    ['Staff Reviewer', entries.action_staff_reviewer],
    ['General Manager', entries.action_general_manager],
  ].flatMap(([label, name]) => (name ? [`${String(label)}: ${String(name)}`] : []));
  return (
    <Box component="figure" sx={{ m: 0, mt: 2 }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {['Timeline', ...people].join(' · ')}
      </Typography>
      {steps.length === 0 ? (
        <Typography variant="body2">No dates entered yet.</Typography>
      ) : (
        <Box component="ol" aria-label="Timeline of the amendment" sx={lineStyle}>
          {steps.map(({ label, day, isOver }, index) => (
            <Box component="li" key={label} data-over={isOver || undefined}>
              <strong>{label}</strong>
              <span>{longDate(day)}</span>
              <small>{index === 0 ? wordsSince(day, present) : wordsBetween(steps[index - 1]!.day, day)}</small>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const DAY_MS = 86_400_000;

function wordsSince(day: string, present: string): string {
  if (day === present) return 'today';
  return day < present ? 'past' : 'to come';
}

function wordsBetween(before: string, after: string): string {
  const days = Math.round((Date.parse(after) - Date.parse(before)) / DAY_MS);
  if (days === 0) return 'the same day';
  return days === 1 ? '1 day later' : `${days.toLocaleString('en-US')} days later`;
}

/** Along the width; on a phone downwards. A stop that is over is filled. */
const lineStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  rowGap: 2,
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: '0.8125rem',
  '& li': {
    position: 'relative',
    flex: { sm: '1 1 132px' },
    maxWidth: { sm: 220 },
    display: 'grid',
    pt: { sm: 2.5 },
    pl: { xs: 3, sm: 0 },
    pr: 2,
    pb: { xs: 1.5, sm: 0 },
  },
  // The line, and the stop on it.
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: { xs: 5, sm: 0 },
    top: { xs: 6, sm: 5 },
    width: { xs: 0, sm: '100%' },
    height: { xs: '100%', sm: 0 },
    borderLeft: { xs: 2, sm: 0 },
    borderTop: { xs: 0, sm: 2 },
    borderColor: 'divider',
  },
  '& li:last-child::before': { display: 'none' },
  '& li::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: { xs: 4, sm: 0 },
    boxSizing: 'border-box',
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: 2,
    borderColor: 'primary.main',
    bgcolor: 'background.paper',
    printColorAdjust: 'exact',
  },
  '& li[data-over]::after': { bgcolor: 'primary.main' },
  '& small': { color: 'text.secondary' },
} as const;
