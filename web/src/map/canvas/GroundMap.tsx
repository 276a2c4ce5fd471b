import { mapTexts } from './map-texts.ts';
import type { MapSource } from '@artesian/contract/map/sources';
import type { StyleSpecification } from 'maplibre-gl';
import type { Ref } from 'react';
import { Map, type MapProps, type MapRef } from 'react-map-gl/maplibre';
import { accessToken } from '../../session/tokens.ts';
import { imagerySource } from '../base-map/imagery-style.ts';
import { addShield } from '../base-map/shield.ts';
import { maplibre } from './map-library.ts';
import { printWithPage } from './print-with-page.ts';
import { addWellSymbols } from '../wells/well-symbols.ts';

interface GroundMapProps extends Omit<MapProps, 'mapLib' | 'mapStyle' | 'style' | 'onError' | 'onStyleData'> {
  ref: Ref<MapRef>;
  style: StyleSpecification;
  /** Of the district's own layers. */
  sources: readonly MapSource[];
  /** What a reader of the screen hears on reaching the map. */
  label: string;
  description: string;
  onBaseMapUnreachable: () => void;
  /** The browser has no WebGL 2, so there is no map at all. */
  onCannotDraw: () => void;
}

/** A map of MapLibre on the ground that was chosen, with the symbols of wells, as every screen has it. */
export function GroundMap({
  style,
  sources,
  label,
  description,
  onLoad,
  onBaseMapUnreachable,
  onCannotDraw,
  ...props
}: GroundMapProps) {
  return (
    <Map
      {...props}
      mapLib={maplibre}
      mapStyle={style}
      maxZoom={20}
      minZoom={4}
      // A tile of a crowded district takes megabytes; one that was left is soon fetched again from the browser's store.
      maxTileCacheSize={4}
      attributionControl={{}}
      locale={mapTexts}
      transformRequest={withToken}
      onLoad={(event) => {
        const canvas = event.target.getCanvas();
        canvas.setAttribute('aria-label', label);
        canvas.setAttribute('aria-description', description);
        // Where there is little room MapLibre opens its credits over the map, until it is moved.
        event.target.getContainer().querySelector<HTMLElement>('.maplibregl-compact-show > summary')?.click();
        printWithPage(event.target);
        onLoad?.(event);
      }}
      onStyleData={({ target }) => {
        addWellSymbols(target);
        addShield(target);
      }}
      onError={({ error, ...event }) => {
        // Only a map that never came to be has no target.
        if (!event.target) onCannotDraw();
        else if (isOfBaseMap(event, sources)) onBaseMapUnreachable();
        else console.warn(error.message);
      }}
    />
  );
}

/** Tiles and shapes differ by reader, so they are asked for as whoever is signed in. */
const withToken = async (url: string): Promise<maplibre.RequestParameters> => {
  const isOurs = new URL(url, window.location.href).origin === window.location.origin;
  const differs = /\/api\/public-map\/(?:tiles|sources)\//.test(url);
  const token = isOurs && differs ? await accessToken() : undefined;
  return token ? { url, headers: { authorization: `Bearer ${token}` } } : { url };
};

/** Errors name their source. Those of the district's own layers, and of the built-in map, leave the base map as it is. */
function isOfBaseMap(event: object, sources: readonly MapSource[]): boolean {
  const sourceId = 'sourceId' in event ? event.sourceId : undefined;
  if (typeof sourceId !== 'string' || (sourceId.startsWith('base-') && sourceId !== imagerySource)) return false;
  return sourceId !== 'selected-well' && !sources.some(({ id }) => id === sourceId);
}
