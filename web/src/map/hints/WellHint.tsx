import { t } from '@artesian/domain/texts/translate';
import { aroundGround, feet } from '@artesian/domain/well-intervals';
import { TOO_SHORT } from '@artesian/domain/levels/level-classes';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Popup } from 'react-map-gl/maplibre';
import { formatMonth } from '../../ui/dates.ts';
import { heardOnly } from '../../ui/heard-only.ts';
import type { Place } from '../coordinates.ts';
import { useLevelHistory } from '../graphs/use-graph-rows.ts';
import type { MapFeature } from '../wells/drawn-features.ts';
import { useWell } from '../wells/use-well.ts';
import { StepControl } from './StepControl.tsx';
import { useHintedWell, type HintedWell } from './use-hinted-well.ts';

interface WellHintProps {
  /** The layers whose wells are told of. */
  layerIds: readonly string[];
  /** While clicks are for something else. */
  isOff: boolean;
  /** The well whose details are open. */
  open: number | undefined;
  onOpen: (place: Place, features: readonly MapFeature[]) => void;
}

/** What matters of a well, beside the pointer that rests on it or where the arrow keys have led. */
export function WellHint({ layerIds, isOff, open, onOpen }: WellHintProps) {
  const { hinted, step, forget } = useHintedWell(layerIds, isOff);
  const openHinted = () => {
    if (hinted) onOpen(hinted.place, [{ kind: 'well', wellNdx: hinted.wellNdx }]);
    forget();
  };
  return (
    <>
      <StepControl onStep={step} onOpen={openHinted} onLeave={forget} />
      {hinted && hinted.wellNdx !== open && <HintOfWell key={hinted.wellNdx} well={hinted} />}
    </>
  );
}

function HintOfWell({ well: { wellNdx, place, by } }: { well: HintedWell }) {
  const lines = useLines(wellNdx);
  return (
    <>
      <Popup
        {...place}
        className="artesian-hint"
        offset={12}
        maxWidth="280px"
        closeButton={false}
        closeOnClick={false}
        focusAfterOpen={false}
      >
        <Box aria-hidden sx={{ px: 1.25, py: 0.75, minWidth: 140 }}>
          {lines ? <Lines lines={lines} /> : <Skeleton width={120} />}
        </Box>
      </Popup>
      {by === 'keys' && (
        <Box component="output" sx={heardOnly}>
          {lines?.join('. ')}
        </Box>
      )}
    </>
  );
}

const Lines = ({ lines: [name, ...more] }: { lines: readonly string[] }) => (
  <>
    <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
    {more.map((line) => (
      <Typography key={line} variant="caption" sx={{ display: 'block', lineHeight: 1.4 }}>
        {line}
      </Typography>
    ))}
  </>
);

/** Its id, aquifer and depth, and where the water stood last; undefined while nothing of it is known. */
function useLines(wellNdx: number): string[] | undefined {
  const { data: well, error } = useWell(wellNdx);
  const { data: history } = useLevelHistory(wellNdx);
  if (error) return [t('This well could not be loaded.')];
  if (!well) return undefined;
  const standing = history?.standing;
  const depth =
    well.well_depth_ft == null ? '' : t('{well_depth_ft} ft deep', { well_depth_ft: feet(well.well_depth_ft) });
  const isClassed = standing && standing.level_class !== TOO_SHORT;
  return [
    well.well_id,
    [well.aquifer_name && t(well.aquifer_name), depth].filter(Boolean).join(', '),
    standing
      ? t('Water {depth_ft}, {last_month}', {
          depth_ft: aroundGround(standing.depth_ft),
          last_month: formatMonth(standing.last_month),
        })
      : '',
    isClassed ? t(standing.level_class) : '',
  ].filter((line) => line !== '');
}
