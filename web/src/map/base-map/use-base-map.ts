import { t } from '@artesian/domain/texts/translate';
import { useQuery } from '@tanstack/react-query';
import type { StyleSpecification } from 'maplibre-gl';
import { useMemo, useState } from 'react';
import { useSettings, type Settings } from '../../session/settings.tsx';
import { isFirstTry } from '../is-first-try.ts';
import { builtInStyle } from './built-in-style.ts';
import { loadCounties } from './counties.ts';
import { imageryStyle } from './imagery-style.ts';
import { mapFont } from './lettering.ts';
import { toneOf } from './tones.ts';

export type BaseMapSetting = Settings['baseMaps'][number];

export interface BaseMap {
  /** Undefined until everything that it is made of is there, which is a moment: whatever comes later has the whole map drawn again. */
  style: StyleSpecification | undefined;
  /** Why the map looks different from what its name promises. */
  notice: string | undefined;
  /** Dark ground needs light outlines. */
  isDark: boolean;
  /** To be called when the sources of the style turn out to be out of reach: the built-in map takes over; imagery shows what it has. */
  giveUp: () => void;
}

/** How long a base map may take before another stands in for it, in milliseconds. */
const patience = 8000;
/** The same of the file of streets, which the map waits for. */
const shortPatience = 4000;

/**
 * The style of a base map; the built-in one where the settings have none, and until and unless theirs arrives. `shapes` are the sources of
 * shapes that the district has, by their ids; undefined while that is not known.
 */
export function useBaseMap(
  { id, name, style: address, imagery }: BaseMapSetting,
  shapes: readonly string[] | undefined,
): BaseMap {
  const [abandoned, setAbandoned] = useState<readonly string[]>([]);
  const [isImageryMissing, setImageryMissing] = useState(false);
  const font = useQuery({ queryKey: ['map-font'], queryFn: loadFont, staleTime: Infinity });
  const counties = useQuery({
    queryKey: ['counties'],
    queryFn: ({ signal }) => loadCounties(signal),
    staleTime: Infinity,
  });
  const given = useQuery({
    queryKey: ['base-map', address],
    queryFn: () => fetchStyle(address ?? ''),
    enabled: address !== null,
    retry: 1,
    staleTime: Infinity,
  });
  const streets = useStreets();

  const isOutOfReach = address !== null && (given.isError || abandoned.includes(address));
  const theirs = isOutOfReach ? undefined : given.data;
  const style = useMemo(() => {
    if (theirs) return theirs;
    if (imagery) return imageryStyle(imagery, streets.archive);
    const { origin } = window.location;
    const parts = { counties: counties.data, archive: streets.archive, shapes: shapes ?? [] };
    return builtInStyle({ tone: toneOf(id), ...parts, origin });
  }, [theirs, imagery, id, counties.data, streets.archive, shapes]);
  const isComing = theirs === undefined && (shapes === undefined || isFirstTry(counties) || streets.isComing);

  return {
    style: font.isPending || isComing ? undefined : style,
    notice: noticeOf({
      standsIn: isOutOfReach && !imagery ? name : undefined,
      isImageryMissing: !theirs && imagery !== null && isImageryMissing,
      areStreetsMissing: !theirs && streets.isOutOfReach,
    }),
    isDark: id === 'dark' || (id === 'satellite' && (theirs !== undefined || imagery !== null)),
    giveUp: () => {
      if (theirs && address) setAbandoned((before) => [...before, address]);
      else setImageryMissing(true);
    },
  };
}

interface Missing {
  /** The base map in whose place the built-in one is drawn. */
  standsIn: string | undefined;
  isImageryMissing: boolean;
  areStreetsMissing: boolean;
}

function noticeOf({ standsIn, isImageryMissing, areStreetsMissing }: Missing): string | undefined {
  if (standsIn)
    return t('The base map “{style}” cannot be reached. A plain map is shown instead.', { style: standsIn });
  if (isImageryMissing)
    return t('Imagery of this area cannot be reached. Areas that were downloaded to this device are shown.');
  return areStreetsMissing ? t('The base map’s streets cannot be reached. A plain map is shown instead.') : undefined;
}

/** The file of the settings, where there is one and it can be had. */
function useStreets() {
  const { baseMapTiles } = useSettings();
  const file = useQuery({
    queryKey: ['base-map-tiles', baseMapTiles],
    queryFn: async () => {
      const { openArchive } = await import('./open-archive.ts');
      const archive = await openArchive(baseMapTiles?.url ?? '', shortPatience);
      return { ...archive, attribution: baseMapTiles?.attribution ?? archive.attribution };
    },
    enabled: baseMapTiles !== null,
    retry: false,
    staleTime: Infinity,
  });
  return { archive: file.data, isComing: isFirstTry(file), isOutOfReach: file.isError };
}

/** A map without its font is still a map: the browser's own stands in. */
const loadFont = () =>
  document.fonts.load(`16px "${mapFont[0]}"`).then(
    () => true,
    () => false,
  );

async function fetchStyle(address: string): Promise<StyleSpecification> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The base map server returned ${response.status}.`);
  return (await response.json()) as StyleSpecification;
}
