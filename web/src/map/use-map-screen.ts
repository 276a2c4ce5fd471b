import { wellsSource } from '@artesian/contract/map/layer-rows';
import type { PlacedWell } from '@artesian/contract/map/well-area';
import { rowsOfWells } from '@artesian/contract/map/drawn-wells';
import type { FilterItem } from '@artesian/contract/map/well-categories';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../session/settings.tsx';
import { isPartLost, type MapView } from './address.ts';
import { useBufferTool } from './adjacent-wells/use-buffer-tool.ts';
import type { Place } from './coordinates.ts';
import { useDrawing } from './drawing/use-drawing.ts';
import { useKnownArea } from './filtering/use-known-area.ts';
import type { FilterableWell } from './wells/filters.ts';
import { hiddenBy, type HiddenBy } from './wells/hidden-by.ts';
import { groupLayers, visibleLayers } from './layers/layer-rows.ts';
import { colorOf } from './layers/layer-style.ts';
import { filtersOfLayers } from './layers/boolean-filter.ts';
import type { MapHandle } from './canvas/MapCanvas.tsx';
import type { FoundHit } from './search/found-hit.ts';
import { usePanels } from './panels/panels.ts';
import { useIsLow, useScreenSize } from './screen-size.ts';
import { useGround } from './canvas/use-ground.ts';
import { useHome } from './use-home.ts';
import { useLegend } from './legend/use-legend.ts';
import { useMapData, type MapData } from './use-map-data.ts';
import { useMapView, type ChangeView } from './canvas/use-map-view.ts';
import { useSelection } from './use-selection.ts';
import { useLevelsOverYears, yearWithin } from './levels/use-levels-over-years.ts';
import { useShownWells, type ShownWells } from './wells/use-shown-wells.ts';
import { useWell } from './wells/use-well.ts';
import { wholeEarth } from './wells/wells-in-view.ts';

export type MapScreenState = ReturnType<typeof useMapScreen>;

/** Zoom at which a chosen well is looked at. */
const nearZoom = 16;

const noItems: readonly never[] = [];

/** All that the parts of the map share: the view of the address, the data, and what follows from both. */
export function useMapScreen() {
  const { districtShortName, baseMaps } = useSettings();
  const { home, isComing: isHomeComing } = useHome();
  const [asked, changeView] = useMapView();
  const { area, ...areaState } = useKnownArea(asked.filters.area);
  const view = useMemo(() => ({ ...asked, filters: { ...asked.filters, area } }), [asked, area]);
  const isAddressPartLost = isPartLost(useSearch({ strict: false }));
  useOpeningAtWell(view, changeView);
  const data = useMapData();
  const shown = useShownWells(data, view, areaState.isComing);
  const selection = useSelection(view, changeView);
  const map = useRef<MapHandle>(null);
  const size = useScreenSize();
  const [isDrawable, setDrawable] = useState(true);
  const groups = useMemo(() => groupLayers(data.layers, districtShortName), [data.layers, districtShortName]);
  const visible = useMemo(() => visibleLayers(groups, view.switched), [groups, view.switched]);
  const items = data.filters?.[view.categorizeBy] ?? noItems;
  const { levels, ...levelsTrouble } = useLevelsOverYears(view);
  const levelYear = levels ? yearWithin(levels, view.levelYear) : undefined;
  /** Of an address whose year is not there yet: the wells of today are no answer. */
  const isYearComing = view.categorizeBy === 'levelClass' && view.levelYear !== undefined && levels === undefined;
  // What is counted are the classes of today.
  const counts = levelYear === undefined && !isYearComing ? shown.counts : undefined;
  const legend = useLegend({ view, groups, items, counts, levelYear });
  const hidden = useHidden(areaState.isComing ? undefined : shown.selected, data, view, items);
  const only = useMemo(() => filtersOfLayers(groups, view.booleans), [groups, view.booleans]);
  const goTo = (place: Place, well: number | undefined, zoom = nearZoom) => {
    changeView({ well }, true);
    map.current?.flyTo(place, zoom);
  };
  const focusMap = () => map.current?.focus();
  const drawing = useDrawing(view, changeView);
  const isLow = useIsLow();
  const isSmall = isLow || size === 'phone';
  const isGraphOpen = view.graph !== undefined && view.well !== undefined;
  const besideLegend = [
    { isOpen: drawing.isBoxOpen, close: () => drawing.setBoxOpen(false) },
    { isOpen: selection.features.length > 0 && !isGraphOpen, close: selection.close },
  ];
  return {
    home,
    isHomeComing,
    view,
    changeView,
    data,
    shown,
    areaState,
    isAddressPartLost,
    selection,
    drawing,
    panels: usePanels({ size, isSmall, besideLegend }),
    bufferTool: useBufferTool(view, changeView),
    map,
    groups,
    visible,
    wellLayerIds: data.layers.filter(({ id, source }) => source === wellsSource && visible.has(id)).map(({ id }) => id),
    only,
    items,
    levels,
    levelsTrouble,
    levelYear,
    isYearComing,
    legend,
    hidden,
    size,
    /** Where the map is narrow or low, panels and details come from below rather than float over it. */
    isSmall,
    /** A graph covers the lower part of the map. */
    isGraphOpen,
    ...useGround(baseMaps, view.baseMap, data),
    isDrawable,
    /** Without a map the list holds all its wells. */
    doWithoutMap: () => {
      setDrawable(false);
      shown.onBounds(wholeEarth);
    },
    goTo,
    /** The keyboard goes along, and from there into the details that come up. */
    goToHit: (hit: FoundHit) => {
      goTo(hit, hit.wellNdx, hit.zoom);
      focusMap();
    },
    closeDetails: () => {
      selection.close();
      focusMap();
    },
    focusMap,
  };
}

/** Why the selected well is not drawn, and the color that it is drawn in all the same; undefined where it is. */
function useHidden(
  selected: ShownWells['selected'],
  { layers }: MapData,
  view: MapView,
  items: readonly FilterItem[],
): (HiddenBy & { color: string }) | undefined {
  const rows = useMemo(() => rowsOfWells(layers), [layers]);
  if (!selected) return undefined;
  const well = selected as FilterableWell & PlacedWell;
  const hidden = hiddenBy(well, view, rows);
  return hidden && { ...hidden, color: colorOf(well, view.categorizeBy, items) };
}

/** An address that names a well and no place means the place of the well. */
function useOpeningAtWell(view: MapView, changeView: ChangeView) {
  const search: { at?: unknown } = useSearch({ strict: false });
  const [named] = useState(search.at === undefined ? view.well : undefined);
  const { data: well } = useWell(named);
  useEffect(() => {
    if (well) changeView({ latitude: well.lat_dd, longitude: well.lon_dd, zoom: nearZoom });
  }, [well, changeView]);
}
