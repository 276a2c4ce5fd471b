import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { BoreFigure } from './BoreFigure.tsx';
import { layOutBore } from './lay-out-bore.ts';
import { useWellBore } from './use-well-bore.ts';
import { formatBore, boreWarnings } from './well-bore.ts';

/** The well drawn to scale, from what is saved and what is being entered. */
export function BorePanel({ record: well }: { record: number }) {
  const { bore, error, retry, hasNoLevels, isEntered, isPublished } = useWellBore(well);
  const drawing = useMemo(() => bore && layOutBore(bore, boreWarnings(bore)), [bore]);
  return (
    <Box component="section" aria-labelledby="well-to-scale" sx={{ position: 'sticky', top: 80 }}>
      <Typography id="well-to-scale" variant="h3" sx={{ mb: 1 }}>
        The Well Drawn to Scale
      </Typography>
      <output>
        {isEntered && <Chip size="small" color="warning" variant="outlined" label="Not saved yet" sx={{ mb: 1 }} />}
      </output>
      {error && <ErrorPanel error={error} onRetry={retry} />}
      {!error && !bore && <Skeleton variant="rounded" height={420} />}
      {bore && !drawing && (
        <Typography sx={{ color: 'text.secondary' }}>
          No depths yet. Enter the well depth, geological contacts or components to see a drawing.
        </Typography>
      )}
      {bore && drawing && (
        <>
          <BoreFigure
            drawing={drawing}
            words={[...formatBore(bore), ...boreWarnings(bore).map(({ words }) => words)]}
          />
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {isEntered ? 'Shows your current entries' : 'Shows saved values'}, in feet below land surface; not to scale
            across. {hasNoLevels && 'Its water levels could not be loaded.'}
            {!hasNoLevels &&
              !bore.water &&
              (isPublished ? 'No published water levels.' : 'The water level appears here once the well is published.')}
          </Typography>
        </>
      )}
    </Box>
  );
}
