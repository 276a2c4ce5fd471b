import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const keys: readonly [string, string][] = [
  ['← ↑ → ↓', 'Move the map'],
  ['+  −', 'Zoom in and out'],
  ['Shift + ← →', 'Turn the map'],
  ['Shift + ↑ ↓', 'Tilt the map'],
  ['← →', 'In the details: go to the next or previous page'],
  ['← ↑ → ↓  Enter', 'On the button that steps through wells: go to the next well, and open it'],
  ['Enter', 'While drawing: finish'],
  ['Delete', 'While editing drawings: delete the selected one'],
  ['Esc', 'Close the details, or cancel a drawing tool'],
];

/** What the keys do, for whoever uses the map without a mouse. */
export function KeyboardHelp() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title="Keyboard help">
        <IconButton size="small" aria-label="Keyboard help" onClick={(event) => setAnchor(event.currentTarget)}>
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
            Keyboard shortcuts for the map
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
            Every well on the map is also in the list below it. Choose “Show list”, then a well.
          </Typography>
        </Box>
      </Popover>
    </>
  );
}
