import { exportFormatNames, exportFormats } from '@artesian/contract/map/map-export';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useSettings } from '../../session/settings.tsx';
import type { Downloads } from './use-downloads.ts';

/** Items of a menu: the shapefile of the district's active wells, and the wells on the map in every format. */
export function downloadItems(downloads: Downloads, districtShortName: string, onDone: () => void) {
  const { count, isBusy, saveActiveWells, saveWells } = downloads;
  const choose = (save: () => void) => () => {
    onDone();
    save();
  };
  return [
    <MenuItem key="active" disabled={isBusy} onClick={choose(saveActiveWells)}>
      Active {districtShortName} Wells
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

/** The short name of the district stands in the settings. */
export const useDownloadItems = (downloads: Downloads, onDone: () => void) =>
  downloadItems(downloads, useSettings().districtShortName, onDone);

function sayThese(count: number | undefined): string {
  if (count === undefined) return 'Wells as filtered';
  if (count === 1) return 'This 1 well, as filtered';
  return `These ${count.toLocaleString('en-US')} wells, as filtered`;
}
