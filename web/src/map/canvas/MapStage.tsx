import { t } from '@artesian/domain/texts/translate';
import { wellsSource } from '@artesian/contract/map/layer-rows';
import { useMemo } from 'react';
import type { StyleSpecification } from 'maplibre-gl';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { DetailsOnMap } from '../details/DetailsOnMap.tsx';
import { BufferShapes } from '../adjacent-wells/BufferShapes.tsx';
import { FilteredArea } from '../filtering/FilteredArea.tsx';
import { DrawingOnMap } from '../drawing/DrawingOnMap.tsx';
import { DrawnShapes } from '../drawing/DrawnShapes.tsx';
import { KeepInSight } from '../graphs/KeepInSight.tsx';
import { WellHint } from '../hints/WellHint.tsx';
import { LayerOrder } from '../layers/LayerOrder.tsx';
import { LevelLayers } from '../levels/LevelLayers.tsx';
import { MapCanvas } from './MapCanvas.tsx';
import type { MapScreenState } from '../use-map-screen.ts';

/** The map itself, with the details of what was chosen on it; on a page of another site one does not draw. */
export function MapStage({ state, isEmbedded }: { state: MapScreenState; isEmbedded: boolean }) {
  const { view, changeView, data, shown, selection, baseMap, map, visible, items, doWithoutMap, closeDetails } = state;
  const { categorizeBy, filters, opacity } = view;
  const { drawing, bufferTool, levels, levelYear } = state;
  const ofWells = data.layers.filter((layer) => layer.source === wellsSource);
  const names = useMemo(() => namesOf(baseMap.style), [baseMap.style]);
  const pick = bufferTool.isOpen ? bufferTool.pick : selection.pick;
  if (!baseMap.style || state.isHomeComing) return <LoadingView label={t('Loading the map…')} />;
  return (
    <MapCanvas
      ref={map}
      style={baseMap.style}
      camera={view}
      home={state.home}
      layers={data.layers}
      sources={data.sources}
      visible={visible}
      opacity={opacity}
      only={state.only}
      wells={data.wells}
      wellStyle={{
        categorizeBy,
        items: levelYear === undefined && !state.isYearComing ? items : noItems,
        filters,
        onDark: baseMap.isDark,
      }}
      selected={shown.selectedPlace && { ...shown.selectedPlace, fill: state.hidden?.color }}
      onSettled={(camera, bounds) => {
        shown.onBounds(bounds);
        changeView(camera);
      }}
      onPick={drawing.tool ? undefined : pick}
      isAiming={bufferTool.isOpen}
      onBaseMapUnreachable={baseMap.giveUp}
      onCannotDraw={doWithoutMap}
    >
      {levels && <LevelLayers levels={levels} year={levelYear} filters={filters} onDark={baseMap.isDark} />}
      <BufferShapes buffers={bufferTool.buffers} onDark={baseMap.isDark} />
      {isEmbedded ? (
        <DrawnShapes drawings={drawing.drawings} onDark={baseMap.isDark} />
      ) : (
        <DrawingOnMap drawing={drawing} onDark={baseMap.isDark} />
      )}
      <FilteredArea area={view.filters.area} onDark={baseMap.isDark} />
      <LayerOrder
        names={names}
        belowNames={ofWells.at(-1)?.id}
        fills={fills}
        aboveFills={ofWells[0]?.id}
        onTop={onTop}
      />
      <KeepInSight
        camera={view}
        well={view.well}
        place={shown.selectedPlace}
        isCovered={state.isGraphOpen}
        room={state.panels.room}
      />
      <WellHint
        layerIds={state.wellLayerIds}
        isOff={drawing.tool !== undefined || bufferTool.isOpen}
        open={view.well}
        onOpen={selection.pick}
      />
      {!state.isSmall && !state.isGraphOpen && (
        <DetailsOnMap
          place={selection.place ?? shown.selectedPlace}
          selection={selection}
          layers={data.layers}
          knownWell={shown.selected}
          onClose={closeDetails}
          room={state.panels.room}
        />
      )}
    </MapCanvas>
  );
}

/** In the colors of another year the wells of today are all alike. */
const noItems: readonly never[] = [];

/** What a base map writes. */
const namesOf = (style: StyleSpecification | undefined) =>
  style?.layers.filter(({ type }) => type === 'symbol').map(({ id }) => id) ?? [];

const fills = ['buffer-fill', 'drawing-fill'];
const onTop = [
  'selected-well',
  'buffer-casing',
  'buffer-line',
  'buffer-label',
  'filtered-area',
  'drawing-casing',
  'drawing-line',
  'drawing-corner',
  'drawing-label',
  // What the mouse takes hold of.
  'pen-point',
];
