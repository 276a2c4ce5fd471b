import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useState, type RefObject } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { canBeKept, keepArea, wantedOf } from '../../offline/kept-imagery.ts';
import { useSettings } from '../../session/settings.tsx';
import { notify } from '../../ui/notify.ts';
import { useOnline } from '../page/use-online.ts';
import { nearest, type CarriedWell } from './near.ts';

interface ImageryHereProps {
  map: RefObject<MapRef | null>;
  wells: readonly CarriedWell[];
}

/** A tile of imagery has half the width of a tile of MapLibre, which zooms are counted by. */
const NEARER = 1;

/** Downloads the imagery of what the map shows, where the settings have imagery. The home of the field lists such areas. */
export function ImageryHere({ map, wells }: ImageryHereProps) {
  const imagery = useSettings().baseMaps.find((baseMap) => baseMap.imagery)?.imagery;
  const isOnline = useOnline();
  const [share, setShare] = useState<number>();
  if (!imagery) return null;
  const download = async () => {
    const shown = map.current;
    if (!shown) return;
    const bounds = shown.getBounds();
    const area = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
    const wanted = wantedOf(imagery, area, shown.getZoom() + NEARER);
    if (!canBeKept(wanted)) {
      notify.error('This area is too large to download', { description: 'Zoom in, then download it in parts.' });
      return;
    }
    const { lat, lng } = bounds.getCenter();
    const [near] = nearest(wells, { latitude: lat, longitude: lng }, 1);
    const name = near ? `Around ${near.well.well_id}` : `Around ${lat.toFixed(3)}, ${lng.toFixed(3)}`;
    setShare(0);
    try {
      await keepArea(name, wanted, setShare);
      notify.success('The imagery is on this device.', { description: `${name}. Field Services lists it.` });
    } catch (error) {
      notify.error('The imagery was not downloaded', { description: (error as Error).message });
    } finally {
      setShare(undefined);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<Download />}
      disabled={!isOnline || share !== undefined}
      onClick={() => void download()}
      sx={{ justifySelf: 'start' }}
    >
      {share === undefined ? 'Download imagery of this area' : `Downloading imagery: ${Math.round(share * 100)} %`}
    </Button>
  );
}
