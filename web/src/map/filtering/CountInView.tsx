import { locale, t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { heardOnly } from '../../ui/heard-only.ts';

interface CountInViewProps {
  /** What the choice that has the count is described by. */
  id: string;
  wells: number;
}

/** How many wells in view a choice would leave. */
export const CountInView = ({ id, wells }: CountInViewProps) => (
  <Typography id={id} variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
    {wells.toLocaleString(locale())}
    <Box component="span" sx={heardOnly}>
      {wells === 1 ? t(' well in view') : t(' wells in view')}
    </Box>
  </Typography>
);
