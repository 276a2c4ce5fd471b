import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { localTime } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { WaitingEntries } from '../well/WaitingEntries.tsx';
import { wellPath, type FieldWell } from '../well/field-well.ts';
import type { Inspection } from './inspection-forms.ts';

/** The visits to a well, the latest first, with those that wait on this device above them. */
export function InspectionList({ well, rows }: { well: FieldWell; rows: readonly Inspection[] }) {
  const list = wellPath(well.id, 'inspection');
  const addNew = (
    <ButtonLink to={`${list}/new`} variant="contained" startIcon={<Add />}>
      Add New
    </ButtonLink>
  );
  return (
    <>
      <WaitingEntries well={well} kind="inspection" />
      {rows.length === 0 ? (
        <EmptyState title="No inspection records found." action={addNew} />
      ) : (
        <>
          {addNew}
          <Box component="ul" aria-label="Inspections" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
            {rows.map(({ ir_ndx, inspection_date, ir_type_desc, inspected_by }) => (
              <Box component="li" key={ir_ndx} sx={line}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600 }}>{localTime(inspection_date)}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {[ir_type_desc, inspected_by].filter(Boolean).join(' · ')}
                  </Typography>
                </Box>
                <ButtonLink
                  to={`${list}/${ir_ndx}`}
                  variant="outlined"
                  color="inherit"
                  aria-label={`Edit the inspection of ${localTime(inspection_date)}`}
                >
                  Edit
                </ButtonLink>
              </Box>
            ))}
          </Box>
        </>
      )}
    </>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
