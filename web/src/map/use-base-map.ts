import { useQuery } from '@tanstack/react-query';
import type { StyleSpecification } from 'maplibre-gl';
import { useMemo, useState } from 'react';
import type { Settings } from '../session/settings.tsx';
import { builtInStyle, mapFont } from './built-in-style.ts';
import { loadCounties } from './counties.ts';
import { toneOf } from './tones.ts';

type BaseMapSetting = Settings['baseMaps'][number];

export interface BaseMap {
  /** Undefined until the font for names is there, which is a moment. */
  style: StyleSpecification | undefined;
  /** Why the map looks different from what its name promises. */
  notice: string | undefined;
  /** Dark ground needs light outlines. */
  isDark: boolean;
  /** To be called when the sources of the style turn out to be out of reach: the built-in map takes over. */
  giveUp: () => void;
}

/** How long a style may take before the built-in map is all there is, in milliseconds. */
const patience = 8000;

/** The style of a base map; the built-in one where the settings have none, and until and unless theirs arrives. */
export function useBaseMap({ id, name, style: address }: BaseMapSetting): BaseMap {
  const [abandoned, setAbandoned] = useState<readonly string[]>([]);
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

  const isOutOfReach = address !== null && (given.isError || abandoned.includes(address));
  const style = useMemo(() => {
    if (given.data && !isOutOfReach) return given.data;
    return builtInStyle(toneOf(id), counties.data, window.location.origin);
  }, [given.data, isOutOfReach, id, counties.data]);

  return {
    style: font.isPending ? undefined : style,
    notice: noticeOf(id, name, address, isOutOfReach),
    isDark: id === 'dark' || id === 'satellite',
    giveUp: () => address && setAbandoned((before) => [...before, address]),
  };
}

/** A map without its font is still a map: the browser's own stands in. */
const loadFont = () =>
  document.fonts.load(`16px "${mapFont[0]}"`).then(
    () => true,
    () => false,
  );

async function fetchStyle(address: string): Promise<StyleSpecification> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The base map answered ${response.status}.`);
  return (await response.json()) as StyleSpecification;
}

function noticeOf(id: string, name: string, address: string | null, isOutOfReach: boolean): string | undefined {
  if (isOutOfReach) return `The base map “${name}” cannot be reached. A plain map stands in for it.`;
  if (id === 'satellite' && address === null) {
    return 'Imagery comes over the network, and no imagery service is set up. A plain map stands in for it.';
  }
  return undefined;
}
