import { t } from '@artesian/domain/texts/translate';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { canBeDrawn } from '../map/base-map/choose-base-map.ts';
import type { Settings } from '../session/settings.tsx';

type BaseMaps = Settings['baseMaps'];

/** In the order of the specification (2 §2). */
const wanted = ['satellite', 'outdoors', 'streets'];

export const offeredOf = (baseMaps: BaseMaps): BaseMaps =>
  wanted.flatMap((id) => baseMaps.filter((baseMap) => baseMap.id === id));

interface BaseMapButtonsProps {
  baseMaps: BaseMaps;
  value: string;
  onChange: (id: string) => void;
}

/** Which ground the map stands on. */
export function BaseMapButtons({ baseMaps, value, onChange }: BaseMapButtonsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('Base map')}
      value={value}
      onChange={(_, id: string | null) => id && onChange(id)}
    >
      {baseMaps.map((baseMap) => (
        <ToggleButton
          key={baseMap.id}
          value={baseMap.id}
          disabled={!canBeDrawn(baseMap)}
          title={canBeDrawn(baseMap) ? undefined : t('No imagery is set up')}
          sx={{ px: 1.25, py: 0.5, textTransform: 'none' }}
        >
          {t(baseMap.name)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
