import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useSettings } from '../session/settings.tsx';
import type { Surrounding } from './location-map.ts';

interface MapTogglesProps {
  surroundings: readonly Surrounding[];
  shown: readonly Surrounding[];
  onShow: (shown: readonly Surrounding[]) => void;
  isPlacing: boolean;
  /** Without it the map is only looked at. */
  onPlacing: ((isPlacing: boolean) => void) | undefined;
}

/** What is drawn around the marker, and whether a click moves it, in the words of the specification (2 §2). */
export function MapToggles({ surroundings, shown, onShow, isPlacing, onPlacing }: MapTogglesProps) {
  const { districtShortName } = useSettings();
  const names: Readonly<Record<Surrounding, string>> = {
    wells: t('{district} Locations', { district: districtShortName }),
    zones: t('Management Zones'),
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      {surroundings.map((surrounding) => (
        <FormControlLabel
          key={surrounding}
          control={
            <Switch
              size="small"
              checked={shown.includes(surrounding)}
              onChange={(_, isOn) =>
                onShow([...shown.filter((one) => one !== surrounding), ...(isOn ? [surrounding] : [])])
              }
              sx={{ mr: 0.75 }}
            />
          }
          label={names[surrounding]}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ m: 0, minHeight: 36 }}
        />
      ))}
      {onPlacing && (
        <Button size="small" variant="outlined" sx={{ ml: { sm: 'auto' } }} onClick={() => onPlacing(!isPlacing)}>
          {isPlacing ? t('Disable Marker Placement') : t('Enable Marker Placement')}
        </Button>
      )}
    </Box>
  );
}
