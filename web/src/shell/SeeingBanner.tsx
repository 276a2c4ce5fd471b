import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../language/Trans.tsx';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { seeing, stopSeeing } from '../session/seeing.ts';

/** On every page, for as long as a Developer sees it as somebody else. */
export function SeeingBanner() {
  const seen = seeing();
  if (!seen) return null;
  return (
    <>
      <GlobalStyles styles={roomBelow} />
      <Box component="aside" aria-label={t('Viewing as another user')} sx={bannerStyle}>
        <Visibility fontSize="small" />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Trans text="Viewing as <0>{name}</0>. Read-only." parts={{ 0: <strong /> }} values={{ name: seen.name }} />
        </Box>
        <Button size="small" color="inherit" variant="outlined" onClick={stopSeeing} sx={{ flexShrink: 0 }}>
          {t('Back to my own view')}
        </Button>
      </Box>
    </>
  );
}

const roomBelow = {
  ':root': { '--seeing-bar': '72px', '@media (min-width: 600px)': { '--seeing-bar': '52px' } },
  body: { paddingBottom: 'var(--seeing-bar)' },
};

/** The same in light and dark: nobody takes it for a part of the page. */
const bannerStyle = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 'snackbar',
  minHeight: 'var(--seeing-bar)',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 0.75,
  bgcolor: '#fbbf24',
  color: '#1c1917',
  fontSize: '0.875rem',
  lineHeight: 1.3,
} as const;
