import type { SeriesWindow } from '@artesian/contract/science/level-series';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted } from '../ui/counted.ts';
import { formatLength, formatSpan, zoomed, type Span } from './moments.ts';

interface GapsProps {
  series: SeriesWindow;
  onShow: (span: Span) => void;
}

/** Where readings are missing, each leading there. */
export function Gaps({ series: { gaps, longest_pause_ms, readings }, onShow }: GapsProps) {
  if (readings === 0) return null;
  const longer = `longer than ${formatLength(longest_pause_ms)}`;
  if (gaps.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No gap {longer}.
      </Typography>
    );
  }
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
        {counted(gaps.length, 'gap')} {longer}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflow: 'auto' }}>
        {gaps.map((gap) => (
          <li key={gap.from}>
            <Button size="small" onClick={() => onShow(zoomed(gap, 3))} sx={{ textAlign: 'left' }}>
              {formatSpan(gap)}, {formatLength(gap.to - gap.from)}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
