import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { formatPlace, type Place } from './coordinates.ts';
import type { Counted } from './wells-in-view.ts';

interface ViewStripProps {
  /** Wells in view; undefined while they are on their way. */
  count: number | undefined;
  counted: Counted;
  isListOpen: boolean;
  onToggleList: () => void;
  center: Place;
  zoom: number;
}

/** Below the map: how many wells are in view, the way to their list, and where one is looking. */
export function ViewStrip({ count, counted, isListOpen, onToggleList, center, zoom }: ViewStripProps) {
  return (
    <Box sx={strip}>
      <Typography component="output" variant="body2" sx={{ fontWeight: 560 }}>
        {count === undefined ? <Skeleton width={110} /> : sayCount(count, counted)}
      </Typography>
      <Button
        size="small"
        aria-expanded={isListOpen}
        onClick={onToggleList}
        endIcon={isListOpen ? <ExpandMore /> : <ExpandLess />}
        sx={{ minHeight: 28 }}
      >
        {isListOpen ? 'Hide list' : 'Show list'}
      </Button>
      <Box sx={{ flex: 1 }} />
      <Typography
        variant="caption"
        sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' }, whiteSpace: 'nowrap' }}
      >
        Centre {formatPlace(center)} · zoom {zoom.toFixed(1)}
      </Typography>
      <KeyboardHelp />
    </Box>
  );
}

const strip = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  minHeight: 38,
  flexShrink: 0,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

function sayCount(count: number, counted: Counted): string {
  const wells = count === 1 ? '1 well' : `${count.toLocaleString('en-US')} wells`;
  return `${wells} ${counted}`;
}
