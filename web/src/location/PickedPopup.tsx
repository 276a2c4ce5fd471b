import { t } from '@artesian/domain/texts/translate';
import type { MapLayer } from '@artesian/contract/map/layers';
import { wells } from '@artesian/contract/wells/wells';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Popup } from 'react-map-gl/maplibre';
import type { Place } from '../map/coordinates.ts';
import type { MapFeature } from '../map/wells/drawn-features.ts';
import { useWell } from '../map/wells/use-well.ts';
import { useSession } from '../session/session.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** What was pointed at. */
export interface Picked {
  place: Place;
  features: readonly MapFeature[];
}

interface PickedPopupProps {
  picked: Picked | undefined;
  layers: readonly MapLayer[];
  onClose: () => void;
}

/** Names what was pointed at; wells lead to their pages in a new tab. */
export function PickedPopup({ picked, layers, onClose }: PickedPopupProps) {
  if (!picked) return null;
  const { place, features } = picked;
  return (
    <Popup
      key={`${place.latitude} ${place.longitude}`}
      {...place}
      maxWidth="260px"
      closeOnClick={false}
      onClose={onClose}
    >
      <Box component="ul" aria-label={t('What is here')} sx={list}>
        {features.map((feature) =>
          feature.kind === 'well' ? (
            <WellHere key={feature.wellNdx} wellNdx={feature.wellNdx} />
          ) : (
            <ShapeHere key={nameOf(feature, layers)} name={nameOf(feature, layers)} />
          ),
        )}
      </Box>
    </Popup>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  pl: 1.5,
  pr: 4,
  py: 1,
  display: 'grid',
  gap: 0.75,
  maxHeight: 160,
  overflowY: 'auto',
} as const;

function WellHere({ wellNdx }: { wellNdx: number }) {
  const { may } = useSession();
  const { data, error } = useWell(wellNdx);
  if (!data) return <li>{error ? t('This well cannot be looked up right now.') : t('Looking up the well…')}</li>;
  const page = may(wells.calls.update)
    ? `/data-management/wells/wells-management/${wellNdx}`
    : `/wells/${encodeURIComponent(data.well_id)}`;
  return (
    <li>
      <TextLink to={page} target="_blank">
        {data.well_id}
      </TextLink>
      {data.well_name && <Typography variant="body2">{data.well_name}</Typography>}
    </li>
  );
}

const ShapeHere = ({ name }: { name: string }) => (
  <Typography component="li" variant="body2">
    {name}
  </Typography>
);

function nameOf({ layerId, properties }: MapFeature & { kind: 'shape' }, layers: readonly MapLayer[]): string {
  const layer = layers.find(({ id }) => id === layerId);
  return String(properties[layer?.titleField ?? ''] ?? layer?.title ?? layerId);
}
