import { t } from '@artesian/domain/texts/translate';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

interface PagerProps {
  page: number;
  pages: number;
  onTurn: (by: number) => void;
}

/** Steps through the things at one place. */
export function Pager({ page, pages, onTurn }: PagerProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', ml: -1 }}>
      <IconButton size="small" aria-label={t('Previous')} aria-keyshortcuts="ArrowLeft" onClick={() => onTurn(-1)}>
        <ChevronLeft fontSize="small" />
      </IconButton>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {t('{page} of {pages}', { page: page + 1, pages })}
      </Typography>
      <IconButton size="small" aria-label={t('Next')} aria-keyshortcuts="ArrowRight" onClick={() => onTurn(1)}>
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
}
