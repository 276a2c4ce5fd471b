import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** Says that something is on its way; where the shape of what comes is known, a skeleton is better. */
export function LoadingView({ label = t('Loading…'), fullScreen }: { label?: string; fullScreen?: boolean }) {
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        minHeight: fullScreen ? '100dvh' : 320,
      }}
    >
      <CircularProgress size={28} aria-hidden />
      <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
    </Box>
  );
}
