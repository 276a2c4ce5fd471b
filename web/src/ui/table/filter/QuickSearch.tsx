import { t } from '@artesian/domain/texts/translate';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { TypedInput } from './TypedInput.tsx';

interface QuickSearchProps {
  label: string;
  placeholder?: string;
  /** Of the input on a wide screen, in px. */
  width?: number;
  value: string;
  onChange: (value: string) => void;
}

/** Words to find in the rows. */
export function QuickSearch({ label, placeholder = t('Search…'), width = 200, value, onChange }: QuickSearchProps) {
  return (
    <Box sx={[searchStyle, { maxWidth: { sm: width }, flexBasis: { sm: width * 0.6 } }]}>
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
  flex: '1 1 100%',
  mr: 1,
  color: 'text.secondary',
} as const;
