import { t } from '@artesian/domain/texts/translate';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useOpenFind } from './open-find.ts';

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);
const shortcut = isApple ? '⌘ K' : t('Ctrl K');

/** Opens what finds anything. */
export function FindButton() {
  const open = useOpenFind();
  return (
    <Tooltip title={t('Find anything ({shortcut})', { shortcut })}>
      <ButtonBase
        aria-label={t('Find anything')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        sx={buttonStyle}
      >
        <Search fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, flex: 1, textAlign: 'start' }}>
          {t('Find anything')}
        </Box>
      </ButtonBase>
    </Tooltip>
  );
}

/** A field to look at where there is room for one, else an icon beside the others. */
const buttonStyle = {
  gap: 1,
  height: 36,
  width: { xs: 36, md: 260 },
  px: { xs: 0, md: 1.25 },
  color: { xs: 'action.active', md: 'text.secondary' },
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  borderRadius: { xs: '50%', md: 1 },
  border: { xs: 0, md: 1 },
  '&&': { borderColor: 'divider' },
  bgcolor: { md: 'background.default' },
  // Beside its name, of which it is no part.
  '&::after': { display: { xs: 'none', md: 'inline' }, content: `"${shortcut}"`, fontSize: '0.75rem' },
  '&:hover': { color: 'text.primary', bgcolor: { xs: 'action.hover', md: 'background.default' } },
} as const;
