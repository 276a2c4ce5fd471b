import { t } from '@artesian/domain/texts/translate';
import { mapAcres } from '@artesian/domain/map-measures';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Drawing } from '@artesian/contract/map/drawings';
import { formatPlace } from '../coordinates.ts';
import { lineFeet, squareMetres } from './drawing.ts';
import { formatLength } from './drawn-shapes.ts';

interface DrawingListProps {
  drawings: readonly Drawing[];
  onChange: (index: number) => void;
  onRemove: (index: number) => void;
}

/** Everything that is drawn, each to be changed or deleted by itself. */
export function DrawingList({ drawings, onChange, onRemove }: DrawingListProps) {
  if (drawings.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('Drawings')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {drawings.map((drawing, index) => (
        <Box
          component="li"
          // Two drawings may be alike, and the order is all that tells them apart.
          key={index}
          sx={{ display: 'flex', alignItems: 'center' }}
        >
          <Typography variant="body2" noWrap sx={{ flex: 1 }}>
            {inShort(drawing)}
          </Typography>
          <IconButton
            size="small"
            aria-label={t('Change {drawing}', { drawing: inShort(drawing) })}
            onClick={() => onChange(index)}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('Delete {drawing}', { drawing: inShort(drawing) })}
            onClick={() => onRemove(index)}
          >
            <DeleteOutline fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

function inShort(drawing: Drawing): string {
  const { kind, places } = drawing;
  if (kind === 'circle') return t('Circle, radius {radiusFt} ft', { radiusFt: formatLength(drawing.radiusFt, 2) });
  if (kind === 'line') return t('Line, {length} ft', { length: formatLength(lineFeet(places), 2) });
  if (kind === 'polygon') return t('Polygon, {area} acres', { area: formatLength(mapAcres(squareMetres(places)), 2) });
  return t('Point, {places}', { places: places[0] ? formatPlace(places[0]) : '' });
}
