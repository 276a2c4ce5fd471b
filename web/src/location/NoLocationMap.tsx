import { t } from '@artesian/domain/texts/translate';
import Typography from '@mui/material/Typography';

/** In place of a map that cannot be drawn, or whose library cannot be loaded. */
export const NoLocationMap = () => (
  <Typography component="output" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
    {t('The map cannot be shown here. You can still type coordinates.')}
  </Typography>
);
