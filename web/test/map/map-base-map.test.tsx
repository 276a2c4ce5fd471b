import type { Imagery } from '@artesian/contract/map/imagery';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { queryClient } from '../../src/api.ts';
import { builtInStyle } from '../../src/map/base-map/built-in-style.ts';
import { imageryStyle } from '../../src/map/base-map/imagery-style.ts';
import { toneOf } from '../../src/map/base-map/tones.ts';
import { useBaseMap } from '../../src/map/base-map/use-base-map.ts';
import { attributionOf } from '../../src/map/print/capture.ts';
import { remember } from '../../src/ui/remembered.ts';
import { SettingsProvider } from '../../src/session/settings.tsx';
import { renderAt } from '../support/render-at.tsx';
import { settings } from '../support/settings.ts';

const none: never[] = [];
const answers = {
  'GET /api/public-map/filters': {
    data: {
      wellClass: none,
      wellSubclass: none,
      monitoringStatus: none,
      primaryUse: none,
      managementZone: none,
      aquiferCompletion: none,
      levelClass: none,
      aquiferSetting: none,
      aquiferName: none,
    },
  },
  'GET /api/public-map/layers': { data: none },
  'GET /api/public-map/sources': { data: none },
  'GET /api/ui-map-wells': none,
};
const baseMaps = ['Outdoors', 'Streets', 'Satellite', 'Light', 'Dark'].map((name) => ({
  id: name.toLowerCase(),
  name,
  style: null as string | null,
  imagery: null as Imagery | null,
}));
const imagery = baseMaps.map((one) => (one.id === 'satellite' ? { ...one, style: '/imagery.json' } : one));
const baseMapTiles = { url: '/api/public-map/base-map/0123456789abcdef.pmtiles', attribution: 'Clear Creek County' };

const openMap = (path = '/map', given: Partial<typeof settings> = {}) =>
  renderAt(path, { answers: { ...answers, 'GET /api/settings': { ...settings, baseMaps, ...given } } });
const offer = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('radio', { name });
const chosen = async () =>
  (await screen.findAllByRole<HTMLInputElement>('radio')).filter(({ checked }) => checked).map(({ value }) => value);
const inAddress = () => new URLSearchParams(window.location.search).get('base');

beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));

describe('the base map', () => {
  it('is the first until somebody chose one, which the address then keeps, even the first', async () => {
    openMap();
    expect((await offer('Outdoors')).checked).toBe(true);
    await userEvent.click(await offer('Streets'));
    await expect.poll(inAddress).toBe('streets');
    await userEvent.click(await offer('Outdoors'));
    await expect.poll(inAddress).toBe('outdoors');
  });

  it('is dark in the dark theme, until somebody chose one', async () => {
    localStorage.setItem('artesian.theme', 'dark');
    openMap();
    expect((await offer('Dark')).checked).toBe(true);
    await userEvent.click(await offer('Light'));
    await expect.poll(chosen).toEqual(['light']);
  });

  it.each(['outdoors', 'satellite'])(
    '%s is drawn where the connection was lost before any map was opened',
    async (id) => {
      const given = { tiles: 'https://imagery.example/{z}/{x}/{y}.jpg', attribution: null, maxZoom: 19 };
      const satellite = { ...baseMaps[2]!, imagery: given };
      remember('settings', { ...settings, baseMaps: [baseMaps[0]!, satellite], baseMapTiles });
      onlineManager.setOnline(false);
      onTestFinished(() => onlineManager.setOnline(true));
      const wrapper = ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>
          <SettingsProvider>{children}</SettingsProvider>
        </QueryClientProvider>
      );
      const chosenOne = id === 'satellite' ? satellite : baseMaps[0]!;
      const { result } = renderHook(() => useBaseMap(chosenOne, []), { wrapper });
      await expect.poll(() => result.current.style?.layers.length ?? 0).toBeGreaterThan(0);
    },
  );

  it('is no imagery where none is set up, and the picker says so', async () => {
    openMap('/map?base=satellite');
    expect((await offer(/^Satellite\s*no imagery set up$/)).disabled).toBe(true);
    expect(await chosen()).toEqual(['outdoors']);
    expect(await screen.findByText(/^No imagery is set up\. “Outdoors” is shown instead/)).toBeDefined();
  });

  it('may be imagery that the district names', async () => {
    openMap('/map', { baseMaps: imagery });
    await userEvent.click(await offer('Satellite'));
    await expect.poll(inAddress).toBe('satellite');
  });

  it('may be imagery of a tile service, which is offered in place of what cannot be drawn', async () => {
    const served = { tiles: 'https://imagery.example/{z}/{y}/{x}', attribution: 'Imagery: USGS', maxZoom: 16 };
    const withTiles = baseMaps.map((one) => (one.id === 'satellite' ? { ...one, imagery: served } : one));
    openMap('/map?base=satellite', { baseMaps: withTiles });
    expect((await offer('Satellite')).checked).toBe(true);
    expect(screen.queryByText(/^No imagery is set up/)).toBeNull();
  });

  it('pretends no streets', async () => {
    openMap();
    expect(await screen.findByText(/^No street map is set up/)).toBeDefined();
  });

  it('goes on without its streets when they cannot be reached', async () => {
    openMap('/map', { baseMapTiles });
    expect(await screen.findByText(/^The base map’s streets cannot be reached/)).toBeDefined();
    expect(screen.queryByText(/^No street map is set up/)).toBeNull();
  });
});

const tilesOf = (...layers: string[]) => ({
  tiles: 'pmtiles://https://tiles.example.org/hays.pmtiles/{z}/{x}/{y}',
  minzoom: 0,
  maxzoom: 15,
  bounds: [-98.35, 29.85, -97.55, 30.42] as [number, number, number, number],
  layers,
  attribution: 'Clear Creek County',
});

describe('the built-in style', () => {
  const archives = {
    'the demonstration': tilesOf('parks', 'water', 'waterways', 'railways', 'roads', 'places'),
    Protomaps: tilesOf('earth', 'landuse', 'water', 'roads', 'buildings', 'places', 'pois'),
    OpenMapTiles: tilesOf('park', 'water', 'waterway', 'transportation', 'transportation_name', 'building', 'place'),
  };
  const shapes = ['district-boundary', 'rivers', 'highways', 'towns', 'wells'];
  const styleOf = (archive: (typeof archives)['Protomaps'] | undefined, has: string[], id = 'streets') =>
    builtInStyle({ tone: toneOf(id), counties: undefined, archive, shapes: has, origin: 'https://wells.example.org' });
  const drawnFrom = (style: ReturnType<typeof styleOf>, source: string) =>
    style.layers.filter((layer) => 'source' in layer && layer.source === source);

  describe.each(Object.entries(archives))('of a file like that of %s', (_, archive) => {
    it('draws streets, water, parks and places with their names, and says who made them', () => {
      const style = styleOf(archive, shapes);
      const ids = drawnFrom(style, 'base-tiles').map(({ id }) => id);
      for (const id of ['base-parks', 'base-water', 'base-waterways', 'base-roads', 'base-road-names', 'base-places'])
        expect(ids).toContain(id);
      expect(style.sources['base-tiles']).toMatchObject({ attribution: 'Clear Creek County' });
    });

    it.each(['outdoors', 'streets', 'light', 'dark'])('is one that MapLibre understands as %s', (id) => {
      expect(validateStyleMin(styleOf(archive, shapes, id))).toEqual([]);
    });
  });

  it('draws what the district keeps where there is no file', () => {
    const style = styleOf(undefined, shapes);
    expect(validateStyleMin(style)).toEqual([]);
    expect(drawnFrom(style, 'base-highways')).not.toEqual([]);
    expect(style.sources).not.toHaveProperty('base-tiles');
  });

  it('is printed and saved with who made what it draws', () => {
    const style = styleOf(archives.Protomaps, shapes);
    const map = { getStyle: () => style, getSource: (id: string) => style.sources[id] };
    expect(attributionOf(map as never)).toBe('Counties: U.S. Census Bureau · Clear Creek County');
  });

  it('is one that MapLibre understands with imagery, and the names of roads on it', () => {
    const imagery = { tiles: 'https://imagery.example/{z}/{y}/{x}', attribution: 'Imagery: USGS', maxZoom: 16 };
    const style = imageryStyle(imagery, archives.Protomaps);
    expect(validateStyleMin(style)).toEqual([]);
    expect(drawnFrom(style, 'base-imagery')).toHaveLength(1);
    expect(drawnFrom(style, 'base-tiles').map(({ id }) => id)).toContain('base-road-names');
    expect(style.sources['base-imagery']).toMatchObject({ attribution: 'Imagery: USGS', maxzoom: 16 });
    expect(Object.keys(imageryStyle(imagery, undefined).sources)).toEqual(['base-imagery']);
  });

  it('asks for no shapes that the district does not have', () => {
    const { sources } = styleOf(undefined, ['district-boundary']);
    expect(Object.keys(sources)).toEqual(['base-counties', 'base-county-names', 'base-district-boundary']);
  });
});
