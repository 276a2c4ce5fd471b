import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Registration } from './use-registration.ts';

/** Where several wells are registered at once: all of them, and which one the form shows. */
export function OtherWells({ registration: { wells, at, openWell, removeWell } }: { registration: Registration }) {
  return (
    <Box component="ul" aria-label={t('Wells of this registration')} sx={{ m: 0, mb: 3, p: 0, listStyle: 'none' }}>
      {wells.map((well, index) => {
        const name = t('Well {index}', { index: index + 1 });
        return (
          <Box component="li" key={index} sx={rowStyle}>
            <Typography sx={{ flex: 1, fontWeight: index === at ? 600 : 400 }}>
              {name}
              {index === at ? t(', shown below') : `: ${String(well['well_address'] || t('no address yet'))}`}
            </Typography>
            {index !== at && (
              <Button size="small" aria-label={t('Show {name}', { name })} onClick={() => openWell(index)}>
                {t('Show')}
              </Button>
            )}
            <Button
              size="small"
              color="inherit"
              aria-label={t('Leave out {name}', { name })}
              onClick={() => removeWell(index)}
            >
              {t('Leave out')}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
