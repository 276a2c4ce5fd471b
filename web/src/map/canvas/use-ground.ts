import { t } from '@artesian/domain/texts/translate';
import { useColorScheme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Settings } from '../../session/settings.tsx';
import { chooseBaseMap } from '../base-map/choose-base-map.ts';
import { useBaseMap } from '../base-map/use-base-map.ts';
import type { MapData } from '../use-map-data.ts';

/** The base map that was named, or the one of the theme. */
export function useGround(
  baseMaps: Settings['baseMaps'],
  named: string | undefined,
  { sources, areSourcesKnown }: Pick<MapData, 'sources' | 'areSourcesKnown'>,
) {
  const { colorScheme } = useColorScheme();
  const { offered, ground, missing } = chooseBaseMap(baseMaps, named, colorScheme === 'dark');
  const ids = useMemo(() => sources.map(({ id }) => id), [sources]);
  const shapes = areSourcesKnown ? ids : undefined;
  const baseMap = useBaseMap(ground, shapes);
  const notice = missing
    ? t('No imagery is set up. “{shown}” is shown instead of “{wanted}”.', { shown: ground.name, wanted: missing.name })
    : baseMap.notice;
  return { offered, ground, baseMap: { ...baseMap, notice } };
}
