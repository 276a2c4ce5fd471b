import Box from '@mui/material/Box';
import { FormField } from './FormField.tsx';

/** Fields under one another on a phone, and two abreast where there is room. */
export const FieldsGrid = ({ names }: { names: readonly string[] }) => (
  <Box sx={grid}>
    {names.map((name) => (
      <FormField key={name} name={name} />
    ))}
  </Box>
);

const grid = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
