import { t } from '@artesian/domain/texts/translate';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const keys: readonly [string, string][] = [
  ['← ↑ → ↓', t('Move the map')],
  ['+  −', t('Zoom in and out')],
  ['Shift + ← →', t('Turn the map')],
  ['Shift + ↑ ↓', t('Tilt the map')],
  ['← →', t('In the details: go to the next or previous page')],
  ['← ↑ → ↓  Enter', t('On the button that steps through wells: go to the next well, and open it')],
  [t('Enter'), t('While drawing: finish')],
  [t('Delete'), t('While editing drawings: delete the selected one')],
  [t('Esc'), t('Close the details, or cancel a drawing tool')],
];

/** What the keys do, for whoever uses the map without a mouse. */
export function KeyboardHelp() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('Keyboard help')}>
        <IconButton size="small" aria-label={t('Keyboard help')} onClick={(event) => setAnchor(event.currentTarget)}>
          <KeyboardOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Box sx={{ p: 2, maxWidth: 340 }}>
          <Typography variant="h3" component="h2">
            {t('Keyboard shortcuts for the map')}
          </Typography>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 0.75, columnGap: 2, my: 1.25 }}
          >
            {keys.map(([key, effect]) => (
              <Box key={effect} sx={{ display: 'contents', '& dd': { m: 0 } }}>
                <Box component="dt" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {key}
                </Box>
                <dd>{effect}</dd>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('Every well on the map is also in the list below it. Choose “Show list”, then a well.')}
          </Typography>
        </Box>
      </Popover>
    </>
  );
}
