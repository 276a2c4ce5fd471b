import { t } from '@artesian/domain/texts/translate';
import WaterDrop from '@mui/icons-material/WaterDropOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Balance } from '../dashboard/balances/format-balance.ts';
import { formatDrought } from './format-drought.ts';

/** The drought stage, and what it means for who is here. */
export function DroughtNote({ balances }: { balances: readonly Balance[] }) {
  const drought = formatDrought(balances);
  if (!drought) return null;
  return (
    <Box component="section" aria-label={t('Drought stage')} sx={noteStyle}>
      <Box aria-hidden sx={dropStyle}>
        <WaterDrop fontSize="small" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {drought.stage}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{drought.words}</Typography>
        {drought.next && <Typography sx={{ mt: 0.5, fontWeight: 560 }}>{drought.next}</Typography>}
      </Box>
    </Box>
  );
}

const noteStyle = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'flex-start',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const;
const dropStyle = {
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  width: 36,
  height: 36,
  borderRadius: '50%',
  bgcolor: 'action.hover',
  color: 'primary.main',
} as const;
