import Box from '@mui/material/Box';
import { FieldsGrid } from '../form/FieldsGrid.tsx';
import { PlaceFields } from '../form/PlaceFields.tsx';

const access = [
  'physical_location_address',
  'city',
  'directions_to_well',
  'gate_code',
  'is_wellhouse',
  'access_notes',
] as const;

export const LocationStep = () => (
  <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
    <PlaceFields />
    <FieldsGrid names={access} />
  </Box>
);
