import Typography from '@mui/material/Typography';

/** In place of a graph whose days hold nothing. */
export const NothingBetween = () => (
  <Typography sx={{ py: 8, textAlign: 'center', color: 'text.secondary' }}>
    No data between these dates. Choose other dates above.
  </Typography>
);
