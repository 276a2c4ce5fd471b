import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../language/Trans.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { FoundHit } from '../map/search/found-hit.ts';
import { PlaceSearch } from '../map/search/PlaceSearch.tsx';
import { useScreenSize } from '../map/screen-size.ts';
import { useGround } from '../map/canvas/use-ground.ts';
import { useHome } from '../map/use-home.ts';
import { useMapData } from '../map/use-map-data.ts';
import { useSettings } from '../session/settings.tsx';
import { BaseMapButtons, offeredOf } from './BaseMapButtons.tsx';
import { nearZoom, toFiveDecimals } from './camera.ts';
import { LocationCanvas } from './LocationCanvas.tsx';
import { mapFrame, type LocationMapProps, type Surrounding } from './location-map.ts';
import { MapToggles } from './MapToggles.tsx';
import { MapSkeleton } from './MapSkeleton.tsx';
import { MarkerBox } from './MarkerBox.tsx';
import { NoLocationMap } from './NoLocationMap.tsx';

const everything: readonly Surrounding[] = ['wells', 'zones'];
const mostHits = 3;

/** The map with what stands around it: search, base maps and toggles (spec 2 §2 'Well editor location map'). */
export default function DrawnLocationMap({
  place,
  onPlace,
  well,
  surroundings = everything,
  isSearched = true,
}: LocationMapProps) {
  const { baseMaps } = useSettings();
  const { home, isComing } = useHome();
  const data = useMapData();
  const [named, setNamed] = useState<string>();
  const { offered, ground, baseMap } = useGround(offeredOf(baseMaps), named, data);
  const [isDrawable, setDrawable] = useState(true);
  const [isPlacing, setPlacing] = useState(true);
  const [shown, setShown] = useState<readonly Surrounding[]>(() => surroundings.filter((one) => one === 'wells'));
  const [found, setFound] = useState<FoundHit>();
  const isPhone = useScreenSize() === 'phone';
  const map = useRef<MapRef>(null);
  const put = isPlacing ? onPlace : undefined;

  if (!isDrawable) return <NoLocationMap />;
  const goTo = (hit: FoundHit) => {
    setFound(hit);
    map.current?.flyTo({ center: [hit.longitude, hit.latitude], zoom: hit.zoom ?? nearZoom, duration: 1400 });
  };
  return (
    <Box component="section" aria-label={t('Location')} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={bar}>
        {isSearched && <PlaceSearch most={mostHits} onChoose={goTo} sx={{ flex: '1 1 220px', maxWidth: 420 }} />}
        <BaseMapButtons baseMaps={offered} value={ground.id} onChange={setNamed} />
      </Box>
      {found && put && (
        <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans
            text="The map shows {title}. <0>Put the marker here</0>"
            parts={{
              0: (
                <Button
                  size="small"
                  onClick={() => {
                    put(toFiveDecimals(found));
                    setFound(undefined);
                  }}
                />
              ),
            }}
            values={{ title: found.title }}
          />
        </Typography>
      )}
      <Box sx={mapFrame}>
        {baseMap.style && !isComing ? (
          <LocationCanvas
            map={map}
            home={home}
            data={data}
            baseMap={{ ...baseMap, style: baseMap.style }}
            place={place}
            onPlace={put}
            well={well}
            shown={shown}
            hasBox={!isPhone}
            onCannotDraw={() => setDrawable(false)}
          />
        ) : (
          <MapSkeleton />
        )}
      </Box>
      {place && isPhone && <MarkerBox place={place} isOnMap={false} />}
      <MapToggles
        surroundings={surroundings}
        shown={shown}
        onShow={setShown}
        isPlacing={isPlacing}
        onPlacing={onPlace && setPlacing}
      />
      {baseMap.notice && (
        <Typography component="output" variant="caption" sx={{ color: 'text.secondary' }}>
          {baseMap.notice}
        </Typography>
      )}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;
