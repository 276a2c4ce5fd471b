import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { DelayedInput } from './DelayedInput.tsx';

interface QuickSearchProps {
  value: string;
  onChange: (value: string) => void;
}

/** Words to find in any column that is shown. */
export function QuickSearch({ value, onChange }: QuickSearchProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        width: { xs: 120, sm: 200 },
        color: 'text.secondary',
        mr: 1,
      }}
    >
      <Search fontSize="small" />
      <DelayedInput label="Search all columns" placeholder="Search…" value={value} onChange={onChange} />
    </Box>
  );
}
