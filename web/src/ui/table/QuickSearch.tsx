import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { TypedInput } from './TypedInput.tsx';

interface QuickSearchProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Words to find in the rows. */
export function QuickSearch({ label, placeholder = 'Search…', value, onChange }: QuickSearchProps) {
  return (
    <Box sx={searchStyle}>
      <Search fontSize="small" />
      <TypedInput label={label} placeholder={placeholder} value={value} onChange={onChange} />
    </Box>
  );
}

/** On a phone it has a line of its own, under the buttons. */
const searchStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  order: { xs: 1, sm: 0 },
  flex: { xs: '1 1 100%', sm: '1 1 120px' },
  maxWidth: { sm: 200 },
  mr: 1,
  color: 'text.secondary',
} as const;
