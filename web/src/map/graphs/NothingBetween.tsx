import { t } from '@artesian/domain/texts/translate';
import Typography from '@mui/material/Typography';

/** In place of a graph whose days hold nothing. */
export const NothingBetween = () => (
  <Typography sx={{ py: 8, textAlign: 'center', color: 'text.secondary' }}>
    {t('No data between these dates. Choose other dates above.')}
  </Typography>
);
