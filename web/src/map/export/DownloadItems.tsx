import { locale, t } from '@artesian/domain/texts/translate';
import { exportFormatNames, exportFormats } from '@artesian/contract/map/map-export';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useSettings } from '../../session/settings.tsx';
import type { MapScreenState } from '../use-map-screen.ts';
import { useDownloads } from './use-downloads.ts';

/** Items of a menu: the shapefile of the district's active wells, and the wells on the map in every format. */
export function useDownloadItems(
  { data, view }: Pick<MapScreenState, 'data' | 'view'>,
  menu: { isOpen: boolean; close: () => void },
) {
  const { districtShortName } = useSettings();
  const { count, isBusy, saveActiveWells, saveWells } = useDownloads(data, view, menu.isOpen);
  const choose = (save: () => void) => () => {
    menu.close();
    save();
  };
  return [
    <MenuItem key="active" disabled={isBusy} onClick={choose(saveActiveWells)}>
      {t('Active {district} Wells', { district: districtShortName })}
    </MenuItem>,
    <Divider key="divider" />,
    <ListSubheader key="these" role="presentation" sx={{ lineHeight: 2.4, bgcolor: 'transparent' }}>
      {sayThese(count)}
    </ListSubheader>,
    ...exportFormatNames.map((format) => (
      <MenuItem key={format} disabled={isBusy || count === 0} onClick={choose(() => saveWells(format))}>
        {exportFormats[format].label}
      </MenuItem>
    )),
  ];
}

function sayThese(count: number | undefined): string {
  if (count === undefined) return t('Wells as filtered');
  if (count === 1) return t('This 1 well, as filtered');
  return t('These {count} wells, as filtered', { count: count.toLocaleString(locale()) });
}
