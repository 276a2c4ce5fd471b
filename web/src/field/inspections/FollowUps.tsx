import Box from '@mui/material/Box';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { wellPath, type FieldWell } from '../well/field-well.ts';

const pages = [
  ['record', 'Well Record'],
  ['upload-photos', 'Upload Photos'],
  ['water-levels', 'Water Levels'],
  ['water-quality', 'Water Quality'],
] as const;

/** What else is done on the same visit; each leads back to the inspection (spec 2 §2). */
export const FollowUps = ({ well, inspection }: { well: FieldWell; inspection: number }) => (
  <Box component="nav" aria-label="On the same visit" sx={grid}>
    {pages.map(([page, label]) => (
      <ButtonLink
        key={page}
        to={wellPath(well.id, page)}
        search={{ redirect: `${wellPath(well.id, 'inspection')}/${inspection}` }}
        variant="outlined"
        color="inherit"
      >
        {label}
      </ButtonLink>
    ))}
  </Box>
);

const grid = { display: 'grid', gap: 1, mb: 3, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } } as const;
