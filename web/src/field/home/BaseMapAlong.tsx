import Button from '@mui/material/Button';
import { useState } from 'react';
import { keepArchive } from '../../offline/kept-archive.ts';
import { useSettings } from '../../session/settings.tsx';
import { notify } from '../../ui/notify.ts';
import { useOnline } from '../page/use-online.ts';

/** Takes the streets along, where the settings have a file of them. The district's own shapes are always with it. */
export function BaseMapAlong() {
  const { baseMapTiles } = useSettings();
  const isOnline = useOnline();
  const [share, setShare] = useState<number>();
  if (!baseMapTiles) return null;
  const take = async () => {
    setShare(0);
    try {
      await keepArchive(baseMapTiles.url, setShare);
      notify.success('The base map is on this device.');
    } catch (error) {
      notify.error('The base map was not downloaded', { description: (error as Error).message });
    } finally {
      setShare(undefined);
    }
  };
  return (
    <Button variant="outlined" size="large" disabled={!isOnline || share !== undefined} onClick={() => void take()}>
      {share === undefined ? 'Download the base map' : `Downloading the base map: ${Math.round(share * 100)} %`}
    </Button>
  );
}
