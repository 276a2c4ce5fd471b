import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Popup } from 'react-map-gl/maplibre';
import { FactList } from '../../map/details/FactList.tsx';
import { KeepInRoom } from '../../map/details/KeepInRoom.tsx';
import { Pager } from '../../map/details/Pager.tsx';
import { useScreenSize } from '../../map/screen-size.ts';
import { localTime } from '../../ui/dates.ts';
import { placeOf, type CarriedWell } from './near.ts';

/** Height and width in px, as the specification has them (2 §9). */
const sizes = { S: [200, 250], M: [300, 500], L: [500, 800] } as const;
type Size = keyof typeof sizes;
const names: Record<Size, string> = { S: 'Small', M: 'Medium', L: 'Large' };

interface FieldPopupProps {
  /** What stands at one place, one page each. */
  wells: readonly CarriedWell[];
  chosen: CarriedWell | undefined;
  onChoose: (well: CarriedWell) => void;
  onClose: () => void;
}

/** What the device knows of the wells at a place. */
export function FieldPopup({ wells, chosen, onChoose, onClose }: FieldPopupProps) {
  const isPhone = useScreenSize() === 'phone';
  const [size, setSize] = useState<Size>(isPhone ? 'S' : 'M');
  const [page, setPage] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const well = wells[page] ?? wells[0]!;
  const place = placeOf(well);
  if (!place) return null;
  const [height, width] = sizes[size];
  return (
    <Popup
      {...place}
      key={`${well.well_ndx} ${size}`}
      offset={15}
      maxWidth="none"
      closeButton={false}
      closeOnClick={false}
      focusAfterOpen={false}
    >
      <KeepInRoom popup={content} place={place} room={room} />
      <Box
        ref={content}
        sx={{
          width: `min(${width}px, 84vw)`,
          height: `min(${height / 16}rem, 46dvh)`,
          display: 'flex',
          flexDirection: 'column',
          p: 1.5,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Size of the popup"
            value={size}
            onChange={(_, next: Size | null) => next && setSize(next)}
          >
            {(Object.keys(sizes) as Size[]).map((one) => (
              <ToggleButton key={one} value={one} aria-label={names[one]} sx={{ minWidth: 40, minHeight: 40 }}>
                {one}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <span style={{ flex: 1 }} />
          <IconButton aria-label="Close" onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
        <Box sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
          <Typography variant="h3" component="h2" sx={{ mt: 0.5 }}>
            {[well.well_id, well.well_name].filter(Boolean).join(' · ')}
          </Typography>
          <FactList facts={factsOf(well)} />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          {wells.length > 1 ? (
            <Pager
              page={page}
              pages={wells.length}
              onTurn={(by) => setPage((page + by + wells.length) % wells.length)}
            />
          ) : (
            <span />
          )}
          <Button disabled={chosen?.well_ndx === well.well_ndx} onClick={() => onChoose(well)}>
            {chosen?.well_ndx === well.well_ndx ? 'Selected' : 'Select this well'}
          </Button>
        </Box>
      </Box>
    </Popup>
  );
}

/** What the map's edges leave free, in px: its buttons stand at the right. */
const room = { top: 8, right: 56, bottom: 24, left: 8 } as const;

/** Empty values are left out. */
function factsOf(well: CarriedWell): { label: string; value: string }[] {
  const level = well.last_dtw_ft === null ? '' : `${well.last_dtw_ft} ft below land surface`;
  const when = well.last_level_at ? `, ${localTime(well.last_level_at)}` : '';
  const facts: [string, string | null][] = [
    ['Address', well.well_address],
    ['Owner', well.owner_info],
    ['Class', well.well_class],
    ['Status', well.well_status],
    ['Primary use', well.primary_use],
    ['Depth', well.well_depth_ft === null ? null : `${well.well_depth_ft} ft`],
    ['Last water level', level && `${level}${when}`],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
